// The engine of a site without a server: pat as WebAssembly, in a thread of its own.
importScripts("wasm_exec.js");

let running;
const asked = []; // before the engine runs
const answer = ({ id, text }) => postMessage({ id, answer: self.patDo(text) });
self.onmessage = ({ data }) => {
  if (data.id === undefined) start(data.code);
  else if (running) answer(data);
  else asked.push(data);
};

async function fetched() {
  const packed = await fetch("pat.wasm.gz");
  if (!packed.ok) throw new Error("pat.wasm.gz cannot be read");
  // Some servers unpack it themselves, and say so.
  const plain =
    packed.headers.get("Content-Encoding") === "gzip"
      ? packed.body
      : packed.body.pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compileStreaming(new Response(plain, { headers: { "Content-Type": "application/wasm" } }));
}

async function start(code) {
  try {
    const go = new self.Go();
    code ||= await fetched();
    self.patReady = () => {
      running = true;
      postMessage({ code });
      asked.splice(0).forEach(answer);
    };
    go.run(await WebAssembly.instantiate(code, go.importObject));
  } catch (e) {
    postMessage({ failed: String(e.message || e) });
  }
}
