// The page: a game, what is chosen about it, and what is said.
import { ask, onSite, start } from "./engine.js";
import { Board } from "./board.js";
import { sprite, name as cardName } from "./cards.js";
import { $, byTouch, download, el } from "./dom.js";
import { Editor } from "./editor.js";
import { figures } from "./figures.js";
import { help, keys } from "./keys.js";
import * as store from "./store.js";

const small = () => matchMedia("(max-width: 760px), (max-height: 480px)").matches;
const many = (n, one) => n === 1 ? `1 ${one}` : `${n} ${one}s`;
const some = names => names.slice(0, 4).join(", ") + (names.length > 4 ? ` and ${names.length - 4} more` : "");
const newNumber = () => String(1 + crypto.getRandomValues(new Uint32Array(1))[0] % 999999999);

let settings = store.settings(), config = {}, list, res, editor, search, laid, wrote;
// The game: what a request needs, and how many moves each command made (undo takes back one command).
const fresh = () => ({ key: store.newKey(), set: {}, moves: [], undone: [], groups: [], redo: [], plan: [], used: { undos: 0, hints: 0, all: 0, seconds: 0, chosen: false } });
const log = []; // what was said
const none = () => ({ ...fresh(), game: "", deal: "1" });
let g = none();

const still = () => settings.motion === "off" || settings.motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches;
const board = new Board($("board"), {
  move: (m, dropped) => act(m, { dropped }),
  choose: plays => showing ? unshown() : choosePlay(plays),
  refuse: (p, i) => { if (showing) return unshown(); act(i < 0 && board.isStock(p) ? "press " + (board.act || "turn") : `play ${res.piles[p].label}${i < 0 ? "" : "@" + (i + 1)}`); },
  wrong: (p, i, q) => { const n = res.piles[p].cards.length - i; act(`why not ${res.piles[p].label} ${res.piles[q].label} ${n}`, { wrong: true }); },
  held: (targets, held) => showing ? unshown() : say([{ level: "info", text: `Picked up. It goes ${held.plays.every(x => x.kind === "set") ? `with ${some(unlike(targets).map(board.card, board))}` : `to ${some(unlike(targets).map(board.place, board))}`}. ${byTouch() ? "Touch the table to put it" : "Escape puts it"} back.${board.isStock(held.p) && board.atStock().length ? ` ${byTouch() ? "Another touch" : "Another click"} turns the stock.` : ""}` }]),
  back: () => say([{ level: "info", text: "Put back." }]),
  loose: () => say([{ level: "info", text: "The next Tab leaves the board." }]),
  found: names => say([{ level: "info", text: names.length ? `Lit up on ${some(names)}.` : "None lies open." }]),
  pile: showPile,
  still,
});

// asked reports whether there is a game to ask about; if there is none, one is chosen.
const asked = () => !!res || (unchosen(), false);
let dealing; // a game is on its way, and what is pressed meanwhile on the board before is nothing
const unchosen = () => dealing ? undefined : menu();
// distinct are the plays that do not come to the same as one before; unlike are such places among targets.
const distinct = (plays, play = p => p) => { const met = new Set(); return plays.filter(p => !met.has(play(p).like) && met.add(play(p).like)); };
const unlike = targets => distinct([...targets], ([, plays]) => plays[0]).map(([q]) => q);
const source = () => editor?.open ? { text: editor.sound, name: editor.name } : { game: g.game };
const here = () => ({ ...source(), set: g.set, ...(g.board ? { board: g.board } : { deal: g.deal }), moves: g.moves });
const id = () => editor?.open ? "file:" + editor.name : g.game;
const room = () => ({ w: Math.max(120, $("table").offsetWidth), h: Math.max(120, $("table").offsetHeight - 12), left: settings.hand === "left" });

let no; // what was refused last
let daily = false; // the deal is that of the day
// What is to come again while moves are only shown. Whatever is done ends that, and takes them back before.
let showing;
const unshown = () => { showing?.run.abort("moved"); return queue; };
let queue = Promise.resolve();
// act sends what is to be done and draws what came of it, one after the other.
// A search that goes on is about another position then, and ends.
function act(what, how = {}) { if (!res && !how.again) return unchosen(); if (showing && !how.again && !how.demo) return unshown(); if (!how.again && !how.demo) search?.abort("moved"); return queue = queue.then(() => done(what, how)).catch(e => { if (e.name !== "AbortError") fail(e.message || String(e)); }); }

async function done(what, how) {
  tick();
  const anew = how.again || !res, ofDay = anew && !editor?.open && !g.board;
  const wish = ["board", "plays", "facts", ...(anew ? ["layout"] : []), ...(ofDay ? ["daily"] : [])];
  if (how.again) laid = JSON.stringify(room());
  const r = await ask({ ...here(), undone: g.undone, do: what || undefined, out: { safe: "safe", on: "safe", all: "all" }[settings.auto], window: room(), want: wish, ...(ofDay ? { day: today() } : {}) });
  if (anew) daily = !!r.daily && r.daily.deal === g.deal;
  if (r.error) return how.failed ? how.failed(r) : fail(r.error.text);
  if (how.word && r.unread) r.say = [{ level: "refused", text: `I do not know ${what}; help tells what can be typed.` }];
  const made = (r.moves || []).length - g.moves.length, back = what?.startsWith("undo"), forth = what?.startsWith("redo");
  if (back && made < 0) g.redo.push(-made);
  else if (forth && made > 0) g.groups.push(made);
  else if (made > 0) { g.groups.push(made); g.redo = []; }
  g.plan = made === 1 && g.plan[0] === r.moves.at(-1) ? g.plan.slice(1) : made ? [] : g.plan;
  const first = g.moves.length === 0 && made > 0 && !g.counted;
  g.moves = r.moves || [];
  g.undone = r.undone || [];
  r.layout ||= res.layout;
  r.key = [id(), r.hash, g.deal, JSON.stringify(g.set), JSON.stringify(r.layout)].join();
  const was = res?.status;
  res = r;
  if (r.status !== "playing") g.ticked = undefined;
  r.plays ||= []; r.piles ||= []; r.zones ||= [];
  board.show(r, { steps: r.steps, dropped: how.dropped });
  if (how.wrong) for (const x of r.say || []) { // who drags knows from where to where
    const [move, ...rest] = x.text.split(": ");
    if (rest.length && move.split(/[ +~@]/).every(w => +w || res.piles.some(p => p.label === w))) x.text = capital(rest.join(": "));
  }
  if (how.demo) { const list = r.say?.filter(x => x.level !== "end"); sayBusy(list, list); }
  else if (!how.resized && (!how.quiet || r.say?.length)) say(r.say, { asked: what?.startsWith("why") && !how.wrong, fleeting: made && r.status !== "waiting" });
  bar();
  if (showing) return r;
  if (first) { g.counted = true; store.count(id(), "played"); }
  if (r.status === "won" && was !== "won" && was && !g.won) { g.won = true; store.count(id(), "won", { seconds: seconds(), moves: g.moves.length, score: r.score }); }
  keep();
  no = what && r.say?.some(x => x.level === "refused") && !/^(why|play) /.test(what) ? what.replace(/^press /, "") : made ? undefined : no;
  if (r.choices?.length) choose(r.choices);
  if (r.dropped) { g.groups = g.moves.map(() => 1); g.redo = []; }
  return r;
}

