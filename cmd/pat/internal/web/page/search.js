// What is searched for, one thing at a time: hints, whether a game can be won, deals. And moves
// that are only shown. Escape or another command ends it.
import { $ } from "./dom.js";
import { ask } from "./engine.js";
import { board, fresh, g, res } from "./game.js";
import { act, another, asked, done, here, keep, newNumber, next, queue, source } from "./play.js";
import { fail, inform, say, sayBusy } from "./say.js";
import { still } from "./settings.js";
import { capital } from "./words.js";

let search; // what goes on
export const searching = () => !!search;

// stop ends it, and reports whether anything went on; moved is told of a move, after which nobody
// waits for what was asked.
export function stop() {
  const was = search;
  was?.abort();
  return !!was;
}
export const moved = () => search?.abort("moved");

// What is to come again while moves are only shown. Whatever is done ends that, and takes them back
// before.
export let showing;
export function unshown() {
  showing?.run.abort("moved");
  return queue;
}

export async function seek(wish, more = {}, busy = "I am thinking …") {
  search?.abort();
  const mine = (search = new AbortController());
  try {
    await queue;
    if (mine.signal.aborted) return;
    sayBusy([{ level: "info", text: busy }]);
    const r = await ask({ ...here(), plan: g.plan, want: [wish], ...more }, mine.signal);
    if (!r.error) return r;
    fail(r.error.text);
  } catch (e) {
    if (!mine.signal.aborted) fail(e.message);
    else if (mine.signal.reason !== "moved") inform("Stopped.");
  } finally {
    if (search === mine) search = undefined;
  }
}

export async function hint(wish = "hint") {
  await unshown();
  if (!asked()) return;
  if (res.status === "won") return inform("The game is won.");
  const made = g.moves.length,
    r = await seek(wish);
  if (!r || g.moves.length !== made) return;
  if (!r.hint) return say(r.say); // there is no move, which is told
  g.plan = r.hint.plan || [];
  g.used[r.hint.honest ? "hints" : "all"]++;
  const { move, play, why, cards } = r.hint,
    by = cards && board.labelled(play) ? ` (${move})` : "";
  inform(move ? `${capital(cards || move)}${by}: ${why[0].toLowerCase()}${why.slice(1)}` : why);
  const button = move && [...$("actions").children].find(b => b.textContent === capital(move));
  for (const b of $("actions").children) b.classList.toggle("hint", b === button);
  // What is advised takes the focus, wherever it was asked for, but from what is typed: Enter does
  // it.
  const at = document.activeElement,
    inText = at.matches("input, textarea, select") && (at !== $("line") || at.value);
  const take = !inText && $("more").hidden && !document.querySelector("dialog[open]");
  if (play && !board.hint(play, take) && take) button?.focus();
}

// patience is how many times as long as at first is searched for what was asked of this position
// before and not found out; unsure notes that it was not.
const unsureOf = {},
  position = () => [g.key, ...g.moves].join();
const patience = what => (unsureOf[what]?.at === position() ? unsureOf[what].times : 1);
const unsure = what => (unsureOf[what] = { at: position(), times: Math.min(10, 3 * patience(what)) });

export async function winnable() {
  await queue;
  const times = patience("winnable");
  const r = await seek("winnable", { budget: { positions: 2000000 * times, ms: 6000 * times } });
  if (!r) return;
  g.used.all++;
  g.plan = r.winnable.plan || g.plan;
  if (r.winnable.can === "unknown") unsure("winnable");
  inform(r.winnable.text);
}

// wished deals what can be won, or is easy or hard. Without one the game goes on; where there is
// none yet, any is dealt.
export const wishes = { winnable: "a deal that can be won", easy: "an easy deal", hard: "a hard deal" };
export async function wished(wish, set = g.set, of = source(), begin = another) {
  const plain = {
    text: undefined,
    name: undefined,
    game: undefined,
    board: undefined,
    moves: [],
    undone: [],
    plan: [],
  };
  const r = await seek(
    "deals",
    { ...plain, ...of, set, deal: g.deal, wish, number: newNumber() },
    `I am looking for ${wishes[wish]} …`,
  );
  if (r?.deal) await begin({ set, deal: r.deal, used: { ...fresh().used, chosen: true } });
  else if (!res) await begin({ set });
  if (r) say(r.say);
}

// demo shows a line that wins, move by move, and goes back to where the player was: nothing is won
// by watching.
export async function demo() {
  const times = patience("demo");
  const r = await seek("thoughtful", { budget: { positions: 3000000 * times, ms: 20000 * times } });
  if (!r) return;
  if (!r.hint) return say(r.say);
  const { plan, move, why } = r.hint;
  if (!plan?.length) {
    unsure("demo");
    return inform(move ? "In the time I take I found no line that wins. Asked again I look longer." : why);
  }
  g.used.all++;
  const run = (search = new AbortController()),
    pause = ms => new Promise(ok => setTimeout(ok, ms));
  const before = { groups: [...g.groups], plan: g.plan },
    made = g.moves.length;
  showing = { run };
  run.signal.addEventListener("abort", () => next(() => restored(run, before, made, plan)));
  for (const m of plan) {
    await act(m, { demo: true });
    await pause(still() ? 700 : 450);
    if (run.signal.aborted) return;
  }
  await pause(1500);
  run.abort();
}

// restored takes back what was shown.
async function restored(run, before, made, plan) {
  const shown = g.moves.length - made;
  try {
    board.swallow = !!board.drag; // what is dragged is no click
    board.putBack();
    if (shown) await done("undo " + shown, { demo: true });
    Object.assign(g, before, { redo: g.undone.map(() => 1) });
  } finally {
    showing = undefined;
  }
  if (search === run) search = undefined;
  keep();
  const [end, moves] = [
    shown === plan.length ? "So it is won" : "Stopped",
    shown === 1 ? "move that was" : "moves that were",
  ];
  inform(`${end}. Your game is as you left it; Redo makes the ${moves} shown.`);
}
