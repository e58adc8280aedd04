// The address of the page holds the game, its deal, and the rule file that is written beside it; or
// a whole rule file. The browser goes back to what was played before.
import { editor, linked, openFile, served } from "./author.js";
import { $ } from "./dom.js";
import { ask } from "./engine.js";
import { g } from "./game.js";
import { menu } from "./menu.js";
import { dealt, newNumber, play } from "./play.js";
import { fail } from "./say.js";
import { unshown } from "./search.js";
import * as store from "./store.js";
import { sentence } from "./words.js";

let written; // the address as it was written last
let followed = ""; // the one that is being followed
let step = 0; // the number of the place where the browser is, of all that it has been to

const parts = hash => new URLSearchParams(hash.slice(1));

// address writes what is played. Another game is a step that the browser goes back; where it has
// gone itself is none.
export function address() {
  if (g.board && !editor?.open) return;
  const own = editor?.open ? editor.name : "",
    options = Object.entries(g.set).map(([k, v]) => ["set." + k, v]);
  const now = [...(own ? [["own", own]] : []), ...(g.game ? [["game", g.game]] : []), ...options, ["deal", g.deal]];
  const at = own || g.game ? "#" + new URLSearchParams(now) : "",
    h = parts(followed);
  const same = (h.get("own") || "") === own && (h.get("game") || "") === g.game && (h.get("deal") || g.deal) === g.deal;
  if (followed && !same && !h.has("file")) return; // of what was played before that
  if (location.hash !== at) {
    if (written === undefined || followed) history.replaceState({ step }, "", at || location.pathname);
    else history.pushState({ step: ++step }, "", at || location.pathname);
  }
  written = location.hash;
}

// follow shows what the address holds. Who goes on meanwhile is followed there.
export async function follow() {
  const at = (followed = location.hash);
  step = history.state?.step ?? step + 1;
  history.replaceState({ step }, "");
  await open(parts(at));
  if (followed === at) followed = "";
}

async function open(h) {
  await unshown();
  if (h.has("file")) return linked(h.get("name"), h.get("file"), h.get("deal"));
  const set = {},
    game = h.get("game"),
    deal = h.get("deal"),
    own = h.get("own"),
    mine = store.files();
  for (const [k, v] of h) if (k.startsWith("set.")) set[k.slice(4)] = v;
  if (own && (own === store.config.file || own in mine)) {
    if (game) Object.assign(g, dealt({ game, set, deal: deal || newNumber() }));
    return own in mine ? openFile(own, mine[own]) : served();
  }
  if (game) {
    const r = await ask({ game, ...(deal ? { deal } : {}) });
    if (r.error) {
      await menu();
      return fail(sentence(r.error.text));
    }
    const asked = Object.keys(set).length > 0;
    return play(dealt({ game, set, deal: deal || newNumber(), asked }, r.options), r);
  }
  if (store.config.file) return served();
  if (store.config.game) return play(store.game(store.config.game) || { game: store.config.game });
  const last = store.games().find(x => !x.file);
  return last ? play(last) : menu();
}

// Who goes back while something lies over the board puts that away, and stays. Where the browser
// would leave the page it first comes to the same place once more, which is made when something is
// pressed there; if nothing lies over the board it is left, too.
const first = 1;
function twice() {
  if (step === first && followed === "") history.pushState({ step: ++step }, "");
}
for (const press of ["click", "keydown"]) addEventListener(press, twice, { capture: true });

addEventListener("popstate", () => {
  const at = history.state?.step;
  if (location.hash !== written) {
    const back = at < step,
      shut = putAway(back);
    if (shut && back) history.forward();
    else follow();
  } else if (at === first && step > first) {
    if (putAway(true)) return history.forward();
    step = first;
    history.back();
  }
});

// putAway closes what lies over the board, and reports whether anything did; stays: as its own
// button does, so that what is asked for a game that is left behind does not lead to the menu.
function putAway(stays) {
  const over = [...document.querySelectorAll("dialog[open]")],
    more = !$("more").hidden;
  for (const d of over) {
    if (!stays) d.onclose = null;
    d.close();
  }
  if (more) $("b-more").click();
  return more || over.length > 0;
}
