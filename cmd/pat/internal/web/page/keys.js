// What keys do, and the line: as on the full screen of a terminal. There are no modes: letters and
// digits are typed into the line, and keys with which no move begins act on the board while nothing
// is typed. Other fields, dialogs and menus have their own keys.
import { $, el } from "./dom.js";

const told = [
  [
    "Keys, while nothing is typed",
    [
      ["Arrows", "to the next card or pile; with cards picked up, up and down: more, fewer"],
      ["Home End", "to the first card, to the last"],
      [
        "Tab",
        "to the next card that can move; with cards picked up, to the next place that takes them. " +
          "Shift+Tab goes back, and from the first out of the board; so do Escape, then Tab",
      ],
      ["Enter", "play the cards where they go, or lay down those picked up"],
      ["Space", "pick up, put back, lay down"],
      [".", "turn the stock"],
      ["- =", "undo, redo; Ctrl+Z and Ctrl+Y or Ctrl+Shift+Z as well"],
      [",", "a hint; Enter then does what it advises"],
      ["/7h", "light up a card, a rank or a suit"],
      ["v, Enter", "the whole pile; v t3 another one"],
      ["1 2 3 …", "what is offered by number; Enter takes it"],
      ["Page Up", "what was said before"],
      ["F2", "another deal"],
      ["F10", "More: all that can be done; the games, too"],
      ["?", "this"],
      ["Escape", "put back, stop a search, clear the line"],
    ],
  ],
  [
    "What can be typed",
    [
      ["t3 t7", "the cards of t3 to t7; t3 t7 4 exactly four of them"],
      ["t3", "the only move of its cards, or a choice of them"],
      ["7h 8c", "the same by the cards"],
      ["turn", "turn the stock"],
      ["Tab", "complete; up and down: the lines before"],
      [
        "Commands",
        "moves, hint, hint all, winnable, why, undo, redo, auto, board, rules, restart, " +
          "new, new 17, new winnable, new easy, new hard, daily, games, stats, share, save, load, set, demo",
      ],
    ],
  ],
  [
    "Mouse and finger",
    [
      [
        "Click",
        "play a card where it goes, or pick it up where there are several places; " +
          "then where to, or again for the best place",
      ],
      ["Drag", "the same in one"],
      ["Right click", "the whole pile"],
    ],
  ],
];

// help tells all that.
export const help = () =>
  el(
    "div",
    {},
    ...told.flatMap(([head, rows]) => [
      el("h3", {}, head),
      el("dl", {}, ...rows.flatMap(([key, what]) => [el("dt", {}, key), el("dd", {}, what)])),
    ]),
    el(
      "p",
      {},
      "A key that is one sign needs no Enter; one pressed right after it does nothing. " +
        "Keys that need no Ctrl can be kept to the board alone: see Settings.",
    ),
  );

// keys listens. t: board, line(text) does what was typed, complete(text) lists what may be meant,
// keep() tells whether single keys act on the board alone, and what keys do: turn, undo, redo,
// hint, help, fresh, menu, log, stop (returns whether anything was stopped)
export function keys(t) {
  const line = $("line"),
    old = [];
  let back = 0,
    fresh = "",
    fromBoard = false;
  const set = text => {
    line.value = text;
    line.dispatchEvent(new Event("input"));
  };
  const older = by => {
    if (!back) fresh = line.value;
    back = Math.max(0, Math.min(old.length, back + by));
    set(back ? old.at(-back) : fresh);
  };
  const toBoard = () => {
    if (fromBoard) t.board.take();
    fromBoard = false;
  };

  line.addEventListener("input", () => {
    if (line.value[0] === "/") t.board.find(line.value.slice(1).trim());
  });
  $("prompt").addEventListener("submit", e => {
    e.preventDefault();
    const text = line.value.trim();
    if (text && old.at(-1) !== text) old.push(text);
    [line.value, back] = ["", 0];
    if (!text) return t.board.take();
    toBoard();
    if (text[0] !== "/") t.line(text);
  });

  // complete fills in what all that may be meant begins with; false: nothing was to be filled in.
  const complete = () => {
    const all = t.complete(line.value),
      n = line.value.length;
    let common = all[0] || "";
    for (const w of all) while (!w.startsWith(common)) common = common.slice(0, -1);
    if (common.length > n) set(common);
    return common.length > n;
  };
  const lineKeys = {
    ArrowUp: () => older(1),
    ArrowDown: () => older(-1),
    Tab: e => !e.shiftKey && complete(),
    Escape: () => {
      set("");
      t.board.find("");
      back = 0;
      toBoard();
    },
  };
  const single = { ".": t.turn, "-": t.undo, "=": t.redo, "+": t.redo, ",": t.hint, "?": t.help };
  const named = { F2: t.fresh, F10: t.menu, PageUp: () => ($("table").scrollTop ? false : t.log()) };

  // Who takes a single key for a word that is typed ends it with Enter, and means no card: Enter
  // right after such a key belongs to it. Who has looked at what the key did takes longer; a hint
  // is looked at as soon as it is told.
  let struck = 0,
    seen = 0;
  const strike = does => {
    struck = Date.now();
    seen = Infinity;
    const r = does();
    if (does === t.hint)
      r.then(() => {
        seen = Date.now();
      });
  };

  // does carries out what a key means, unless it means nothing here: that is false.
  const does = e => {
    const at = document.activeElement,
      onBoard = $("board").contains(at),
      inLine = at === line;
    if (inLine && line.value) return lineKeys[e.key] ? lineKeys[e.key](e) : false;
    const elsewhere = !onBoard && !inLine;
    if (at.matches("input, textarea, select") && !inLine) return e.key === "Escape" && t.stop() && undefined;
    if (e.key === "Escape") {
      if (line.value) set("");
      return t.board.escape(t.stop());
    }
    if (named[e.key]) return named[e.key]();
    const one = e.key.length === 1 && e.key !== " ";
    if (one && elsewhere && t.keep()) return false;
    if (single[e.key]) return strike(single[e.key]);
    if (one) {
      if (inLine || !line.offsetWidth) return false;
      fromBoard = onBoard || at === document.body;
      line.focus(); // and the browser types it there
      return false;
    }
    const control = (elsewhere && at !== document.body) || (inLine && e.key === "Tab");
    return control && !/^Arrow/.test(e.key) ? false : t.board.key(e, onBoard);
  };
  document.addEventListener("keydown", e => {
    if (e.defaultPrevented || e.isComposing || document.querySelector("dialog[open]")) return;
    const ended = e.key === "Enter" && Date.now() - struck < 400 && Date.now() - seen < 150;
    struck = 0;
    if (ended) return e.preventDefault();
    const history = (e.ctrlKey || e.metaKey) && { z: e.shiftKey ? t.redo : t.undo, y: t.redo }[e.key.toLowerCase()];
    if (history && !document.activeElement.matches("input, textarea")) {
      e.preventDefault();
      return history();
    }
    if (!e.ctrlKey && !e.metaKey && !e.altKey && does(e) !== false) e.preventDefault();
  });
}