// seconds is how long the game has taken up to now.
const seconds = () => Math.floor(g.used.seconds + (g.time || 0) + sinceMove());
// The clock stops while the page is hidden, and for who thinks so long that he has left.
const sinceMove = () => g.ticked ? Math.min(60, (Date.now() - g.ticked) / 1000) : 0;
function tick() {
  g.time = (g.time || 0) + sinceMove();
  g.ticked = document.hidden || res && res.status !== "playing" ? undefined : Date.now();
}
const time = s => `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
function clock() {
  if (document.hidden) return;
  $("clock").hidden = settings.clock === "off" || !g.moves.length;
  $("clock").textContent = time(seconds());
}
setInterval(clock, 1000);
document.addEventListener("visibilitychange", () => { if (document.hidden && res?.status === "playing") keep(); else tick(); });

const undo = () => { if (g.moves.length && !showing) g.used.undos++; return act("undo " + (g.groups.pop() || 1)); };
const redo = () => act("redo " + (g.redo.pop() || 1));

function fail(text) { say([{ level: "refused", text }]); }

// ruled are the lines of the rules that a sentence is about; of a refusal on demand, if nobody asked why.
function ruled(x, asked) {
  const lines = (x.rules || []).map(q => el("span", { class: "rule" }, `${q.text}  ·  ${q.file}:${q.line}`));
  return x.level === "refused" && !asked && lines.length ? [el("details", { class: "ruled" }, el("summary", {}, lines.length > 1 ? "Rules" : "Rule"), ...lines)] : lines;
}

// sayBusy tells that something goes on, and how it is stopped.
function sayBusy(list = [], happened = []) {
  say(byTouch() ? list : [...list, { level: "info", text: "Escape stops." }], { stop: byTouch(), happened });
}

// say tells in one message what is to be told. A small screen shows the first lines of it, in the foot: a touch opens
// the rest, another puts it away, and what is fleeting goes by itself.
function say(list, { asked, fleeting, stop, happened = list } = {}) {
  const s = $("status"), end = (list || []).find(x => x.level === "end"), told = (list || []).filter(x => x !== end && !end?.text.startsWith(x.text.slice(0, -1)));
  s.className = told.some(x => x.level === "refused") ? "refused" : "";
  s.replaceChildren(...told.flatMap((x, i) => [(i ? " " : "") + x.text, ...ruled(x, asked)]));
  if (stop) s.append(" ", el("button", { type: "button", class: "do", click: () => search?.abort() }, "Stop"));
  clearTimeout(s.timer);
  if (small() && fleeting && !end) s.timer = setTimeout(() => say([]), 8000);
  s.classList.toggle("open", !!asked);
  s.classList.toggle("stays", !fleeting && !board.held && told.length > 0);
  for (const x of happened || []) if (log.at(-1) !== x.text) log.push(x.text);
  log.splice(0, log.length - 200);
  $("end").hidden = !end;
  if (end) {
    $("end").querySelector("h2").textContent = res.status === "won" ? "Won!" : res.stuck ? "Stuck" : res.status === "lost" ? "Lost" : "The game stops";
    $("end").querySelector("p").textContent = ended(end);
    s.append((s.textContent ? " " : "") + end.text);
  }
  board.point(s.textContent);
  fit();
}

// fit shows on a small screen that more was said than is seen. What is long takes the room of the line beside it first.
function fit() {
  const s = $("status"), open = s.classList.contains("open"), over = () => small() && s.scrollHeight > s.clientHeight + 2;
  if (!open) {
    s.classList.remove("long", "cut");
    for (const c of ["long", "cut"]) if (over()) s.classList.add(c);
  }
  $("s-more").hidden = !small() || !s.classList.contains("cut");
  $("s-more").setAttribute("aria-expanded", open);
  $("s-more").firstChild.textContent = open ? "less" : "more";
}
function unfold(open) {
  clearTimeout($("status").timer);
  $("status").classList.toggle("open", open);
  fit();
}

// ended tells how a game ended, below a head that tells it, too.
const ended = end => res.status === "won" ? `In ${many(g.moves.length, "move")} and ${time(seconds())}.` : end.text;

// told tells the facts. On a narrow screen they have as many lines as this game has needed so far, so that the board
// stays where it is.
function told(facts) {
  const f = $("facts"), rows = () => Math.min(3, Math.round((f.scrollHeight - 4) / 20));
  f.textContent = facts;
  if (!g.moves.length && !g.undone.length) f.style.removeProperty("--rows");
  if (matchMedia("(min-height: 481px)").matches && rows() > (+f.style.getPropertyValue("--rows") || 1)) f.style.setProperty("--rows", rows());
}

function bar() {
  $("title").textContent = res.title || "pat";
  document.title = `${res.title} · pat`;
  $("deal").textContent = g.board ? "Board" : daily ? "Deal of the day" : "Deal " + g.deal;
  $("b-deal").title = `${daily ? `Deal ${g.deal}, the deal of the day` : "Which deal"}, and what is chosen before it`;
  $("count").textContent = many(g.moves.length, "move");
  clock();
  $("b-hint").disabled = $("b-auto").disabled = false;
  $("b-undo").disabled = !g.moves.length;
  $("b-redo").disabled = !g.undone.length;
  told([...(res.asks || []).map(a => `${a.name}: ${a.value}`), ...(res.facts || [])].join("  ·  "));
  const actions = res.plays.filter(p => p.kind === "action" || p.kind === "redeal");
  const acted = $("actions").contains(document.activeElement);
  $("actions").replaceChildren(...actions.map(p => el("button", { class: "do", type: "button", click: () => act(p.move) }, capital(p.move))));
  if (acted) board.take(); // what was pressed is not there any more
  if (!editor?.open && !g.board) {
    const at = "#" + new URLSearchParams({ game: g.game, ...Object.fromEntries(Object.entries(g.set).map(([k, v]) => ["set." + k, v])), deal: g.deal });
    // A game after another is a step that the browser goes back; where it has gone itself is none.
    const h = new URLSearchParams(followed.slice(1)), other = followed && (h.get("game") !== g.game || (h.get("deal") || g.deal) !== g.deal);
    if (location.hash !== at && !other) history[wrote && !followed ? "pushState" : "replaceState"](null, "", at);
    if (!other) wrote = location.hash;
  }
}

function keep(left) {
  if (showing) return;
  tick();
  if (g.moves.length || g.undone.length || g.id) {
    if (left && g.counted) store.count(g.id || id(), "left", { score: res.score?.least && res.status !== "lost" ? undefined : res.score });
    if (!left) Object.assign(g, { id: id(), title: res.title, status: res.status, file: editor?.open ? editor.name : undefined });
    g.used.seconds += Math.floor(g.time || 0);
    g.time = (g.time || 0) % 1;
    if (!store.saveGame(g, left)) unkept("The browser keeps nothing here: this game is lost when the page is closed.");
  }
}
function unkept(text) { if (!unkept.told) { unkept.told = true; fail(text); } }
const hooks = {
  failed: unkept,
  elsewhere: () => say([{ level: "info", text: "This game was gone on with elsewhere; what you play here is kept as another game." }]),
  counted: () => {
    const rec = store.record(id());
    if (!$("end").hidden && res.status === "won" && rec.won) $("end").querySelector("p").textContent = `${ended()} Won ${rec.won} of ${rec.played}.`;
  },
};

// play begins a game, or goes on with one; known is what was answered of it, if it was asked.
async function play(x, known) {
  dealing = true;
  await unshown();
  try { return await deal(x, known); } finally { dealing = false; }
}
async function deal(x, known) {
  const next = { ...fresh(), deal: newNumber(), ...x };
  if (!next.moves.length && !next.asked) {
    const r = known || await ask({ game: next.game });
    if (r.error) return fail(r.error.text);
    if (r.asks?.some(a => !(a.name in next.set))) return dealDialog(r, next);
  }
  if (!next.file) close();
  if (res && g.moves.length && res.status !== "won" && g.key !== x.key) keep(true);
  g = next;
  res = undefined;
  $("line").value = "";
  $("end").hidden = true;
  board.hold(null);
  board.focus = board.act = undefined;
  return act("", { again: true });
}
// dealt is the game begun of a game and a deal, if there is one; else these.
function dealt(x, options = []) {
  const full = s => ({ ...Object.fromEntries(options.map(o => [o.name, o.value])), ...s }), mine = full(x.set); // what is not said is as the rules have it
  return store.games().find(y => y.id === x.game && y.deal === x.deal && Object.keys(mine).every(k => full(y.set)[k] === mine[k])) || x;
}
const again = more => play({ game: g.game, set: g.set, file: editor?.open ? g.file : undefined, asked: true, deal: newNumber(), ...more });

// head is the head of a dialog.
const head = title => el("form", { method: "dialog" }, el("h2", {}, title), el("button", { class: "x", "aria-label": "Close" }, "×"));

// choose asks which of several moves is meant: by click, or by number and Enter.
function choose(choices, title = "Which one?") {
  const d = $("d-choose");
  if (!choices.length) return say([{ level: "info", text: "No move is left." }]);
  const buttons = choices.map((c, i) => el("button", { type: "button", click: () => { d.close(); act(c.move); } }, `${i + 1}. ${capital(c.cards || c.move)} `, c.cards ? el("small", {}, c.move) : ""));
  let typed = "";
  d.replaceChildren(head(title), el("div", { class: "body pick", keydown: e => {
    if (!/^\d$/.test(e.key)) return;
    typed = buttons[typed + e.key - 1] ? typed + e.key : e.key;
    buttons[typed - 1]?.focus();
  } }, ...buttons));
  d.showModal();
  buttons[0].focus();
}
const choosePlay = (plays, title) => choose(distinct(plays).map(p => ({ move: p.move, cards: board.tells(p) })), title);
const capital = s => s[0].toUpperCase() + s.slice(1);
const sentence = s => capital(s) + (/[.?]$/.test(s) ? "" : ".");

// The menu of games, with the deal of the day.
const today = () => { const now = new Date(); return new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10); };
async function games() {
  if (list?.day === today()) return;
  const day = today(), r = await ask({ want: ["games", "daily"], day });
  list = Object.assign(r.games || [], { day, daily: r.daily && { game: r.daily.game, deal: r.daily.deal, title: r.title } });
}
async function menu() {
  await store.refresh();
  await games();
  $("search").value = $("m-told").textContent = "";
  if (!res) say([{ level: "info", text: "Choose a game." }]);
  await fill();
  $("d-menu").showModal();
  $("games").scrollTop = 0;
  (byTouch() ? $("games").querySelector("button") : $("search")).focus(); // a touch keyboard would cover the list
}

// byName is the game of the list that is called so.
const byName = name => list.find(x => [x.id, x.title, ...(x.also || [])].some(n => fold(n) === fold(name)));

// named begins a game by its name, or a deal of it by the number behind that.
async function named(name) {
  await unshown();
  await games();
  const [, of, deal] = /^(.+) ((?:\w+:)?\d+)$/.exec(name) || [], x = byName(name), numbered = !x && of && byName(of);
  if (!x && !numbered) return fail(`There is no game ${name}; the menu has them all.`);
  return play(x ? { game: x.id } : { game: numbered.id, deal });
}

// forgets is a button that forgets something for good when it is pressed a second time.
function forgets(what, more, drop) {
  const say = text => { $("m-told").textContent = text; };
  return el("button", { type: "button", class: "x", "aria-label": "Forget " + what, title: "Forget it", click: async e => {
    const b = e.currentTarget, all = [...$("games").querySelectorAll(".x")];
    if (!b.classList.contains("sure")) {
      b.classList.add("sure");
      b.replaceChildren("Forget?");
      return say(`Once more forgets this for good: ${what}, ${more}.`);
    }
    const at = all.indexOf(b);
    await drop();
    await fill();
    say(`Forgotten: ${what}.`);
    ([...$("games").querySelectorAll(".x")][at] || $("search")).focus();
  }, blur: e => {
    const b = e.currentTarget;
    if (!b.classList.contains("sure") || !b.isConnected) return;
    b.classList.remove("sure");
    b.replaceChildren("×");
    say("");
  } }, "×");
}

// ago tells how long ago something was, as people do.
function ago(when) {
  const minutes = (Date.now() - new Date(when || NaN)) / 60000;
  if (!(minutes >= 0)) return "";
  return minutes < 2 ? "just now" : minutes < 120 ? many(Math.floor(minutes), "minute") + " ago" : minutes < 2880 ? many(Math.floor(minutes / 60), "hour") + " ago" : many(Math.floor(minutes / 1440), "day") + " ago";
}

const fold = s => s.toLowerCase().normalize("NFD").replace(/[^\p{L}\p{N}]+/gu, "");
async function fill() {
  const typed = $("search").value.trim(), words = typed.split(/\s+/).map(fold).filter(Boolean);
  const r = typed ? await ask({ want: ["games"], find: typed.slice(0, 200) }) : { games: list };
  if ($("search").value.trim() !== typed) return; // more was typed, which is looked for next
  const fits = r.games || [];
  const entry = (x, what, more) => el("button", { type: "button", click: () => { $("d-menu").close(); play(more || { game: x.id }); } }, x.title, ...[what].flat().map(w => w && el("small", {}, w)));
  const titled = k => list.find(x => x.id === k.game).title, called = k => words.every(w => fold(titled(k)).includes(w));
  const begun = store.games().filter(k => !k.file && k.moves.length && k.key !== g.key && list.some(x => x.id === k.game) && called(k));
  const parts = [], some = 8, ahead = !words.length || begun.some(k => fold(titled(k)).startsWith(fold(typed)));
  const tale = k => `${titled(k)}, ${k.deal ? "deal " + k.deal : "a board"}`;
  const goOn = k => el("div", { class: "begun" }, entry({ title: titled(k) }, [tale(k).slice(titled(k).length + 2), many(k.moves.length, "move"), ago(k.when)].filter(Boolean).join(", "), k),
    forgets(tale(k), `${many(k.moves.length, "move")}`, () => store.forget(k)));
  const own = Object.entries(store.files()).filter(([name]) => words.every(w => fold(name).includes(w)));
  const file = config.file && words.every(w => fold(config.file).includes(w)) ? [el("button", { type: "button", click: () => { $("d-menu").close(); served(); } }, config.file, el("small", {}, "the file of pat serve"))] : [];
  if (own.length || file.length) parts.push(el("h3", {}, "Your rule files"), el("div", { class: "list" }, ...file, ...own.map(([name, text]) => el("div", { class: "begun" },
    el("button", { type: "button", click: () => { $("d-menu").close(); openFile(name, text); } }, name, el("small", {}, /^game (.*)/m.exec(text)?.[1] || "")),
    forgets(name, "with all that is written in it", () => store.dropFile(name))))));
  if (list.daily && !words.length) parts.push(el("h3", {}, "Today"), el("div", { class: "list" }, entry(list.daily, `the deal of the day, ${list.daily.deal}`, dealt(list.daily))));
  const kept = [];
  if (begun.length) kept.push(el("h3", {}, "Go on with"), el("div", { class: "list" }, ...begun.slice(0, some).map(goOn)));
  if (begun.length > some) kept.push(el("details", {}, el("summary", {}, `${begun.length - some} more`), el("div", { class: "list" }, ...begun.slice(some).map(goOn))));
  if (ahead) parts.push(...kept);
  const families = new Map();
  for (const x of fits) { const f = words.length ? "Games" : x.own ? "Your games" : x.family || "Others"; families.set(f, [...(families.get(f) || []), x]); }
  const small = [...families].filter(([f, xs]) => xs.length < 2 && f !== "Others" && f !== "Your games");
  if (small.length > 1) { for (const [f] of small) families.delete(f); families.set("Others", [...(families.get("Others") || []), ...small.flatMap(([, xs]) => xs)]); }
  const order = [...families].sort(([a], [b]) => (b === "Your games") - (a === "Your games") || (a === "Others") - (b === "Others") || a.localeCompare(b));
  const first = words.length ? [] : fits.filter(x => x.first).sort((a, b) => a.first - b.first);
  if (first.length) order.unshift(["To begin with", first]);
  for (const [f, xs] of order) parts.push(el("h3", {}, f), el("div", { class: "list" }, ...xs.map(x => { const rec = store.record(x.id); return entry(x, [x.also?.length && `also ${x.also.slice(0, 2).join(", ")}`, x.odds?.replace(/(\d) (?=\d{3}|%)/g, "$1\u00a0"), rec.won && `you won ${rec.won} of ${rec.played}`].filter(Boolean)); })));
  if (!ahead) parts.push(...kept);
  if (!fits.length) parts.push(el("p", {}, "No game has that in its names or rules."));
  if (r.near) parts.push(el("div", { class: "list" }, el("button", { type: "button", click: () => { $("search").value = r.near; fill(); $("search").focus(); } }, r.near, el("small", {}, "is this meant?"))));
  if (fits.some(x => x.odds)) parts.push(el("p", { class: "dim" }, "Below each game: how hard it is to play, as far as is known how many of its deals can be won by who knows all cards, and how many moves a win takes."));
  $("games").replaceChildren(...parts);
}

// What is chosen before the deal: of the game that is played, or of the next one, which asks for something. Who
// closes the dialog stays where he was.
function dealDialog(r = res, next) {
  const d = $("d-deal"), x = next || g, set = { ...x.set }, of = next ? { game: x.game } : source();
  const begin = more => again({ ...(next && { game: x.game, file: undefined }), ...more });
  const number = el("input", { value: x.deal || "", id: "number" });
  const give = (name, value) => { if (value) set[name] = value; else delete set[name]; };
  const inputs = {}; // by what they say
  const fields = [
    ...(r.asks || []).map(a => el("div", {}, el("p", {}, a.text), ...(a.uses || []).map(u => el("p", { class: "dim" }, u)),
      el("label", {}, `${a.label} (empty: by chance)`, inputs[a.name] = el("input", { value: set[a.name] || "", placeholder: `such as ${a.example}`, input: e => give(a.name, e.target.value.trim()) })))),
    ...(r.options || []).map(o => el("label", {}, capital(o.name), el("select", { change: e => { set[o.name] = e.target.value; } }, ...o.choices.map(c => el("option", { value: c, selected: c === (set[o.name] || o.value) }, c))))),
  ];
  // What is wrong is told below the field that it is about.
  const wrong = el("p", { role: "alert", class: "wrong", id: "d-wrong" });
  const refuse = ({ text, code, of }) => {
    const all = [...Object.values(inputs), number], at = inputs[of] || code === "bad-deal" && number;
    for (const i of all) { i.removeAttribute("aria-invalid"); i.removeAttribute("aria-describedby"); }
    if (at) { at.setAttribute("aria-invalid", true); at.setAttribute("aria-describedby", wrong.id); at.parentNode.after(wrong); at.focus(); }
    wrong.replaceChildren(sentence(text));
  };
  const go = async (deal, then = begin) => {
    const said = await ask({ ...of, set, deal });
    if (said.error) return refuse(said.error);
    d.onclose = null;
    d.close();
    then({ set, deal });
  };
  const daily = async () => {
    const said = await ask({ ...of, set, want: ["daily"], day: today() });
    if (said.error) return refuse(said.error);
    go(said.daily.deal, more => play(dealt({ game: x.game, asked: true, ...more })));
  };
  const numbered = () => go(number.value.trim() || newNumber());
  d.replaceChildren(
    head(next ? r.title : "Deal"),
    el("form", { class: "body", submit: e => { e.preventDefault(); numbered(); } }, ...fields, el("label", {}, "Deal number", number), wrong,
      el("div", { class: "row" }, el("button", { class: "go" }, next ? "Deal" : "Deal this number"),
        ...(next ? [] : [el("button", { type: "button", click: () => go(newNumber()) }, "New deal")]),
        ...(of.text ? [] : [el("button", { type: "button", click: daily }, "Deal of the day")]),
        ...Object.entries({ winnable: "One that can be won", easy: "An easy one", hard: "A hard one" }).map(([wish, text]) =>
          el("button", { type: "button", click: () => go(x.deal, () => wished(wish, set, of, begin)) }, text)))));
  d.onclose = next ? () => res ? bar() : menu() : null;
  d.showModal();
  (next ? d.querySelector(".body input, .body select") : d.querySelector(".go")).focus();
}

// Searches, one at a time; Escape or another command ends them.
async function seek(wish, more = {}, busy = "I am thinking …") {
  search?.abort();
  const mine = search = new AbortController();
  try {
    await queue;
    if (mine.signal.aborted) return;
    sayBusy([{ level: "info", text: busy }]);
    const r = await ask({ ...here(), plan: g.plan, want: [wish], ...more }, mine.signal);
    if (r.error) fail(r.error.text);
    return r.error ? undefined : r;
  } catch (e) {
    if (!mine.signal.aborted) fail(e.message); else if (mine.signal.reason !== "moved") say([{ level: "info", text: "Stopped." }]);
  } finally { if (search === mine) search = undefined; }
}

async function hint(wish = "hint") {
  await unshown();
  if (!asked()) return;
  if (res.status === "won") return say([{ level: "info", text: "The game is won." }]);
  const made = g.moves.length, r = await seek(wish);
  if (!r || g.moves.length !== made) return;
  if (!r.hint) return say(r.say); // there is no move, which is told
  g.plan = r.hint.plan || [];
  g.used[r.hint.honest ? "hints" : "all"]++;
  const { move, play, why, cards } = r.hint, by = cards && board.labelled(play) ? ` (${move})` : "";
  say([{ level: "info", text: move ? `${capital(cards || move)}${by}: ${why[0].toLowerCase()}${why.slice(1)}` : why }]);
  const button = move && [...$("actions").children].find(b => b.textContent === capital(move));
  for (const b of $("actions").children) b.classList.toggle("hint", b === button);
  // What is advised takes the focus, wherever it was asked for, but from what is typed: Enter does it.
  const at = document.activeElement, typing = at.matches("input, textarea, select") && (at !== $("line") || at.value), take = !typing && $("more").hidden && !document.querySelector("dialog[open]");
  if (play && !board.hint(play, take) && take) button?.focus();
}

// wished deals what can be won, or is easy or hard. Without one the game goes on; where there is none
// yet, any is dealt.
const wishes = { winnable: "a deal that can be won", easy: "an easy deal", hard: "a hard deal" };
async function wished(wish, set = g.set, of = source(), begin = again) {
  const r = await seek("deals", { text: undefined, name: undefined, game: undefined, ...of, set, deal: g.deal, board: undefined, wish, number: newNumber(), moves: [], undone: [], plan: [] }, `I am looking for ${wishes[wish]} …`);
  if (r?.deal) await begin({ set, deal: r.deal, used: { ...fresh().used, chosen: true } });
  else if (!res) await begin({ set });
  if (r) say(r.say);
}

// save gives out the game as a file that the prompt reads; openSaved reads one.
async function save() {
  if (editor?.open) return fail("A game of a rule file of your own is kept beside it, and cannot be saved.");
  await queue;
  const { undos, hints, all, chosen, given } = g.used;
  const r = await ask({ ...here(), undone: g.undone, used: { undos, hints, all, chosen, given, seconds: seconds() }, want: ["save"] });
  if (r.error) return fail(r.error.text);
  const name = `${g.game}${g.board ? "" : "-" + g.deal.replace(/\W+/g, "-")}.txt`;
  download(name, r.save);
  say([{ level: "info", text: `Saved: ${name}. Open a saved game reads it again, and so does load at the prompt of pat.` }]);
}
function openSaved() {
  const chosen = el("input", { type: "file", accept: ".txt,text/plain" });
  chosen.addEventListener("change", async () => {
    const r = await ask({ file: await chosen.files[0].text() });
    if (r.error) return fail(`It cannot be opened: ${r.error.text}.`);
    close();
    const x = r.opened, kept = dealt(x), same = x.deal && kept !== x && JSON.stringify(kept.moves) === JSON.stringify(x.moves);
    await play(same ? kept : { asked: true, ...x, redo: x.redo.reverse() }); // what is kept already is not kept twice
    say([{ level: "info", text: `Opened: ${chosen.files[0].name}, ${many(g.moves.length, "move")}.` }]);
  });
  chosen.click();
}

// demo shows a line that wins, move by move, and goes back to where the player was: nothing is won
// by watching.
async function demo() {
  const r = await seek("thoughtful", { budget: { positions: 3000000, ms: 20000 } });
  if (!r) return;
  if (!r.hint) return say(r.say);
  const none = r.hint.move ? "In the time I take I found no line that wins." : r.hint.why;
  if (!r.hint.plan?.length) return say([{ level: "info", text: none }]);
  g.used.all++;
  const run = search = new AbortController(), plan = r.hint.plan, pause = ms => new Promise(ok => setTimeout(ok, ms));
  const before = { groups: [...g.groups], plan: g.plan }, made = g.moves.length;
  showing = { run };
  run.signal.addEventListener("abort", () => { queue = queue.then(restored).catch(e => fail(e.message)).then(() => { showing = undefined; }); });
  const restored = async () => {
    const shown = g.moves.length - made;
    board.swallow = !!board.drag; // what is dragged is no click
    board.putBack();
    if (shown) await done("undo " + shown, { demo: true });
    Object.assign(g, before, { redo: g.undone.map(() => 1) });
    showing = undefined;
    if (search === run) search = undefined;
    keep();
    say([{ level: "info", text: `${shown === plan.length ? "So it is won" : "Stopped"}. Your game is as you left it; Redo makes ${shown === 1 ? "the move that was" : "the moves that were"} shown.` }]);
  };
  for (const m of plan) {
    await act(m, { demo: true });
    await pause(still() ? 700 : 450);
    if (run.signal.aborted) return;
  }
  await pause(1500);
  run.abort();
}

function showText(title, text) {
  const d = $("d-text");
  d.querySelector("h2").textContent = title;
  if (text instanceof Node) d.querySelector(".prose").replaceChildren(text); else prose(d.querySelector(".prose"), text);
  d.showModal();
}

// prose shows a text of paragraphs, headings underlined or alone on their line.
export function prose(into, text) {
  into.replaceChildren(...text.replace(/^=+\n/gm, "").replace(/\n(?= *\d+\. )/g, "\n\n").trim().split(/\n\s*\n/).flatMap(block => {
    const lines = block.split("\n");
    if (lines.length === 1 && lines[0].length < 50 && !/[.:]$/.test(lines[0])) return [el("h3", {}, lines[0])];
    if (lines.length > 1 && !/[.,:;]$/.test(lines[0]) && lines[0].length < 40 && !/^\s/.test(lines[0])) return [el("h3", {}, lines[0]), el("p", {}, lines.slice(1).join("\n"))];
    return [el("p", {}, block)];
  }));
}

async function rules() {
  const r = await ask({ ...source(), set: g.set, want: ["rules"] });
  if (r.error) fail(r.error.text);
  if (r.english) showText(r.title, r.english.replace(/^.*\n=+\n/, ""));
}

async function read() {
  await queue;
  const r = await ask({ ...here(), want: ["words"] });
  showText("The board", (r.words || []).join("\n\n"));
}

// What can be settled: what it is called, and its choices.
const settled = {
  theme: ["Light or dark", [["auto", "as the system"], ["light", "light"], ["dark", "dark"]]],
  suits: ["Suits", [["two", "two colours"], ["four", "four colours"], ["letters", "letters"]]],
  size: ["Print on cards", [["normal", "pictures"], ["plain", "plain"], ["large", "large"]]],
  hand: ["Stock and waste", [["right", "at the left"], ["left", "at the right, for the left hand"]]],
  motion: ["Motion", [["auto", "as the system"], ["on", "on"], ["off", "off"]]],
  clock: ["Clock", [["on", "shown"], ["off", "hidden"]]],
  auto: ["Cards to the foundations", [["off", "when asked (Auto)"], ["safe", "safe ones by themselves"], ["all", "all that can go"]]],
  keys: ["Keys without Ctrl", [["all", "everywhere but in texts"], ["board", "on the board only"]]],
};
function set(name, value) { settings[name] = value; store.saveSettings(settings); dress(); if (name === "size") laid = ""; resized(); clock(); }
function settle(name, value) {
  const choices = settled[name]?.[1].map(([v]) => v);
  if (!choices) return fail(`What can be settled: ${Object.keys(settled).join(", ")}.`);
  if (!choices.includes(value)) return fail(`${name} is ${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}.`);
  set(name, value);
  say([{ level: "info", text: `Settled: ${name} is ${value}.` }]);
}
function settingsDialog() {
  const d = $("d-set");
  d.replaceChildren(head("Settings"), el("div", { class: "body" }, ...Object.entries(settled).map(([name, [label, choices]]) =>
    el("label", {}, label, el("select", { change: e => set(name, e.target.value) }, ...choices.map(([v, t]) => el("option", { value: v, selected: settings[name] === v }, t)))))));
  d.showModal();
}

function dress() {
  const root = document.documentElement.dataset;
  const dark = settings.theme === "dark" || settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches;
  root.theme = dark ? "dark" : "light";
  Object.assign(root, { suits: settings.suits, size: settings.size });
}

// link shows how this deal is begun elsewhere: by a command, and by an address. One of this machine
// leads nowhere on another.
async function link() {
  const own = editor?.open, near = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  const url = own ? await editor.link() : g.board ? undefined : location.href;
  const command = own || g.board ? undefined : (await ask({ ...here(), want: ["share"] })).share;
  if (!url && !command) return own ? undefined : fail("A board cannot be shared.");
  const copy = text => async e => {
    try { await navigator.clipboard.writeText(text); e.target.textContent = "Copied"; } catch { getSelection().selectAllChildren(e.target.previousSibling); }
  };
  const row = (what, text) => text ? [el("p", {}, what), el("div", { class: "copy" }, el("code", { tabindex: 0 }, text), el("button", { type: "button", class: "go", click: copy(text) }, "Copy"))] : [];
  const d = $("d-text"), flaws = own ? await editor.flaws($("text").value) : ".";
  d.querySelector("h2").textContent = own ? "Share this file" : "Share this deal";
  d.querySelector(".prose").replaceChildren(...row("Wherever pat is installed:", command),
    ...row((own ? "The whole file in a link" : near ? "In this browser" : "In a browser") + (near && !onSite ? ", while pat serve runs:" : ":"), url),
    ...(flaws === "." ? [] : [el("p", { class: "wrong" }, capital(flaws.slice(2)))]));
  d.showModal();
}

// variant begins a rule file of one's own from the game being played, whose moves are made in it as
// far as they are legal there.
async function variant() {
  const r = await ask({ ...source(), want: ["text"] }), own = "my-" + (g.game || "game") + ".pat", { moves, groups } = g;
  const text = store.files()[own], lines = (r.text || "").split("\n").filter(l => !/^(#|game|also|source|family|note|about|author|licence|variant)/.test(l)).join("\n").split(/^example /m)[0].trim();
  const head = `game My ${r.title}\nvariant of ${g.game}\n\n`;
  await openFile(own, text || `${head}\n\n# Above this stands what differs. The lines of ${r.title} are:\n#\n${lines.replace(/^/gm, "#   ").replace(/ +$/gm, "")}\n`, undefined, text ? {} : { moves, groups });
  $("text").focus();
  $("text").setSelectionRange(text ? text.length : head.length, text ? text.length : head.length);
  if (!text) $("text").scrollTop = 0;
}

