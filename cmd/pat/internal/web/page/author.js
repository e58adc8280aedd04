// The author's page: a rule file beside the game that is played by it.
import { address } from "./address.js";
import { $ } from "./dom.js";
import { Editor } from "./editor.js";
import { ask } from "./engine.js";
import { board, fresh, g, none, res, turnTo } from "./game.js";
import { menu } from "./menu.js";
import { again, cleared, keep, newNumber, play, resized, source } from "./play.js";
import { fail, inform, say } from "./say.js";
import { unshown } from "./search.js";
import * as store from "./store.js";
import { link, prose } from "./texts.js";

export let editor; // once a file was opened
let beside; // the game that was played before

const hooks = {
  sound: async () => {
    await unshown();
    await again({ quiet: true });
    keep();
  },
  closed,
  stale: since => {
    $("tab-play").textContent = since ? `Game, by the rules of ${since}` : "Game";
  },
  say,
  prose,
  share: link,
  plays: () => !!res,
};

// openFile opens a rule file beside the game; more is what its game begins with.
export async function openFile(name, text, hash, more) {
  await unshown();
  editor ||= new Editor(hooks);
  if (!g.file) beside = g;
  $("tabs").hidden = false;
  $("work").classList.add("two");
  tab("edit");
  if (res) keep();
  const begun = { ...fresh(), game: g.game, set: g.set, deal: g.deal, file: name, ...more },
    kept = store.game("file:" + name);
  turnTo(kept ? { ...begun, ...kept, plan: [] } : begun);
  cleared(name); // should the file have mistakes
  const shown = editor.show(name, text, hash);
  address();
  await shown;
}

// served opens the file of the server: as it was written when it was closed, for that may not be
// saved.
export async function served() {
  const { file } = store.config;
  if (editor?.name === file) return editor.open || openFile(file, $("text").value, editor.hash);
  const f = await (await fetch("file")).json();
  return f.error ? fail(f.error) : openFile(file, f.text, f.hash);
}

// linked opens a file that came with an address.
export async function linked(name, packed, deal) {
  try {
    const text = await store.unpack(packed);
    g.deal = deal || newNumber();
    return openFile(unused(name || "linked.pat", text), text);
  } catch (e) {
    fail("The link is damaged: " + e.message);
  }
}

// unused is a name that no other file of one's own has, and no sign in it that is not seen.
function unused(name, text) {
  const seen = name.replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}/\\]+/gu, "-").slice(0, 80);
  const all = store.files(),
    [, stem, end] = /^(.*?)(\.pat)?$/.exec(seen);
  for (let n = 1; ; n++) {
    const x = stem + (n > 1 ? "-" + n : "") + (end || ".pat");
    if (!(x in all) || all[x] === text) return x;
  }
}

// variant begins a rule file of one's own from the game being played, whose moves are made in it as
// far as they are legal there.
export async function variant() {
  const r = await ask({ ...source(), want: ["text"] }),
    own = "my-" + (g.game || "game") + ".pat",
    { moves, groups } = g;
  const begun = store.files()[own],
    about = /^(#|game|also|source|family|note|about|author|licence|variant)/;
  const lines = (r.text || "")
    .split("\n")
    .filter(l => !about.test(l))
    .join("\n")
    .split(/^example /m)[0]
    .trim();
  const head = `game My ${r.title}\nvariant of ${g.game}\n\n`,
    remarks = lines.replace(/^/gm, "#   ").replace(/ +$/gm, "");
  const text = `${head}\n\n# Above this stands what differs. The lines of ${r.title} are:\n#\n${remarks}\n`;
  await openFile(own, begun || text, undefined, begun ? {} : { moves, groups });
  const at = begun ? begun.length : head.length;
  $("text").focus();
  $("text").setSelectionRange(at, at);
  if (!begun) $("text").scrollTop = 0;
}

// closed goes back to the game that was played before the file was opened.
async function closed() {
  await unshown();
  const kept = editor.unsaved() ? "stands as you left it, though it is not saved" : "is kept";
  closeFile();
  if (!beside?.game) {
    turnTo(none());
    cleared("pat");
    address();
    await menu();
  } else {
    const { key, game, set, deal } = beside;
    await play(store.games().find(x => x.key === key) || { game, set, deal, asked: true });
    board.take();
  }
  inform(`${editor.name} ${kept}: the menu opens it again.`);
}

export function closeFile() {
  if (!editor?.open) return;
  editor.hide();
  $("tabs").hidden = true;
  $("work").classList.remove("two");
}

// tab shows the file or the game, where there is room for one of them.
function tab(which) {
  $("work").dataset.tab = which;
  $("tab-edit").setAttribute("aria-selected", which === "edit");
  $("tab-play").setAttribute("aria-selected", which === "play");
}
$("tab-edit").addEventListener("click", () => tab("edit"));
$("tab-play").addEventListener("click", () => {
  tab("play");
  resized();
});

// What is not saved is not left without a word.
addEventListener("beforeunload", e => {
  if (editor?.unsaved()) e.preventDefault();
});
