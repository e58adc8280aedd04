// What is done in a game: it is begun, moves are made and taken back, one after the other, and
// kept.
import { closeFile, editor } from "./author.js";
import { address } from "./address.js";
import { choose } from "./choose.js";
import { dealDialog } from "./deals.js";
import { $, el } from "./dom.js";
import { ask } from "./engine.js";
import { answered, board, clock, ended, fresh, g, res, seconds, tick, turnTo } from "./game.js";
import { menu } from "./menu.js";
import { fail, inform, say, sayBusy } from "./say.js";
import { moved, showing, unshown } from "./search.js";
import { settings } from "./settings.js";
import * as store from "./store.js";
import { capital, many, today } from "./words.js";

// What is asked about: the game, and where in it.
export const source = () => (editor?.open ? { text: editor.sound, name: editor.name } : { game: g.game });
export const here = () => ({
  ...source(),
  set: g.set,
  ...(g.board ? { board: g.board } : { deal: g.deal }),
  moves: g.moves,
});
export const id = () => (editor?.open ? "file:" + editor.name : g.game);
export const newNumber = () => String(1 + (crypto.getRandomValues(new Uint32Array(1))[0] % 999999999));

// room is what the board has; left: stock and waste lie on the other side.
const room = () => ({
  w: Math.max(120, $("table").offsetWidth),
  h: Math.max(120, $("table").offsetHeight - 12),
  left: settings.hand === "left",
});
let laid; // the room for which the board was laid out

let refused; // what was refused last
export const refusedLast = () => refused;
let daily = false; // the deal is that of the day
let dealing; // a game is on its way, and what is pressed meanwhile on the board before is nothing

// asked reports whether there is a game to ask about; if there is none, one is chosen.
export const asked = () => !!res || (unchosen(), false);
const unchosen = () => (dealing ? undefined : menu());

// act sends what is to be done and draws what came of it, one after the other. A search that goes
// on is about another position then, and ends.
export let queue = Promise.resolve();
export function act(what, how = {}) {
  const anew = how.again,
    own = anew || how.demo;
  if (!res && !anew) return unchosen();
  if (showing && !own) return unshown();
  if (!own) moved();
  return next(() => done(what, how));
}

// next does something when all before it is done.
export function next(does) {
  return (queue = queue.then(does).catch(e => {
    if (e.name !== "AbortError") fail(e.message || String(e));
  }));
}

// again asks for the position as it is, which is drawn anew.
export const again = (how = {}) => act("", { ...how, again: true });

// done does one thing: how.again draws all anew, how.demo is a move that is only shown, how.dropped
// is where a card was let go, how.wrong asks about a move that a hand tried, how.quiet says nothing
// of what is not new, how.word was typed.
export async function done(what, how) {
  tick();
  const anew = how.again || !res,
    ofDay = anew && !editor?.open && !g.board;
  const rest = settings.finish !== "no" && !how.demo;
  const want = [
    "board",
    "plays",
    "facts",
    ...(anew ? ["layout"] : []),
    ...(ofDay ? ["daily"] : []),
    ...(rest ? ["rest"] : []),
  ];
  if (how.again) laid = JSON.stringify(room());
  const out = { safe: "safe", on: "safe", all: "all" }[settings.auto];
  const r = await ask({
    ...here(),
    undone: g.undone,
    do: what || undefined,
    out,
    window: room(),
    want,
    ...(ofDay ? { day: today() } : {}),
  });
  if (anew) daily = !!r.daily && r.daily.deal === g.deal;
  if (r.error) return fail(r.error.text);
  if (how.word && r.unread)
    r.say = [{ level: "refused", text: `I do not know ${what}; help tells what can be typed.` }];
  const made = (r.moves || []).length - g.moves.length,
    before = res?.status;
  const first = g.moves.length === 0 && made > 0 && !g.counted;
  remember(r, what, made);
  r.layout ||= res.layout;
  r.plays ||= [];
  r.piles ||= [];
  r.zones ||= [];
  r.key = [id(), r.hash, g.deal, JSON.stringify(g.set), JSON.stringify(r.layout)].join();
  answered(r);
  board.show(r, { steps: r.steps, dropped: how.dropped });
  tell(r, what, how, made);
  bar();
  if (showing) return r;
  count(first, before);
  keep();
  if (r.rest > 1 && settings.finish === "yes" && made > 0 && !/^redo/.test(what) && !takesBack(r))
    return done("auto", {});
  const no = what && r.say?.some(x => x.level === "refused") && !/^(why|play) /.test(what);
  if (no) refused = what.replace(/^press /, "");
  else if (made) refused = undefined;
  if (r.choices?.length) choose(r.choices);
  if (r.dropped) {
    g.groups = g.moves.map(() => 1);
    g.redo = [];
  }
  return r;
}

