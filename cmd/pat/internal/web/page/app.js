// The page: its parts are put together, and what is pressed or typed is given to the one that does
// it.
import { follow } from "./address.js";
import { variant } from "./author.js";
import { sprite } from "./cards.js";
import { choose, choosePlay, unlike } from "./choose.js";
import { daily, dealDialog } from "./deals.js";
import { $, byTouch } from "./dom.js";
import { start } from "./engine.js";
import { board, clock, res } from "./game.js";
import { help, keys } from "./keys.js";
import { called, menu, named } from "./menu.js";
import { act, another, asked, keeping, queue, redo, refusedLast, restart, undo } from "./play.js";
import { fail, fit, inform, say } from "./say.js";
import { demo, hint, showing, stop, unshown, winnable, wished, wishes } from "./search.js";
import { dress, settings, settingsDialog, settle, still } from "./settings.js";
import * as store from "./store.js";
import { link, openSaved, read, rules, said, save, showPile, showText, stats } from "./texts.js";
import { some } from "./words.js";

// What the board reports.
const label = p => res.piles[p].label;
board.hooks = {
  move: (m, dropped) => act(m, { dropped }),
  choose: plays => (showing ? unshown() : choosePlay(plays)),
  refuse: (p, i) => {
    if (showing) return unshown();
    const turns = i < 0 && board.isStock(p);
    act(turns ? "press " + (board.act || "turn") : `play ${label(p)}${i < 0 ? "" : "@" + (i + 1)}`);
  },
  wrong: (p, i, q) => {
    const n = board.near.get(p + "@" + i)?.[0].n || res.piles[p].cards.length - i;
    act(`why not ${label(p)} ${label(q)} ${n}`, { wrong: true });
  },
  held: (targets, held) => {
    if (showing) return unshown();
    const set = held.plays.every(x => x.kind === "set"),
      turns = board.isStock(held.p) && board.atStock().length;
    const where = some(unlike(targets).map(q => (set ? board.card(q) : board.place(q))));
    const [back, touch] = byTouch()
      ? ["Touch the table to put it", "Another touch"]
      : ["Escape puts it", "Another click"];
    inform(
      `Picked up. It goes ${set ? "with" : "to"} ${where}. ${back} back.${turns ? ` ${touch} turns the stock.` : ""}`,
    );
  },
  back: () => inform("Put back."),
  loose: () => inform("The next Tab leaves the board."),
  found: names => inform(names.length ? `Lit up on ${some(names)}.` : "None lies open."),
  pile: showPile,
  still,
};

// What can be done, by its name as it is typed.
const commands = {
  undo,
  redo,
  hint,
  rules,
  read,
  demo,
  link,
  variant,
  save,
  restart,
  winnable,
  stats,
  daily,
  type: () => {
    say([]);
    $("line").focus();
  },
  load: openSaved,
  keys: () => showText("Keys", help()),
  settings: settingsDialog,
  auto: () => act("auto"),
  new: () => another({}),
  deals: () => dealDialog(),
  moves: async () => {
    await queue;
    choosePlay(res.plays, "Legal moves");
  },
  log: said,
};
Object.assign(commands, { help: commands.keys, board: read, games: menu, share: link, set: settingsDialog });
const gameless = ["games", "load", "settings", "set", "keys", "help", "log", "stats"];

function does(word) {
  if (showing) return unshown().then(() => does(word));
  if (gameless.includes(word) || asked()) return commands[word]();
}

// typed does a line when what was typed before is answered: a line is about the board that the one
// before left, and the last one has the last word.
let typing = Promise.resolve();
const typed = line => {
  typing = typing
    .then(() => queue)
    .then(() => doLine(line))
    .catch(e => fail(e.message));
};

