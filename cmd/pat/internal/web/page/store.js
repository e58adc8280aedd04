// What is kept in the browser: games begun, what was won, settings, rule files of one's own.

function read(key, otherwise) {
  try { return JSON.parse(localStorage.getItem("pat:" + key)) ?? otherwise; } catch { return otherwise; }
}

function write(key, value) {
  try {
    if (value === undefined) localStorage.removeItem("pat:" + key);
    else localStorage.setItem("pat:" + key, JSON.stringify(value));
    return true;
  } catch { return false; }
}

export const settings = () => ({ theme: "auto", suits: "two", size: "normal", motion: "auto", auto: "off", ...read("settings", {}) });
export const saveSettings = s => write("settings", s);

// Games that were begun, by what they are played from; the latest first.
const most = 60;
export const games = () => read("games", []);
export const game = id => games().find(g => g.id === id);
export function saveGame(g) {
  const rest = games().filter(x => x.id !== g.id);
  return write("games", [g, ...rest].slice(0, most));
}

// What was played and won, by game.
export const record = id => read("won", {})[id] || { played: 0, won: 0 };
export function count(id, what) {
  const all = read("won", {});
  all[id] = { ...record(id), [what]: record(id)[what] + 1 };
  write("won", all);
}

export const files = () => read("files", {});
export function saveFile(name, text) { write("files", { ...files(), [name]: text }); }

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
  for (;;) { // what is packed small may be large: as much as a rule file may be, no more
    const { done, value } = await reader.read();
    if (done) break;
    if ((size += value.length) > 65536) throw new Error("The file in the link is too large.");
    parts.push(value);
  }
  return new Blob(parts).text();
}
