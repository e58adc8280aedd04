// The engine of a site without a server: pat as WebAssembly, in a thread of its own.
importScripts("wasm_exec.js");

self.patReady = () => postMessage({ ready: true });
self.onmessage = ({ data }) => postMessage({ id: data.id, answer: self.patDo(data.text) });

(async () => {
  const packed = await fetch("pat.wasm.gz");
  if (!packed.ok) throw new Error("pat.wasm.gz cannot be read");
  // Some servers unpack it themselves, and say so.
  const plain = packed.headers.get("Content-Encoding") === "gzip" ? packed.body : packed.body.pipeThrough(new DecompressionStream("gzip"));
  const go = new self.Go();
  const code = await WebAssembly.instantiateStreaming(new Response(plain, { headers: { "Content-Type": "application/wasm" } }), go.importObject);
  go.run(code.instance);
})().catch(e => postMessage({ failed: String(e.message || e) }));