// openFile opens a rule file beside the game; more is what its game begins with.
let beside; // the game that was played before
async function openFile(name, text, hash, more) {
  await unshown();
  editor ||= new Editor({
    sound: async () => { await unshown(); await act("", { again: true, quiet: true }); keep(); },
    closed: async () => { await unshown(); close(); if (!beside?.game) { g = none(); cleared("pat"); return menu(); } await play(store.games().find(x => x.key === beside.key) || { game: beside.game, set: beside.set, deal: beside.deal, asked: true }); board.take(); },
    stale: since => { $("tab-play").textContent = since ? `Game, by the rules of ${since}` : "Game"; },
    say, prose, share: link, plays: () => !!res,
  });
  if (!g.file) beside = g;
  $("tabs").hidden = false;
  store.open(name);
  $("work").classList.add("two");
  tab("edit");
  if (res) keep();
  g = { ...fresh(), game: g.game, set: g.set, deal: g.deal, file: name, ...more };
  const kept = store.game("file:" + name);
  if (kept) g = { ...g, ...kept, plan: [] };
  cleared(name); // should the file have mistakes
  await editor.show(name, text, hash);
}

// served opens the file of the server: as it was written when it was closed, for that may not be saved.
async function served() {
  if (editor?.name === config.file) return editor.open || openFile(config.file, $("text").value, editor.hash);
  const f = await (await fetch("file")).json();
  return f.error ? fail(f.error) : openFile(config.file, f.text, f.hash);
}

