// Which of several moves is meant.
import { $, el, head } from "./dom.js";
import { board } from "./game.js";
import { act } from "./play.js";
import { inform } from "./say.js";
import { capital } from "./words.js";

// distinct are the plays that do not come to the same as one before; unlike are such places among
// targets.
const distinct = (plays, play = p => p) => {
  const met = new Set();
  return plays.filter(p => !met.has(play(p).like) && met.add(play(p).like));
};
export const unlike = targets => distinct([...targets], ([, plays]) => plays[0]).map(([q]) => q);

// choose asks which of several moves is meant: by click, or by number and Enter.
export function choose(choices, title = "Which one?") {
  const d = $("d-choose");
  if (!choices.length) return inform("No move is left.");
  const take = c => {
    d.close();
    act(c.move);
  };
  const buttons = choices.map((c, i) =>
    el(
      "button",
      { type: "button", click: () => take(c) },
      `${i + 1}. ${capital(c.cards || c.move)} `,
      c.cards ? el("small", {}, c.move) : "",
    ),
  );
  let typed = "";
  const numbered = e => {
    if (!/^\d$/.test(e.key)) return;
    typed = buttons[typed + e.key - 1] ? typed + e.key : e.key;
    buttons[typed - 1]?.focus();
  };
  d.replaceChildren(head(title), el("div", { class: "body pick", keydown: numbered }, ...buttons));
  d.showModal();
  buttons[0].focus();
}
export const choosePlay = (plays, title) =>
  choose(
    distinct(plays).map(p => ({ move: p.move, cards: board.tells(p) })),
    title,
  );