// takesBack reports whether a card was taken back from a foundation: who does that goes on.
const takesBack = r => r.steps?.some(s => r.zones[r.piles[s.from].zone].kind === "foundations");

// remember takes into the game what was made or taken back.
function remember(r, what, made) {
  const back = what?.startsWith("undo"),
    forth = what?.startsWith("redo");
  if (back && made < 0) g.redo.push(-made);
  else if (forth && made > 0) g.groups.push(made);
  else if (made > 0) {
    g.groups.push(made);
    g.redo = [];
  }
  if (made) g.plan = made === 1 && g.plan[0] === r.moves.at(-1) ? g.plan.slice(1) : [];
  g.moves = r.moves || [];
  g.undone = r.undone || [];
}

// tell says what an answer has to say.
function tell(r, what, how, made) {
  if (how.wrong)
    for (const x of r.say || []) {
      // who drags knows from where to where
      const [move, ...rest] = x.text.split(": ");
      const labels = move.split(/[ +~@]/).every(w => +w || res.piles.some(p => p.label === w));
      if (rest.length && labels) x.text = capital(rest.join(": "));
    }
  if (r.rest > 1 && settings.finish === "ask" && !g.offered) {
    g.offered = true;
    const text = `The rest plays itself: Finish makes its ${r.rest} moves.`;
    r.say = [...(r.say || []), { level: "info", text }];
  }
  if (how.demo) {
    const list = r.say?.filter(x => x.level !== "end");
    sayBusy(list, list);
  } else if (!how.resized && (!how.quiet || r.say?.length)) {
    say(r.say, { asked: what?.startsWith("why") && !how.wrong, fleeting: made && r.status !== "waiting" });
  }
}

// count counts the game at its first move, and when it is won.
function count(first, before) {
  if (first) {
    g.counted = true;
    store.count(id(), "played");
  }
  if (res.status === "won" && before && before !== "won" && !g.won) {
    g.won = true;
    store.count(id(), "won", { seconds: seconds(), moves: g.moves.length, score: res.score });
  }
}

export const undo = () => {
  if (g.moves.length && !showing) g.used.undos++;
  return act("undo " + (g.groups.pop() || 1));
};
export const redo = () => act("redo " + (g.redo.pop() || 1));
export async function restart() {
  g.groups = [];
  g.redo = [];
  await act("undo all");
  g.redo = g.undone.map(() => 1);
  if (!g.moves.length) inform("This deal begins again; its clock goes on.");
}

// bar tells of the game above the board and below it.
export function bar() {
  $("title").textContent = res.title || "pat";
  document.title = `${res.title} · pat`;
  $("deal").textContent = g.board ? "Board" : daily ? "Deal of the day" : "Deal " + g.deal;
  $("b-deal").title = `${daily ? `Deal ${g.deal}, the deal of the day` : "Which deal"}, and what is chosen before it`;
  $("count").textContent = many(g.moves.length, "move");
  clock();
  $("b-hint").disabled = $("b-auto").disabled = false;
  $("b-undo").disabled = !g.moves.length;
  $("b-redo").disabled = !g.undone.length;
  const chosen = [res.options, res.asks].flatMap(all => (all || []).map(x => `${x.name}: ${x.value}`));
  facts([...chosen, ...(res.facts || [])].join("  ·  "));
  const actions = res.plays.filter(p => p.kind === "action" || p.kind === "redeal");
  const button = (move, name = move, kind = "do") =>
    el("button", { class: kind, type: "button", click: () => act(move) }, capital(name));
  const acted = $("actions").contains(document.activeElement);
  $("actions").replaceChildren(
    ...(res.rest > 1 ? [button("auto", "finish", "do finish")] : []),
    ...actions.map(p => button(p.move)),
  );
  if (acted) board.take(); // what was pressed is not there any more
  address();
}