// cleared leaves nothing of the game before.
function cleared(title) {
  res = undefined;
  board.clear();
  document.title = $("title").textContent = title;
  $("deal").textContent = "Deal";
  $("count").textContent = $("facts").textContent = "";
  for (const b of ["undo", "redo", "hint", "auto"]) $("b-" + b).disabled = true;
  $("clock").hidden = true;
  $("actions").replaceChildren();
  say([]);
}

// unused is a name that no other file of one's own has, and no sign in it that is not seen.
function unused(name, text) {
  const seen = name.replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}/\\]+/gu, "-").slice(0, 80);
  const all = store.files(), [, stem, end] = /^(.*?)(\.pat)?$/.exec(seen);
  for (let n = 1; ; n++) { const x = stem + (n > 1 ? "-" + n : "") + (end || ".pat"); if (!(x in all) || all[x] === text) return x; }
}

function close() { if (editor?.open) { store.open(); editor.hide(); $("tabs").hidden = true; $("work").classList.remove("two"); } }

function tab(which) {
  $("work").dataset.tab = which;
  $("tab-edit").setAttribute("aria-selected", which === "edit");
  $("tab-play").setAttribute("aria-selected", which === "play");
}

let unsure = {}; // of which position it was not found out whether it can be won, and how many times as long is searched next
const commands = {
  undo, redo, hint, rules, read, demo, link, type: () => { say([]); $("line").focus(); }, variant, save, load: openSaved, keys: () => showText("Keys", help()), settings: settingsDialog,
  auto: () => act("auto"), new: () => again({}), restart: () => { g.groups = []; g.redo = []; return act("undo all").then(() => { g.redo = g.undone.map(() => 1); if (!g.moves.length) say([{ level: "info", text: "This deal begins again; its clock goes on." }]); }); },
  deals: () => dealDialog(),
  winnable: async () => {
    await queue;
    const at = [g.key, ...g.moves].join(), times = unsure.at === at ? unsure.times : 1, r = await seek("winnable", { budget: { positions: 2000000 * times, ms: 6000 * times } });
    if (!r) return;
    g.used.all++;
    g.plan = r.winnable.plan || g.plan;
    unsure = r.winnable.can === "unknown" ? { at, times: Math.min(10, 3 * times) } : {};
    say([{ level: "info", text: r.winnable.text }]);
  },
  stats: async () => { await games(); const rows = await store.stats(); showText("Statistics", rows.length ? figures(rows, x => list.find(y => y.id === x)?.title || x) : "No game has been played to its end yet."); },
  daily: async () => { const r = await ask({ ...source(), set: g.set, want: ["daily"], day: today() }); if (r.error) return fail(r.error.text); await play(dealt({ game: g.game, set: g.set, file: editor?.open ? g.file : undefined, asked: true, deal: r.daily.deal })); say([{ level: "info", text: `The deal of the day of ${res.title}.` }]); },
  moves: async () => { await queue; choosePlay(res.plays, "Legal moves"); },
  log: () => { showText("What was said", log.length ? el("div", {}, ...log.map(x => el("p", {}, x))) : "Nothing yet."); $("d-text").querySelector(".prose").scrollTop = 1e6; },
};
Object.assign(commands, { help: commands.keys, board: read, games: menu, share: link, set: settingsDialog });

