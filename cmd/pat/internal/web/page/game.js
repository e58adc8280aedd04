// The game that is played: what was done in it, and what was last answered of it. Its clock.
import { Board } from "./board.js";
import { $ } from "./dom.js";
import { settings } from "./settings.js";
import * as store from "./store.js";
import { many, time } from "./words.js";

// fresh is a game begun: what a request needs, and how many moves each command made, for undo takes
// back one command.
export const fresh = () => ({
  key: store.newKey(),
  set: {},
  moves: [],
  undone: [],
  groups: [],
  redo: [],
  plan: [],
  used: { undos: 0, hints: 0, all: 0, seconds: 0, chosen: false },
});
export const none = () => ({ ...fresh(), game: "", deal: "1" });

export let g = none(); // the game
export let res; // what was answered of it last, if anything was
export const board = new Board($("board"));

// turnTo makes another game the one that is played; of what was played nothing is shown any more.
export function turnTo(next) {
  g = next;
  res = undefined;
}

// answered takes in an answer.
export function answered(r) {
  res = r;
  if (r.status !== "playing") g.ticked = undefined;
}

// seconds is how long the game has taken up to now.
export const seconds = () => Math.floor(g.used.seconds + (g.time || 0) + sinceMove());

// The clock stops while the page is hidden, and for who thinks so long that he has left.
const sinceMove = () => (g.ticked ? Math.min(60, (Date.now() - g.ticked) / 1000) : 0);
export function tick() {
  g.time = (g.time || 0) + sinceMove();
  g.ticked = document.hidden || (res && res.status !== "playing") ? undefined : Date.now();
}
export function clock() {
  if (document.hidden) return;
  $("clock").hidden = settings.clock === "off" || !g.moves.length;
  $("clock").textContent = time(seconds());
}

// ended tells how the game ended, below a head that tells it, too.
export const ended = end =>
  res.status === "won" ? `In ${many(g.moves.length, "move")} and ${time(seconds())}.` : end.text;