// facts are told in as many lines on a narrow screen as this game has needed so far, so that the
// board stays where it is.
function facts(text) {
  const f = $("facts"),
    rows = () => Math.min(3, Math.round((f.scrollHeight - 4) / 20));
  f.textContent = text;
  if (!g.moves.length && !g.undone.length) f.style.removeProperty("--rows");
  const high = matchMedia("(min-height: 481px)").matches;
  if (high && rows() > (+f.style.getPropertyValue("--rows") || 1)) f.style.setProperty("--rows", rows());
}

// cleared leaves nothing of the game before on the page.
export function cleared(title) {
  board.clear();
  document.title = $("title").textContent = title;
  $("deal").textContent = "Deal";
  $("count").textContent = $("facts").textContent = "";
  for (const b of ["undo", "redo", "hint", "auto"]) $("b-" + b).disabled = true;
  $("clock").hidden = true;
  $("actions").replaceChildren();
  say([]);
}

// keep keeps the game as it is; left: another takes its place.
export function keep(left) {
  if (showing) return;
  tick();
  if (!g.moves.length && !g.undone.length && !g.id) return;
  if (left && g.counted) {
    const score = res.score?.least && res.status !== "lost" ? undefined : res.score;
    store.count(g.id || id(), "left", { score });
  }
  if (!left)
    Object.assign(g, { id: id(), title: res.title, status: res.status, file: editor?.open ? editor.name : undefined });
  g.used.seconds += Math.floor(g.time || 0);
  g.time = (g.time || 0) % 1;
  if (!store.saveGame(g, left)) unkept("The browser keeps nothing here: this game is lost when the page is closed.");
}
function unkept(text) {
  if (!unkept.told) fail(text);
  unkept.told = true;
}
document.addEventListener("visibilitychange", () => {
  if (document.hidden && res?.status === "playing") keep();
  else tick();
});

// keeping is what the store tells of games that it keeps.
export const keeping = {
  failed: unkept,
  elsewhere: () => inform("This game was gone on with elsewhere; what you play here is kept as another game."),
  counted: () => {
    const rec = store.record(id());
    if ($("end").hidden || res.status !== "won" || !rec.won) return;
    const now = { fastest: [seconds(), rec.best?.seconds], shortest: [g.moves.length, rec.best?.moves] };
    const best = rec.won > 1 ? Object.keys(now).filter(k => now[k][0] <= now[k][1]) : [];
    $("end").querySelector("p").textContent =
      `${ended()} Won ${rec.won} of ${rec.played}.` + (best.length ? ` Your ${best.join(" and ")} so far.` : "");
  },
};

// play begins a game, or goes on with one; known is what was answered of it, if it was asked.
export async function play(x, known) {
  dealing = true;
  await unshown();
  try {
    return await deal(x, known);
  } finally {
    dealing = false;
  }
}
async function deal(x, known) {
  const game = { ...fresh(), deal: newNumber(), ...x };
  if (!game.moves.length && !game.asked) {
    const r = known || (await ask({ game: game.game }));
    if (r.error) return fail(r.error.text);
    if (r.asks?.some(a => !(a.name in game.set))) return dealDialog(r, game);
  }
  if (!game.file) closeFile();
  if (res && g.moves.length && res.status !== "won" && g.key !== x.key) keep(true);
  turnTo(game);
  $("line").value = "";
  $("end").hidden = true;
  board.hold(null);
  board.focus = board.act = undefined;
  return again();
}

// another deals the game anew.
export const another = more =>
  play({
    game: g.game,
    set: g.set,
    file: editor?.open ? g.file : undefined,
    asked: true,
    deal: newNumber(),
    ...more,
  });

// dealt is the game begun of a game and a deal, if there is one; else these. What is not said of
// options is as the rules have it.
export function dealt(x, options = []) {
  const full = s => ({ ...Object.fromEntries(options.map(o => [o.name, o.value])), ...s }),
    mine = full(x.set);
  const same = y => y.id === x.game && y.deal === x.deal && Object.keys(mine).every(k => full(y.set)[k] === mine[k]);
  return store.games().find(same) || x;
}

// The board is laid out again for another room, or another print of its cards.
let timer;
export function resized() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (res && laid !== JSON.stringify(room())) again({ resized: true });
  }, 120);
}
new ResizeObserver(resized).observe($("table"));
document.addEventListener("settled", e => {
  if (e.detail === "size") laid = "";
  resized();
  clock();
});
