// The one function of the game: ask(request) gives its answer, from the server or from a Worker.

let worker,
  code,
  number = 0;
const waiting = new Map(); // of the Worker, by number

// Where no server answers the Worker begins before the rest of the page is there.
export const onSite = document.documentElement.dataset.engine === "wasm",
  begun = onSite && begin();
if (begun) begun.catch(() => {}); // start tells it

export async function start() {
  const config = (await fetch("config.json")).json();
  if (onSite) {
    await begun;
    if ("serviceWorker" in navigator) navigator.serviceWorker.register("sw.js").catch(() => {});
  }
  return config;
}

// begin starts the Worker, from the code as it was compiled before; what waits is asked again. A
// script that does not come at once is tried some more times.
function begin(tries = 3) {
  return new Promise((ok, no) => {
    let runs = false;
    const bad = e => {
      mine.terminate();
      if (!runs && tries > 1) {
        setTimeout(() => begin(tries - 1).then(ok, no), 300);
        return;
      }
      for (const w of waiting.values()) w.bad(e);
      waiting.clear();
      no(e);
    };
    const mine = (worker = new Worker("worker.js"));
    worker.onmessage = ({ data }) => {
      if (data.code) {
        code = data.code;
        runs = true;
        ok();
      } else if (data.failed) bad(new Error(data.failed));
      else {
        waiting.get(data.id)?.ok(JSON.parse(data.answer));
        waiting.delete(data.id);
      }
    };
    worker.onerror = e => bad(new Error(e.message || "The engine stopped."));
    worker.postMessage({ code });
    for (const [id, w] of waiting) worker.postMessage({ id, text: w.text });
  });
}

export async function ask(request, signal) {
  const text = JSON.stringify({ v: 1, ...request });
  if (!onSite) {
    let r;
    try {
      r = await fetch("do", { method: "POST", headers: { "Content-Type": "application/json" }, body: text, signal });
    } catch (e) {
      if (e.name === "AbortError" || signal?.aborted) throw e;
      return { error: { code: "server", text: "The server does not answer. Is `pat serve` still running?" } };
    }
    if (!r.ok) return { error: { code: "server", text: (await r.text()).trim() } };
    return r.json();
  }
  const id = ++number;
  return new Promise((ok, bad) => {
    waiting.set(id, { ok, bad, text });
    worker.postMessage({ id, text });
    signal?.addEventListener("abort", () => {
      if (!waiting.delete(id)) return;
      bad(new DOMException("stopped", "AbortError"));
      worker.terminate(); // a search has no other end
      begin().catch(() => {}); // who waits is told
    });
  });
}
