// What is kept: games begun, what was won, settings, rule files of one's own. Where a server keeps
// games they are in the files of the prompt; the browser keeps the rest.

function read(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem("pat:" + key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key, value) {
  try {
    if (value === undefined) localStorage.removeItem("pat:" + key);
    else localStorage.setItem("pat:" + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export const settings = () => ({
  theme: "auto",
  suits: "two",
  size: "normal",
  hand: "right",
  motion: "auto",
  auto: "off",
  finish: "ask",
  clock: "on",
  ...read("settings", {}),
});
export const saveSettings = s => write("settings", s);

// What the server said of itself: the game or the file it was started with, whether it keeps games.
export let config = {};
let server,
  kept = { games: [], records: {}, stats: [] },
  told;

// begin asks what is kept. hooks: elsewhere(game), failed(text), counted()
export async function begin(said, hooks) {
  [config, told, server] = [said, hooks, said.keeps];
  await refresh();
}

export async function refresh() {
  if (!server) return;
  try {
    kept = { games: [], records: {}, stats: [], ...(await (await fetch("kept")).json()) };
  } catch {
    told.failed("The server does not tell which games are kept. Is `pat serve` still running?");
  }
}

export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map(b => b.toString(16).padStart(2, "0")).join("");

// Games that were begun and can go on, the latest first. A game is known by its key; its id is what
// it is played from.
const most = 300;
export const games = () =>
  [...list(kept.games).map(g => ({ ...g, id: g?.game })), ...list(read("games")).map(key => read("game:" + key))]
    .flatMap(sound)
    .filter(g => g.status !== "won");
export const game = id => games().find(g => g.id === id);

// sound is a kept game with all that the page reads of it, or nothing: what was written by another
// program, or damaged, may lack anything, and must not keep the page from the other games.
const list = x => (Array.isArray(x) ? x : []);
function sound(g) {
  if (!g || ![g.key, g.id, g.game].every(x => typeof x === "string")) return [];
  const { moves, undone, groups, redo, set, used } = g;
  return [
    {
      ...g,
      moves: list(moves),
      undone: list(undone),
      groups: list(groups),
      redo: list(redo),
      set: { ...set },
      used: { undos: 0, hints: 0, all: 0, seconds: 0, ...used },
    },
  ];
}

const waits = []; // to be sent
let sending;

// saveGame keeps a game; left: another takes its place.
export function saveGame(g, left) {
  if (!server || g.file) return left || keepHere(g);
  const { key, game, title, set, deal, board, moves, undone, groups, redo, used } = g;
  const now = { key, game, title, set, deal, board, moves, undone, groups, redo, used, left };
  const last = waits.at(-1);
  if (last?.g === g) waits[waits.length - 1] = { g, now };
  else waits.push({ g, now });
  if (!sending)
    sending = send().finally(() => {
      sending = undefined;
    });
  return true;
}

// keepHere keeps a game in the browser: each by itself, for all take long to write. One with
// nothing made and nothing to make again is none.
function keepHere(g) {
  if (!g.moves.length && !g.undone.length) return dropHere(g);
  const keys = list(read("games"));
  if (keys[0] !== g.key) {
    const now = [g.key, ...keys.filter(k => k !== g.key)];
    for (const k of now.splice(most)) write("game:" + k);
    if (!write("games", now)) return false;
  }
  return write("game:" + g.key, { ...g, when: Date.now() });
}

// forget drops a game begun: on a server one without moves is none.
export async function forget(g) {
  if (server && !g.file) {
    saveGame({ ...g, moves: [], undone: [], groups: [], redo: [] }, true);
    await sending;
    return refresh();
  }
  dropHere(g);
}
function dropHere(g) {
  const keys = list(read("games"));
  if (keys.includes(g.key))
    write(
      "games",
      keys.filter(k => k !== g.key),
    );
  write("game:" + g.key);
  return true;
}

async function send() {
  while (waits.length) {
    const { g, now } = waits.shift();
    const body = JSON.stringify({ ...now, mark: g.mark });
    try {
      const r = await fetch("kept", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
        keepalive: body.length < 60000,
      });
      const a = await r.json();
      if (r.status === 409) {
        // a prompt has it; what is played here is another game
        told.elsewhere(g);
        Object.assign(g, { key: newKey(), mark: "" });
        if (!waits.some(w => w.g === g)) waits.unshift({ g, now });
        for (const w of waits) if (w.g === g) w.now.key = g.key;
        continue;
      }
      if (!r.ok) {
        told.failed(a.error);
        continue;
      }
      g.mark = a.mark || "";
      kept.records = a.records || {};
      kept.games = kept.games.filter(x => x.key !== now.key);
      if (g.mark) kept.games.unshift({ ...now, mark: g.mark, when: Date.now() });
      told.counted();
    } catch {
      told.failed("The server does not answer: this game is not kept. Is `pat serve` still running?");
    }
  }
}

// What was played and won, by game.
export const record = id => (server ? kept.records[id] : read("won", {})[id]) || { played: 0, won: 0 };
// count counts a game at its first move, when it is won, and when another takes its place; with its
// score, where that is one of a whole game.
export function count(id, what, { seconds, moves, score } = {}) {
  if (server) return;
  const all = read("won", {}),
    r = { streak: 0, longest: 0, ...record(id) };
  if (what === "played") r.played++;
  if (what === "left") r.streak = 0;
  if (what === "won") {
    r.won++;
    r.longest = Math.max(r.longest, ++r.streak);
    r.best = { seconds: Math.min(seconds, r.best?.seconds ?? seconds), moves: Math.min(moves, r.best?.moves ?? moves) };
  }
  if (score)
    r.score = {
      best: r.score ? Math[score.least ? "min" : "max"](r.score.best, score.points) : score.points,
      last: score.points,
    };
  all[id] = r;
  write("won", all);
  told.counted();
}
// stats is what was played and won, a row each game.
export async function stats() {
  if (server) {
    await sending;
    await refresh();
    return list(kept.stats);
  }
  const begun = id => games().filter(g => g.id === id && g.moves.length && g.status !== "lost").length;
  return Object.entries(read("won", {})).map(([game, r]) => ({
    game,
    ...r,
    begun: begun(game),
    played: Math.max(0, r.played - begun(game)),
  }));
}

export const files = () => read("files", {});
export function saveFile(name, text) {
  write("files", { ...files(), [name]: text });
}
export function dropFile(name) {
  const { [name]: gone, ...rest } = files();
  write("files", rest);
}

// Link: a text in the part of an address behind #, packed.
export async function pack(text) {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let s = "";
  for (const b of bytes) s += String.fromCharCode(b);
  return btoa(s).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function unpack(s) {
  const bytes = Uint8Array.from(atob(s.replaceAll("-", "+").replaceAll("_", "/")), c => c.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = plain.getReader();
  const parts = [];
  let size = 0;
  for (;;) {
    // what is packed small may be large: as much as a rule file may be, no more
    const { done, value } = await reader.read();
    if (done) break;
    if ((size += value.length) > 65536) throw new Error("The file in the link is too large.");
    parts.push(value);
  }
  return new Blob(parts).text();
}
