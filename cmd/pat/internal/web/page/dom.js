// What every part of the page needs of the document.
export const $ = id => document.getElementById(id);
export const byTouch = () => matchMedia("(pointer: coarse)").matches;
export const small = () => matchMedia("(max-width: 760px), (max-height: 480px)").matches;

// el makes an element; an attribute that is a function is called when that happens.
export function el(tag, attrs = {}, ...children) {
  const e = document.createElement(tag);
  for (const [k, v] of Object.entries(attrs)) {
    if (typeof v === "function") e.addEventListener(k, v);
    else if (v !== undefined && v !== false) e.setAttribute(k, v === true ? "" : v);
  }
  e.append(...children.filter(c => c !== undefined));
  return e;
}

// head is the head of a dialog.
export const head = title =>
  el("form", { method: "dialog" }, el("h2", {}, title), el("button", { class: "x", "aria-label": "Close" }, "×"));

// download gives out a text as a file.
export function download(name, text) {
  const a = el("a", { href: URL.createObjectURL(new Blob([text], { type: "text/plain" })), download: name });
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 1000);
}
