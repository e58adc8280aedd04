// How a card looks, and what it is called. Everything is drawn by paths of our own.

const svg = "http://www.w3.org/2000/svg";
const suits = {
  S:
    "M0-10C-3-5-9-1-9 4c0 3 2.4 5 5 5 1.6 0 2.9-.8 3.4-1.8C-.8 9-1.6 10-3 10h6" +
    "c-1.4 0-2.2-1-2.4-2.8C1.1 8.2 2.4 9 4 9c2.6 0 5-2 5-5 0-5-6-9-9-14z",
  H:
    "M0 9.5C-4 5-9.5 1-9.5-4.2c0-3.2 2.3-5.3 4.9-5.3 2.2 0 3.8 1.3 4.6 3.1" +
    ".8-1.8 2.4-3.1 4.6-3.1 2.6 0 4.9 2.1 4.9 5.3C9.5 1 4 5 0 9.5z",
  C:
    "M0-10a4.7 4.7 0 0 1 3.7 7.6A4.8 4.8 0 1 1 1 3.6C1.2 6.9 2 9 3.4 10" +
    "h-6.8C-2 9-1.2 6.9-1 3.6a4.8 4.8 0 1 1-2.7-6A4.7 4.7 0 0 1 0-10z",
  D: "M0-10C2-6 5-2.5 8 0 5 2.5 2 6 0 10-2 6-5 2.5-8 0-5-2.5-2-6 0-10z",
};
const ranks = {
  A: "ace",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  10: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
};
const names = { S: "spades", H: "hearts", C: "clubs", D: "diamonds" };
// Where the pips of a number stand, in columns and rows of a field.
const pips = {
  A: [[0, 0]],
  2: [
    [0, -1],
    [0, 1],
  ],
  3: [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  7: [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  8: [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [0, 0.5],
    [-1, 1],
    [1, 1],
  ],
  9: [
    [-1, -1],
    [1, -1],
    [-1, -0.33],
    [1, -0.33],
    [0, 0],
    [-1, 0.33],
    [1, 0.33],
    [-1, 1],
    [1, 1],
  ],
  10: [
    [-1, -1],
    [1, -1],
    [0, -0.66],
    [-1, -0.33],
    [1, -0.33],
    [-1, 0.33],
    [1, 0.33],
    [0, 0.66],
    [-1, 1],
    [1, 1],
  ],
};
const crowns = {
  K: "M-22 8l-4-22 12 9L0-20 14-5l12-9-4 22zM-22 11h44v5h-44z",
  Q: "M-20 8l-5-18 11 7 6-13 8 12 8-12 6 13 11-7-5 18zM-20 11h40v4h-40z",
  J: "M-18 14c-4-14 4-24 16-26 4-6 12-10 20-9-4 4-6 9-6 14 5 5 7 12 6 21z",
};

// print is how far the print in a corner goes, in hundredths of the width of a card, by its size:
// what is to be seen of a covered card, from its upper edge down, more of what has a tail, and from
// its left edge to the right, more of a ten.
export const print = {
  normal: { down: 26.5, tail: 26.5, right: 26, ten: 34 },
  large: { down: 35, tail: 35, right: 36, ten: 53 },
};
print.plain = print.normal;

export const rank = c => c.slice(0, -1);
export const suit = c => c.slice(-1);
export const red = c => /[HD]$/.test(c);

// name is a card in words, or any of a rank.
export function name(c) {
  if (ranks[c]) return (/[A8]/.test(c) ? "an " : "a ") + ranks[c];
  return c === "?" ? "face-down card" : `${ranks[rank(c)]} of ${names[suit(c)]}`;
}

function make(tag, attrs, ...children) {
  const e = document.createElementNS(svg, tag);
  for (const k in attrs) e.setAttribute(k, attrs[k]);
  e.append(...children);
  return e;
}

function pip(s, x, y, size, upside) {
  return make("path", { d: suits[s], transform: `translate(${x} ${y}) scale(${upside ? -size : size})` });
}

// corner is a rank in a corner, on a line. A Q may have a tail below that, be it by the font.
const pen = document.createElement("canvas").getContext("2d");
function corner(r, size, attrs, line, of) {
  const text = make("text", { y: line, lengthAdjust: "spacingAndGlyphs", ...attrs });
  text.textContent = r;
  if (pen) pen.font = `700 ${size}px "Helvetica Neue", Arial, system-ui, sans-serif`;
  const down = pen?.measureText(r).actualBoundingBoxDescent || 0,
    tail = down > size / 16;
  if (tail) of.tail = Math.max(of.tail, line + down + 0.5);
  return make("g", { class: ["fit", ...(r === "10" ? ["ten"] : []), ...(tail ? ["tail"] : [])].join(" ") }, text);
}

function face(c) {
  const r = rank(c),
    s = suit(c);
  const g = make("symbol", { id: "c" + c, viewBox: "0 0 100 140" });
  const ten = r === "10",
    sign = (text, x, y, d, by) => {
      const plain = make("text", { x, y, class: "ltr" });
      plain.textContent = text;
      return make(
        "g",
        { class: "sign" },
        make("path", { d: suits[s], transform: `translate(${x} ${d}) scale(${by})`, class: "tr" }),
        plain,
      );
    };
  g.append(
    make(
      "g",
      { class: "corner" },
      corner(r, 31, { x: ten ? 3 : 5, class: "ix", textLength: ten ? 30 : 20 }, 26, print.normal),
      pip(s, 14, 42, 0.8),
      sign(s, 85, 22, 14, 1),
    ),
  );
  g.append(
    make(
      "g",
      { class: "print" },
      corner(r, 45, { x: 4, class: "wide", textLength: ten ? 48 : 30 }, 34.5, print.large),
      sign(s, 78, 33, 19, 1.5),
    ),
  );
  const middle = make("g", { class: "mid" });
  if (pips[r]) {
    const size = r === "A" ? 2.7 : pips[r].length > 6 ? 0.95 : 1.1;
    for (const [x, y] of pips[r]) middle.append(pip(s, 60 + x * 19.5, 88 + y * 37, size, y > 0));
  } else {
    middle.append(make("rect", { x: 28, y: 38, width: 64, height: 94, rx: 7, class: "court" }));
    const crown = make("path", { d: crowns[r], class: "crown", transform: "translate(60 62)" });
    const letter = make("text", { x: 60, y: 117, class: "letter" });
    letter.textContent = r;
    middle.append(crown, letter);
  }
  g.append(middle);
  const large = make("text", { x: 50, y: 118, class: "big" });
  large.textContent = r;
  g.append(large);
  const tiny = make("g", { class: "tiny" }),
    rankOf = make("text", {
      x: 50,
      y: 64,
      ...(r === "10" ? { textLength: 84, lengthAdjust: "spacingAndGlyphs" } : {}),
    });
  const letter = make("text", { x: 50, y: 128, class: "ltr" });
  rankOf.textContent = r;
  letter.textContent = s;
  tiny.append(rankOf, make("path", { d: suits[s], class: "tr", transform: "translate(50 104) scale(2.9)" }), letter);
  g.append(tiny);
  return g;
}

// sprite puts one drawing of every card into the page; cards refer to it.
export function sprite() {
  const all = make("svg", { width: 0, height: 0, class: "sprite", "aria-hidden": "true" });
  for (const s of "SHCD") for (const r of Object.keys(ranks)) all.append(face(r + s));
  const back = make("symbol", { id: "c?", viewBox: "0 0 100 140" });
  const pattern = make(
    "pattern",
    { id: "weave", width: 14, height: 14, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    make("rect", { width: 14, height: 14, class: "b1" }),
    make("rect", { width: 7, height: 7, class: "b2" }),
    make("rect", { x: 7, y: 7, width: 7, height: 7, class: "b2" }),
  );
  back.append(
    make("defs", {}, pattern),
    make("rect", { width: 100, height: 140, class: "b0" }),
    make("rect", { x: 3.5, y: 3.5, width: 93, height: 133, rx: 5, fill: "url(#weave)", class: "b3" }),
  );
  all.append(back);
  document.body.append(all);
}

// picture draws a card.
export function picture(c) {
  const e = make("svg", {
    viewBox: "0 0 100 140",
    class: red(c) ? "pic red " + suit(c) : "pic " + (c === "?" ? "bk" : suit(c)),
    "aria-hidden": "true",
  });
  e.append(make("use", { href: "#c" + c }));
  return e;
}
