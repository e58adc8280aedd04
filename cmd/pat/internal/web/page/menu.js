// The menu: games begun, rule files of one's own, the deal of the day, and all games there are.
import { openFile, served } from "./author.js";
import { $, byTouch, el } from "./dom.js";
import { ask } from "./engine.js";
import { g, res } from "./game.js";
import { dealt, play } from "./play.js";
import { fail, inform } from "./say.js";
import { unshown } from "./search.js";
import * as store from "./store.js";
import { ago, fold, many, today } from "./words.js";

let list; // all games, as they were told on a day
const most = 8; // games begun that are shown at once

// games asks for them, if they are not known of today.
export async function games() {
  if (list?.day === today()) return list;
  const day = today(),
    r = await ask({ want: ["games", "daily"], day });
  const daily = r.daily && { game: r.daily.game, deal: r.daily.deal, title: r.title };
  return (list = Object.assign(r.games || [], { day, daily }));
}

export async function menu() {
  await store.refresh();
  await games();
  $("search").value = $("m-told").textContent = "";
  if (!res) inform("Choose a game.");
  await fill();
  $("d-menu").showModal();
  $("games").scrollTop = 0;
  (byTouch() ? $("games").querySelector("button") : $("search")).focus(); // a touch keyboard would cover the list
}

// byName is the game that is called so.
const byName = async name =>
  (await games()).find(x => [x.id, x.title, ...(x.also || [])].some(n => fold(n) === fold(name)));

// named begins a game by its name, or a deal of it by the number behind that.
export async function named(name) {
  await unshown();
  const [, of, deal] = /^(.+) ((?:\w+:)?\d+)$/.exec(name) || [],
    x = await byName(name);
  const numbered = !x && of && (await byName(of));
  if (!x && !numbered) return fail(`There is no game ${name}; the menu has them all.`);
  return play(x ? { game: x.id } : { game: numbered.id, deal });
}

// called says how a game is begun of which the name was typed, and reports whether there is one.
export async function called(line) {
  const x = await byName(line);
  if (x) inform(`${x.title} is a game: new ${x.id} begins it. This one is kept.`);
  return !!x;
}

// titleOf is what a game is called, by its id.
export const titleOf = id => list?.find(x => x.id === id)?.title || id;

// row is a button of the menu: what it names, and what is said below that.
function row(title, notes, does) {
  const small = [notes]
    .flat()
    .filter(Boolean)
    .map(w => el("small", {}, w));
  return el(
    "button",
    {
      type: "button",
      click: () => {
        $("d-menu").close();
        does();
      },
    },
    title,
    ...small,
  );
}
const rows = (...all) => el("div", { class: "list" }, ...all);

// fill shows what there is of what is looked for.
export async function fill() {
  const typed = $("search").value.trim(),
    words = typed.split(/\s+/).map(fold).filter(Boolean);
  const r = typed ? await ask({ want: ["games"], find: typed.slice(0, 200) }) : { games: list };
  if ($("search").value.trim() !== typed) return; // more was typed, which is looked for next
  const found = r.games || [],
    fits = name => words.every(w => fold(name).includes(w));
  const own = files(fits),
    begun = gamesBegun(fits),
    parts = own.length ? [el("h3", {}, "Your rule files"), rows(...own)] : [];
  if (list.daily && !words.length) {
    const day = row(list.daily.title, `the deal of the day, ${list.daily.deal}`, () => play(dealt(list.daily)));
    parts.push(el("h3", {}, "Today"), rows(day));
  }
  const ahead = !words.length || begun.some(k => fold(titleOf(k.game)).startsWith(fold(typed)));
  if (ahead) parts.push(...goOn(begun));
  for (const [family, xs] of shelves(found, words.length > 0))
    parts.push(el("h3", {}, family), rows(...xs.map(shelved)));
  if (!ahead) parts.push(...goOn(begun));
  if (!found.length) parts.push(el("p", {}, "No game has that in its names or rules."));
  if (r.near) {
    const look = () => {
      $("search").value = r.near;
      fill();
      $("search").focus();
    };
    parts.push(rows(el("button", { type: "button", click: look }, r.near, el("small", {}, "is this meant?"))));
  }
  if (found.some(x => x.odds))
    parts.push(
      el(
        "p",
        { class: "dim" },
        "Below each game: how hard it is to play, as far as " +
          "is known how many of its deals can be won by who knows all cards, and how many moves a win takes.",
      ),
    );
  $("games").replaceChildren(...parts);
}

// files are the rule files of one's own, that of the server first.
function files(fits) {
  const { file } = store.config,
    all = Object.entries(store.files()).filter(([name]) => fits(name));
  return [
    ...(file && fits(file) ? [row(file, "the file of pat serve", served)] : []),
    ...all.map(([name, text]) =>
      el(
        "div",
        { class: "begun" },
        row(name, /^game (.*)/m.exec(text)?.[1], () => openFile(name, text)),
        forgets(name, "with all that is written in it", () => store.dropFile(name)),
      ),
    ),
  ];
}

