// What is told: in the line at the foot, in the record of what was said, and at the end of a game.
import { $, byTouch, el, small } from "./dom.js";
import { board, ended, res } from "./game.js";
import { searching, stop } from "./search.js";

export const log = []; // what was said

export const inform = text => say([{ level: "info", text }]);
export const fail = text => say([{ level: "refused", text }]);

// ruled are the lines of the rules that a sentence is about; of a refusal on demand, if nobody
// asked why.
function ruled(x, asked) {
  const lines = (x.rules || []).map(q => el("span", { class: "rule" }, `${q.text}  ·  ${q.file}:${q.line}`));
  if (x.level !== "refused" || asked || !lines.length) return lines;
  return [el("details", { class: "ruled" }, el("summary", {}, lines.length > 1 ? "Rules" : "Rule"), ...lines)];
}

// sayBusy tells that something goes on, and how it is stopped.
export function sayBusy(list = [], happened = []) {
  say(byTouch() ? list : [...list, { level: "info", text: "Escape stops." }], { stoppable: byTouch(), happened });
}

// say tells in one message what is to be told. A small screen shows the first lines of it, in the
// foot: a touch opens the rest, another puts it away, and what is fleeting goes by itself.
export function say(list, { asked, fleeting, stoppable, happened = list } = {}) {
  const s = $("status"),
    end = (list || []).find(x => x.level === "end");
  const told = (list || []).filter(x => x !== end && !end?.text.startsWith(x.text.slice(0, -1)));
  s.className = told.some(x => x.level === "refused") ? "refused" : "";
  s.replaceChildren(...told.flatMap((x, i) => [(i ? " " : "") + x.text, ...ruled(x, asked)]));
  if (stoppable) s.append(" ", el("button", { type: "button", class: "do", click: () => stop() }, "Stop"));
  clearTimeout(s.timer);
  if (small() && fleeting && !end) s.timer = setTimeout(() => say([]), 8000);
  s.classList.toggle("open", !!asked);
  s.classList.toggle("stays", !fleeting && !board.held && told.length > 0);
  for (const x of happened || []) if (log.at(-1) !== x.text) log.push(x.text);
  log.splice(0, log.length - 200);
  $("end").hidden = !end;
  if (end) {
    const head = { won: "Won!", lost: "Lost" }[res.status] || "The game stops";
    $("end").querySelector("h2").textContent = res.stuck && res.status !== "won" ? "Stuck" : head;
    $("end").querySelector("p").textContent = ended(end);
    $("end").querySelector("[data-do=restart]").hidden = res.status === "won";
    s.append((s.textContent ? " " : "") + end.text);
  }
  board.point(s.textContent);
  fit();
}

// fit shows on a small screen that more was said than is seen. What is long takes the room of the
// line beside it first.
export function fit() {
  const s = $("status"),
    open = s.classList.contains("open");
  const over = () => small() && s.scrollHeight > s.clientHeight + 2;
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
$("status").addEventListener("click", e => {
  const s = $("status");
  if (!small() || searching() || e.target.closest("summary, button")) return;
  if (s.classList.contains("open") || !s.classList.contains("cut")) say([]);
  else unfold(true);
});
$("s-more").addEventListener("click", () => unfold(!$("status").classList.contains("open")));
document.addEventListener("click", e => {
  const open = small() && $("status").classList.contains("open");
  if (open && !e.target.closest("#status, #s-more")) unfold(false);
});