// doLine does a line: a move, or a command where no move is called so. What may search is not
// waited for: the next line ends it.
async function doLine(line) {
  const [word, ...more] = line.toLowerCase().split(/\s+/),
    [of] = more,
    plays = res?.plays || [];
  if (plays.some(p => p.move === line)) return act(line);
  if (word in { __proto__: null, ...commands } && !more.length) {
    say([]);
    does(word);
    return;
  }
  if (word === "u") return of ? act("undo " + more.join(" ")) : undo();
  if (line === "why" && refusedLast()) return act("why not " + refusedLast());
  if (word === "set" && more.length === 2) return settle(...more);
  if (word === "hint" && of === "all") {
    hint("thoughtful");
    return;
  }
  if (word === "new" && of in wishes) {
    wished(of);
    return;
  }
  if (word === "new" && of) return /^[\d-]|:/.test(of) ? another({ deal: more.join(" ") }) : named(more.join(" "));
  const pile = res?.piles.findIndex(p => p.label === (of || res.piles[board.focus?.[0]]?.label));
  if (word === "v" && more.length < 2 && pile >= 0 && !res.piles.some(p => p.label === "v")) return showPile(pile);
  const name = /^[a-z][a-z' -]{3,}$/i.test(line) && !plays.some(p => p.move.split(" ")[0] === word);
  if (name && (await called(line))) return;
  return act(line, { word: name });
}

// What is pressed.
const pressed = {
  undo,
  redo,
  hint: () => hint(),
  auto: () => does("auto"),
  menu: () => does("games"),
  deal: () => does("deals"),
};
for (const [b, does] of Object.entries(pressed)) $("b-" + b).addEventListener("click", does);
let before; // what had the focus before the menu was opened
function moreMenu(open) {
  if (open) before = document.activeElement;
  $("more").hidden = !open;
  $("b-more").setAttribute("aria-expanded", open);
  if (open) $("more").firstElementChild.focus();
}
const fromMore = () => (before?.isConnected && before !== document.body ? before : $("b-more")).focus();
$("b-more").addEventListener("click", () => moreMenu($("more").hidden));
$("more").addEventListener("keydown", e => {
  const all = [...$("more").children],
    at = all.indexOf(document.activeElement);
  if (e.key === "Escape") {
    moreMenu(false);
    fromMore();
    e.stopPropagation();
  }
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[e.key];
  if (to === undefined) return;
  all.at(to % all.length).focus();
  e.preventDefault();
});
$("more").addEventListener("focusout", e => {
  const to = e.relatedTarget;
  if (to && !$("more").contains(to) && to !== $("b-more")) moreMenu(false);
});
document.addEventListener("click", e => {
  const b = e.target.closest("[data-do]");
  if (!e.target.closest("#b-more")) moreMenu(false);
  if (!b) return;
  if (b.closest("#more")) fromMore();
  does(b.dataset.do);
});
for (const d of document.querySelectorAll("dialog"))
  d.addEventListener("click", e => {
    if (e.target === d) d.close();
  });
// look puts away how the game ended, and reports whether that was shown.
function look() {
  const shown = !$("end").hidden;
  $("end").hidden = true;
  if (shown) board.take();
  return shown;
}
$("e-look").addEventListener("click", look);

// What keys do.
keys({
  board,
  line: typed,
  keep: () => settings.keys === "board",
  undo,
  redo,
  stop: () => look() || stop(),
  log: said,
  hint: () => hint(),
  help: () => does("help"),
  fresh: () => does("new"),
  menu: () => moreMenu(true),
  turn: () => {
    const turns = res ? board.atStock() : [];
    if (turns.length) board.perform(turns);
    else act("press " + (board.act || "turn"));
  },
  complete: text =>
    [...Object.keys(commands), ...(res?.plays || []).map(p => p.move)].filter(
      w => w.length > 1 && w.startsWith(text.toLowerCase()),
    ),
});

sprite();
dress();
setInterval(clock, 1000);
new ResizeObserver(fit).observe($("table"));
if (new URLSearchParams(location.search).has("key")) history.replaceState(null, "", location.pathname + location.hash);
$("status").textContent = "The table is being laid …";
try {
  await store.begin(await start(), keeping);
  await follow();
} catch (e) {
  fail("The table cannot be laid: " + e.message);
}