const gamesBegun = fits =>
  store
    .games()
    .filter(
      k => !k.file && k.moves.length && k.key !== g.key && list.some(x => x.id === k.game) && fits(titleOf(k.game)),
    );

// goOn are the games begun, the last ones first.
function goOn(begun) {
  const entry = k => {
    const title = titleOf(k.game),
      deal = k.deal ? "deal " + k.deal : "a board",
      moves = many(k.moves.length, "move");
    return el(
      "div",
      { class: "begun" },
      row(title, [deal, moves, ago(k.when)].filter(Boolean).join(", "), () => play(k)),
      forgets(`${title}, ${deal}`, moves, () => store.forget(k)),
    );
  };
  if (!begun.length) return [];
  const more = begun.slice(most).map(entry),
    first = [el("h3", {}, "Go on with"), rows(...begun.slice(0, most).map(entry))];
  return more.length ? [...first, el("details", {}, el("summary", {}, `${more.length} more`), rows(...more))] : first;
}

// shelves are the games by family, those of one's own first; what is found is one shelf.
function shelves(found, sought) {
  const own = "Your games",
    rest = "Others",
    by = new Map();
  const put = (family, xs) => by.set(family, [...(by.get(family) || []), ...xs]);
  for (const x of found) put(sought ? "Games" : x.own ? own : x.family || rest, [x]);
  const single = [...by].filter(([family, xs]) => xs.length < 2 && family !== rest && family !== own);
  if (single.length > 1)
    for (const [family, xs] of single) {
      by.delete(family);
      put(rest, xs);
    }
  const last = family => (family === own ? -1 : family === rest ? 1 : 0);
  const order = [...by].sort(([a], [b]) => last(a) - last(b) || a.localeCompare(b));
  const first = sought ? [] : found.filter(x => x.first).sort((a, b) => a.first - b.first);
  return first.length ? [["To begin with", first], ...order] : order;
}

// shelved is a game on its shelf.
function shelved(x) {
  const rec = store.record(x.id),
    odds = x.odds?.replace(/(\d) (?=\d{3}|%)/g, "$1\u00a0");
  const notes = [
    x.also?.length && `also ${x.also.slice(0, 2).join(", ")}`,
    odds,
    rec.won && `you won ${rec.won} of ${rec.played}`,
  ];
  return row(x.title, notes, () => play({ game: x.id }));
}

// forgets is a button that forgets something for good when it is pressed a second time.
function forgets(what, more, drop) {
  const tell = text => {
    $("m-told").textContent = text;
  };
  const click = async e => {
    const b = e.currentTarget,
      at = [...$("games").querySelectorAll(".x")].indexOf(b);
    if (!b.classList.contains("sure")) {
      b.classList.add("sure");
      b.replaceChildren("Forget?");
      return tell(`Once more forgets this for good: ${what}, ${more}.`);
    }
    await drop();
    await fill();
    tell(`Forgotten: ${what}.`);
    ([...$("games").querySelectorAll(".x")][at] || $("search")).focus();
  };
  const blur = e => {
    const b = e.currentTarget;
    if (!b.classList.contains("sure") || !b.isConnected) return;
    b.classList.remove("sure");
    b.replaceChildren("×");
    tell("");
  };
  return el(
    "button",
    { type: "button", class: "x", "aria-label": "Forget " + what, title: "Forget it", click, blur },
    "×",
  );
}

$("search").addEventListener("input", () => fill());
$("search").addEventListener("keydown", async e => {
  if (e.key !== "Enter") return;
  e.preventDefault();
  await fill();
  $("games").querySelector("button")?.click();
});

// Arrows go from game to game, as they stand.
$("d-menu").addEventListener("keydown", e => {
  const all = [...$("games").querySelectorAll("button:not(.x)")],
    here = document.activeElement,
    at = all.indexOf(here);
  const way = { ArrowDown: 1, ArrowUp: -1 }[e.key],
    side = at >= 0 && { ArrowRight: 1, ArrowLeft: -1 }[e.key];
  if ((!way && !side) || !all.length) return;
  e.preventDefault();
  if (side) return all[at + side]?.focus();
  if (at < 0) return way > 0 && all[0].focus();
  const box = b => b.getBoundingClientRect(),
    from = box(here),
    off = b => way * (box(b).top - from.top);
  const aside = b => Math.abs(box(b).left - from.left);
  const next = all.filter(b => off(b) > 8).sort((a, b) => off(a) - off(b) || aside(a) - aside(b));
  (next[0] || (way < 0 ? $("search") : here)).focus();
});
