// Statistics as a table: a row a game, read with its game and the head of its column.
import { el } from "./dom.js";

const clock = s =>
  (s >= 3600 ? [s / 3600, (s / 60) % 60, s % 60] : [s / 60, s % 60])
    .map((n, i) => String(Math.floor(n)).padStart(i ? 2 : 1, "0"))
    .join(":");
const columns = [
  ["Played", r => r.played, "games that came to their end"],
  ["Won", r => r.won],
  ["Begun", r => r.begun, "games that can be gone on with"],
  ["Won unaided", r => r.won_unaided, "without a hint of any kind, in a deal not chosen for being winnable"],
  ["Streak now", r => r.streak, "games won running, each at the first try"],
  ["Longest streak", r => r.longest, "the longest so far"],
  ["Best time", r => (r.best?.moves ? clock(r.best.seconds) : undefined)],
  ["Fewest moves", r => (r.won && r.best?.moves) || undefined],
  ["Best score", r => r.score?.best],
  ["Last score", r => r.score?.last],
];

// figures draws the rows of all columns of which anything is known.
export function figures(rows, title) {
  const known = columns.filter(([, of]) => rows.some(r => of(r) !== undefined));
  const name = r => el("th", { scope: "row" }, r.game ? title(r.game) : "All games");
  return el(
    "div",
    { class: "figures" },
    el(
      "table",
      {},
      el("caption", { class: "sr" }, "What was played and won"),
      el(
        "thead",
        {},
        el("tr", {}, el("th", { scope: "col" }, "Game"), ...known.map(([head]) => el("th", { scope: "col" }, head))),
      ),
      el(
        "tbody",
        {},
        ...rows.map(r =>
          el("tr", {}, name(r), ...known.map(([head, of]) => el("td", { "data-head": head }, String(of(r) ?? "–")))),
        ),
      ),
    ),
    ...known.filter(([, , means]) => means).map(([head, , means]) => el("p", { class: "dim" }, `${head}: ${means}.`)),
  );
}