const gameless = ["games", "load", "settings", "set", "keys", "help", "log", "stats"];
const does = word => showing ? unshown().then(() => does(word)) : gameless.includes(word) || asked() ? commands[word]() : undefined;

// typed does a line when what was typed before is answered: a line is about the board that the one before
// left, and the last one has the last word.
let typing = Promise.resolve();
const typed = line => { typing = typing.then(() => queue).then(() => doLine(line)).catch(e => fail(e.message)); };

// doLine does a line: a move, or a command where no move is called so. What may search is not waited
// for: the next line ends it.
function doLine(line) {
  const [word, ...more] = line.toLowerCase().split(/\s+/), on = word in { __proto__: null, ...commands };
  const label = more[0] || res?.piles[board.focus?.[0]]?.label, pile = res?.piles.findIndex(p => p.label === label);
  if (res?.plays.some(p => p.move === line)) return act(line);
  if (on && !more.length) { say([]); does(word); return; }
  if (word === "u") return more.length ? act("undo " + more.join(" ")) : undo();
  if (line === "why" && no) return act("why not " + no);
  if (word === "set" && more.length === 2) return settle(...more);
  if (word === "hint" && more[0] === "all") { hint("thoughtful"); return; }
  if (word === "new" && more[0] in wishes) { wished(more[0]); return; }
  if (word === "new" && more.length) return /^[\d-]|:/.test(more[0]) ? again({ deal: more.join(" ") }) : named(more.join(" "));
  if (word === "v" && more.length < 2 && pile >= 0 && !res.piles.some(p => p.label === "v")) return showPile(pile);
  if (/^[a-z][a-z' -]{3,}$/i.test(line) && !res?.plays.some(p => p.move.split(" ")[0] === word)) return called(line);
  return act(line);
}

// called says how a game is begun of which the name was typed.
async function called(line) {
  await games();
  const x = byName(line);
  return x ? say([{ level: "info", text: `${x.title} is a game: new ${x.id} begins it. This one is kept.` }]) : act(line, { word: true });
}

// showPile tells all cards of a pile, from the bottom.
function showPile(p) {
  const { name, cards } = res.piles[p];
  showText(capital(name), cards.map((c, i) => `${i + 1}. ${cardName(c)}`).join("\n\n") || "Empty.");
}

// What is pressed.
for (const [b, c] of [["b-undo", undo], ["b-redo", redo], ["b-hint", () => hint()], ["b-auto", () => does("auto")], ["b-menu", () => does("games")], ["b-deal", () => does("deals")]]) $(b).addEventListener("click", c);
let before; // what had the focus before the menu was opened
const moreMenu = open => { if (open) before = document.activeElement; $("more").hidden = !open; $("b-more").setAttribute("aria-expanded", open); if (open) $("more").firstElementChild.focus(); };
const fromMore = () => (before?.isConnected && before !== document.body ? before : $("b-more")).focus();
$("b-more").addEventListener("click", () => moreMenu($("more").hidden));
$("more").addEventListener("keydown", e => {
  const all = [...$("more").children], at = all.indexOf(document.activeElement);
  if (e.key === "Escape") { moreMenu(false); fromMore(); e.stopPropagation(); }
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[e.key];
  if (to !== undefined) { all.at(to % all.length).focus(); e.preventDefault(); }
});
$("more").addEventListener("focusout", e => { if (e.relatedTarget && !$("more").contains(e.relatedTarget) && e.relatedTarget !== $("b-more")) moreMenu(false); });
$("status").addEventListener("click", e => {
  const s = $("status");
  if (!small() || search || e.target.closest("summary, button")) return;
  if (s.classList.contains("open") || !s.classList.contains("cut")) return say([]);
  unfold(true);
});
$("s-more").addEventListener("click", () => unfold(!$("status").classList.contains("open")));
document.addEventListener("click", e => {
  if (small() && $("status").classList.contains("open") && !e.target.closest("#status, #s-more")) unfold(false);

  const b = e.target.closest("[data-do]");
  if (!e.target.closest("#b-more")) moreMenu(false);
  if (b) { if (b.closest("#more")) fromMore(); does(b.dataset.do); }
});
for (const d of document.querySelectorAll("dialog")) d.addEventListener("click", e => { if (e.target === d) d.close(); });
$("search").addEventListener("input", () => fill());
$("search").addEventListener("keydown", e => { if (e.key === "Enter") { e.preventDefault(); fill().then(() => $("games").querySelector("button")?.click()); } });
$("d-menu").addEventListener("keydown", e => {
  const all = [...$("games").querySelectorAll("button:not(.x)")], here = document.activeElement, at = all.indexOf(here);
  const way = { ArrowDown: 1, ArrowUp: -1 }[e.key], side = at >= 0 && { ArrowRight: 1, ArrowLeft: -1 }[e.key];
  if (!way && !side || !all.length) return;
  e.preventDefault();
  if (side) return all[at + side]?.focus();
  if (at < 0) return way > 0 && all[0].focus();
  const box = b => b.getBoundingClientRect(), from = box(here), off = b => way * (box(b).top - from.top);
  const next = all.filter(b => off(b) > 8).sort((a, b) => off(a) - off(b) || Math.abs(box(a).left - from.left) - Math.abs(box(b).left - from.left));
  (next[0] || (way < 0 ? $("search") : here)).focus();
});
$("e-look").addEventListener("click", () => { $("end").hidden = true; board.take(); });
$("tab-edit").addEventListener("click", () => tab("edit"));
$("tab-play").addEventListener("click", () => { tab("play"); resized(); });
keys({
  board, line: typed, keep: () => settings.keys === "board", undo, redo, hint: () => hint(), help: () => does("help"), fresh: () => does("new"), menu: () => moreMenu(true), log: () => commands.log(),
  turn: () => { const t = res ? board.atStock() : []; if (t.length) board.perform(t); else act("press " + (board.act || "turn")); },
  complete: text => [...Object.keys(commands), ...(res?.plays || []).map(p => p.move)].filter(w => w.length > 1 && w.startsWith(text.toLowerCase())),
  stop: () => { const was = search; was?.abort(); return !!was; },
});

let timer;
function resized() { fit(); clearTimeout(timer); timer = setTimeout(() => { if (res && laid !== JSON.stringify(room())) act("", { again: true, resized: true }); }, 120); }
new ResizeObserver(resized).observe($("table"));
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);

// follow shows what the address holds. Who goes on meanwhile is followed there.
let followed = "";
async function follow() {
  const at = followed = location.hash;
  await fromAddress();
  if (followed === at) followed = "";
}

// The address holds a deal, or a whole rule file.
async function fromAddress() {
  const h = new URLSearchParams(location.hash.slice(1));
  await unshown();
  if (h.has("file")) {
    try {
      const text = await store.unpack(h.get("file"));
      g.deal = h.get("deal") || newNumber();
      return openFile(unused(h.get("name") || "linked.pat", text), text);
    } catch (e) { fail("The link is damaged: " + e.message); }
  }
  const left = store.opened(), own = store.files();
  const set = {};
  for (const [k, v] of h) if (k.startsWith("set.")) set[k.slice(4)] = v;
  if (left in own && !config.file) {
    if (h.get("game")) g = { ...g, ...dealt({ game: h.get("game"), set, deal: h.get("deal") || newNumber() }) };
    return openFile(left, own[left]);
  }
  if (h.get("game")) {
    const r = await ask({ game: h.get("game"), ...(h.get("deal") ? { deal: h.get("deal") } : {}) });
    if (r.error) { await menu(); return fail(sentence(r.error.text)); }
    return play(dealt({ game: h.get("game"), set, deal: h.get("deal") || newNumber(), asked: Object.keys(set).length > 0 }, r.options), r);
  }
  if (config.file) return served();
  if (config.game) return play(store.game(config.game) || { game: config.game });
  const last = store.games().find(x => !x.file);
  if (last) return play(last);
  return menu();
}

sprite();
dress();
if (new URLSearchParams(location.search).has("key")) history.replaceState(null, "", location.pathname + location.hash);
addEventListener("hashchange", () => { if (location.hash === wrote) return;
  for (const d of document.querySelectorAll("dialog[open]")) { d.onclose = null; d.close(); }
  follow();
});
$("status").textContent = "The table is being laid …";
try {
  config = await start();
  await store.begin(config, hooks);
  await follow();
} catch (e) {
  fail("The table cannot be laid: " + e.message);
}
