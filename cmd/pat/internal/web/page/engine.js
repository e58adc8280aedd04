// The one function of the game: ask(request) gives its answer, from the server or from a Worker.

let config, worker, waiting, ready;

export async function start() {
  config = await (await fetch("config.json")).json();
  if (config.engine === "wasm") {
    begin();
    if ("serviceWorker" in navigator) navigator.serviceWorker.register("sw.js").catch(() => {});
  }
  return config;
}

function begin() {
  waiting = new Map();
  worker = new Worker("worker.js");
  ready = new Promise((ok, bad) => {
    worker.onmessage = ({ data }) => {
      if (data.ready) ok();
      else if (data.failed) bad(new Error(data.failed));
      else { waiting.get(data.id)?.(JSON.parse(data.answer)); waiting.delete(data.id); }
    };
    worker.onerror = e => bad(new Error(e.message || "The engine stopped."));
  });
}

let number = 0;

export async function ask(request, signal) {
  const text = JSON.stringify({ v: 1, ...request });
  if (config.engine !== "wasm") {
    const r = await fetch("do", { method: "POST", headers: { "Content-Type": "application/json" }, body: text, signal });
    if (!r.ok) return { error: { code: "server", text: (await r.text()).trim() } };
    return r.json();
  }
  await ready;
  const id = ++number;
  return new Promise((ok, bad) => {
    waiting.set(id, ok);
    worker.postMessage({ id, text });
    signal?.addEventListener("abort", () => { // a search has no other end
      worker.terminate();
      begin();
      bad(new DOMException("stopped", "AbortError"));
    });
  });
}
