// What is shown to be read, or to be taken elsewhere: rules, the board in words, statistics, a deal
// to share, a saved game.
import { closeFile, editor } from "./author.js";
import { name as cardName } from "./cards.js";
import { $, download, el } from "./dom.js";
import { ask, onSite } from "./engine.js";
import { figures } from "./figures.js";
import { g, res, seconds } from "./game.js";
import { games, titleOf } from "./menu.js";
import { dealt, here, play, queue, source } from "./play.js";
import { fail, inform, log } from "./say.js";
import * as store from "./store.js";
import { capital, many } from "./words.js";

export function showText(title, text) {
  const d = $("d-text"),
    into = d.querySelector(".prose");
  d.querySelector("h2").textContent = title;
  if (text instanceof Node) into.replaceChildren(text);
  else prose(into, text);
  d.showModal();
}

// prose shows a text of paragraphs, headings underlined or alone on their line.
export function prose(into, text) {
  const plain = text
    .replace(/^=+\n/gm, "")
    .replace(/\n(?= *\d+\. )/g, "\n\n")
    .trim();
  into.replaceChildren(
    ...plain.split(/\n\s*\n/).flatMap(block => {
      const [first, ...rest] = block.split("\n");
      if (!rest.length) return [el(first.length < 50 && !/[.:]$/.test(first) ? "h3" : "p", {}, first)];
      const headed = first.length < 40 && !/[.,:;]$/.test(first) && !/^\s/.test(first);
      return headed ? [el("h3", {}, first), el("p", {}, rest.join("\n"))] : [el("p", {}, block)];
    }),
  );
}

export async function rules() {
  const r = await ask({ ...source(), set: g.set, want: ["rules"] });
  if (r.error) fail(r.error.text);
  if (r.english) showText(r.title, r.english.replace(/^.*\n=+\n/, ""));
}

// read tells the board in words.
export async function read() {
  await queue;
  const r = await ask({ ...here(), want: ["words"] });
  showText("The board", (r.words || []).join("\n\n"));
}

// showPile tells all cards of a pile, from the bottom.
export function showPile(p) {
  const { name, cards } = res.piles[p];
  showText(capital(name), cards.map((c, i) => `${i + 1}. ${cardName(c)}`).join("\n\n") || "Empty.");
}

export async function stats() {
  await games();
  const rows = await store.stats();
  showText("Statistics", rows.length ? figures(rows, titleOf) : "No game has been played to its end yet.");
}

// said shows what was said, the last at the end.
export function said() {
  showText("What was said", log.length ? el("div", {}, ...log.map(x => el("p", {}, x))) : "Nothing yet.");
  $("d-text").querySelector(".prose").scrollTop = 1e6;
}

// link shows how this deal is begun elsewhere: by a command, and by an address. One of this machine
// leads nowhere on another.
export async function link() {
  const own = editor?.open,
    near = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  const url = own ? await editor.link() : g.board ? undefined : location.href;
  const command = own || g.board ? undefined : (await ask({ ...here(), want: ["share"] })).share;
  if (!url && !command) return own ? undefined : fail("A board cannot be shared.");
  const where = own ? "The whole file in a link" : near ? "In this browser" : "In a browser";
  const flaws = own ? await editor.flaws($("text").value) : ".";
  showText(
    own ? "Share this file" : "Share this deal",
    el(
      "div",
      {},
      ...copied("Wherever pat is installed:", command),
      ...copied(where + (near && !onSite ? ", while pat serve runs:" : ":"), url),
      ...(flaws === "." ? [] : [el("p", { class: "wrong" }, capital(flaws.slice(2)))]),
    ),
  );
}

// copied is a text with a button that copies it; where that is forbidden it selects it.
function copied(what, text) {
  if (!text) return [];
  const copy = async e => {
    try {
      await navigator.clipboard.writeText(text);
      e.target.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(e.target.previousSibling);
    }
  };
  const button = el("button", { type: "button", class: "go", click: copy }, "Copy");
  return [el("p", {}, what), el("div", { class: "copy" }, el("code", { tabindex: 0 }, text), button)];
}

// save gives out the game as a file that the prompt reads; openSaved reads one.
export async function save() {
  if (editor?.open) return fail("A game of a rule file of your own is kept beside it, and cannot be saved.");
  await queue;
  const { undos, hints, all, chosen, given } = g.used,
    used = { undos, hints, all, chosen, given, seconds: seconds() };
  const r = await ask({ ...here(), undone: g.undone, used, want: ["save"] });
  if (r.error) return fail(r.error.text);
  const name = `${g.game}${g.board ? "" : "-" + g.deal.replace(/\W+/g, "-")}.txt`;
  download(name, r.save);
  inform(`Saved: ${name}. Open a saved game reads it again, and so does load at the prompt of pat.`);
}
export function openSaved() {
  const chosen = el("input", { type: "file", accept: ".txt,text/plain" });
  chosen.addEventListener("change", async () => {
    const r = await ask({ file: await chosen.files[0].text() });
    if (r.error) return fail(`It cannot be opened: ${r.error.text}.`);
    closeFile();
    const x = r.opened,
      kept = dealt(x),
      moves = y => JSON.stringify(y.moves);
    const same = x.deal && kept !== x && moves(kept) === moves(x); // what is kept already is not kept twice
    await play(same ? kept : { asked: true, ...x, redo: x.redo.reverse() });
    inform(`Opened: ${chosen.files[0].name}, ${many(g.moves.length, "move")}.`);
  });
  chosen.click();
}
