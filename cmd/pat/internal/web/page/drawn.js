// The board as it is seen: piles where the layout puts them, cards as buttons, and what moves.
import { el } from "./dom.js";
import { picture, print, name as cardName } from "./cards.js";

export const ratio = 1.4; // of a card, height to width
const edge = 1; // of a card, drawn around it
const printed = () => print[document.documentElement.dataset.size] || print.normal;

// Drawn shows positions; what is picked up or lit up, and where the player is, adds the Board,
// which is played on.
export class Drawn {
  constructor(root) {
    Object.assign(this, { root, hooks: {}, piles: [], held: null, focus: null, drag: null });
  }

  // show draws a position, and moves what moved.
  show(res, { steps = [], dropped } = {}) {
    const before = this.res,
      old = this.places;
    const again = !before || this.key0 !== res.key || before.piles.length !== res.piles.length;
    this.res = res;
    this.key0 = res.key;
    this.layout = res.layout;
    this.unit = res.layout.card / 100;
    this.held = null;
    this.near = new Map();
    for (const p of res.plays) {
      for (const [pile, at] of this.begins(p)) {
        const k = pile + "@" + at;
        (this.near.get(k) || this.near.set(k, []).get(k)).push(p);
      }
    }
    const had = this.root.contains(document.activeElement);
    if (again) this.build();
    this.places = res.piles.map((_, p) => this.spots(p));
    res.piles.forEach((_, p) => this.pile(p));
    const ends = this.places.map(
      (spots, p) => res.layout.piles[p].y * this.unit + (spots.at(-1)?.[1] || 0) + res.layout.card * ratio,
    );
    this.root.style.height = Math.ceil(Math.max(res.layout.h * this.unit, ...ends)) + "px";
    this.root.style.width = Math.ceil(res.layout.w * this.unit) + "px";
    if (!again && old && !this.hooks.still()) this.animate(steps, old, before, dropped);
    const last = steps.filter(s => s.n).at(-1);
    if (last && had) this.focus = [last.to, res.piles[last.to].cards.length - 1];
    this.rove(had);
    this.light();
    performance.mark("board");
  }

  // point shows the labels of which a text speaks on their piles, where they are not to be read.
  point(text) {
    for (const e of this.root.querySelectorAll(".spoken")) e.remove();
    const spoken = new Set(text.match(/[a-z]+\d+/g)),
      at = label => this.res.piles.findIndex(p => p.label === label);
    if (!this.res || !spoken.size) return;
    for (const [, from, to] of text.matchAll(/([a-z]+\d+)–([a-z]+\d+)/g))
      if (at(from) >= 0) for (let p = at(from); p <= at(to); p++) spoken.add(this.res.piles[p].label);
    this.res.piles.forEach(({ label }, p) => {
      if (spoken.has(label) && !this.labels[p]?.offsetWidth)
        this.els[p].append(el("li", { class: "spoken", "aria-hidden": "true" }, label));
    });
  }

  // clear leaves nothing of a game.
  clear() {
    this.hold(null);
    this.root.replaceChildren();
    this.res = undefined;
  }

  // begins is where the cards of a play lie: a set and an exchange may begin with any of theirs. Of
  // a pile that lies squared only the top card is seen, which stands for all that go with it.
  begins(p) {
    const top = q => Math.max(0, this.res.piles[q].cards.length - 1);
    if (p.kind === "set") return p.piles.map(q => [q, top(q)]);
    if (p.kind === "swap")
      return [
        [p.from, p.at],
        [p.to, top(p.to)],
      ];
    const squared = p.from >= 0 && this.layout.piles[p.from].lies === "flat";
    if (p.kind === "play" || p.kind === "pluck") return [[p.from, squared ? top(p.from) : p.at]];
    return [];
  }

  build() {
    this.root.textContent = "";
    this.root.style.setProperty("--w", this.layout.card + "px");
    this.els = this.res.piles.map(() => el("ul", { class: "pile" }));
    this.drawn = [];
    // A column has a floor where something stands below it. Small cards that nothing covers bear
    // one large sign.
    const { piles, card } = this.layout,
      seen = piles.filter(a => a.lies !== "off");
    this.floors = piles.map(a => seen.some(b => b.y > a.y && Math.abs(b.x - a.x) < 100));
    this.root.classList.toggle("tiny", card < 38 && seen.every(a => a.lies === "flat"));
    this.labels = [];
    for (const z of this.res.zones) {
      const group = el("section", {
        role: "group",
        "aria-label": z.title,
        class: "zone " + z.kind,
        "data-free": z.free,
      });
      for (let p = z.first; p < z.first + z.count; p++) {
        const ul = this.els[p],
          at = this.layout.piles[p];
        ul.setAttribute("aria-label", this.res.piles[p].name);
        ul.hidden = at.lies === "off";
        if (at.label && at.lies !== "off" && !z.free) {
          const tag = el(
            "span",
            { class: "label " + z.kind, "aria-hidden": "true" },
            z.kind === "discard" ? this.res.piles[p].name : this.res.piles[p].label,
          );
          Object.assign(tag.style, { left: at.x * this.unit + "px", top: at.y * this.unit + "px" });
          group.append(tag);
          this.labels[p] = tag;
        }
        Object.assign(ul.style, { left: at.x * this.unit + "px", top: at.y * this.unit + "px" });
        group.append(ul);
      }
      if ([...group.children].some(e => !e.hidden)) this.root.append(group); // else nothing of it is ever seen
    }
  }

  // spots is where each card of a pile lies, from the corner of the pile, in pixels.
  spots(p) {
    const at = this.layout.piles[p],
      { cards } = this.res.piles[p];
    const w = this.layout.card,
      h = w * ratio,
      n = cards.length,
      out = [];
    if (at.lies === "off") return out;
    if (at.lies === "down") {
      // Where there is room the whole corner is seen.
      const open = Math.max(this.layout.open, printed().down + edge / this.unit);
      const want = cards.slice(0, -1).map(c => (c === "?" ? this.layout.shut : open) * this.unit);
      const sum = want.reduce((a, b) => a + b, 0),
        room = Math.max(0, at.room * this.unit - h);
      let hidden = 1,
        shown = 1;
      if (sum > room) {
        // covered cards that lie face down give way first
        const down = want.filter((_, i) => cards[i] === "?").reduce((a, b) => a + b, 0);
        hidden = down ? Math.max(0.35, Math.min(1, (room - (sum - down)) / down)) : 1;
        const rest = sum - down;
        shown = rest ? Math.min(1, (room - down * hidden) / rest) : 1;
        const least = this.layout.least / open;
        if (shown < least && !this.floors[p])
          shown = least; // and the board is scrolled
        else if (shown < 0.3) shown = hidden = Math.max(0.02, room / sum);
      }
      let y = 0;
      for (let i = 0; i < n; i++) {
        out.push([0, y]);
        y += (want[i] || 0) * (cards[i] === "?" ? hidden : shown);
      }
    } else if (at.lies === "right") {
      const least = this.layout.tight * this.unit,
        room = at.room * this.unit - w;
      const shown = Math.min(n, 1 + Math.floor(room / least + 0.01), 8);
      const step = Math.min(this.layout.side * this.unit, shown > 1 ? room / (shown - 1) : 0);
      for (let i = 0; i < n; i++) out.push([(Math.max(0, i - (n - shown)) - (at.ends ? shown - 1 : 0)) * step, 0]);
    } else {
      for (let i = 0; i < n; i++) out.push([0, 0]);
    }
    return out;
  }

  // pile draws what is new of a pile: what stays as it is keeps its element, with its focus.
  pile(p) {
    if (this.layout.piles[p].lies === "off") return;
    const ul = this.els[p],
      { label, covered, gone } = this.res.piles[p],
      old = this.drawn[p] || new Map();
    const parts = gone ? [] : this.parts(p),
      stays = x => old.get(x.key)?.is === x.is;
    const kept = new Set(parts.filter(stays).map(x => x.key));
    for (const [key, x] of old) if (!kept.has(key)) x.li.remove();
    let next = ul.firstChild;
    for (const x of parts) {
      const was = kept.has(x.key) && old.get(x.key);
      x.li = was ? was.li : x.make();
      if (x.li === next) next = next.nextSibling;
      else ul.insertBefore(x.li, next);
      if (!was || was.look !== x.look) x.dress?.(x.li.firstChild);
      if (x.at && String(was?.at) !== String(x.at))
        (x.li.firstElementChild || x.li).style.transform = `translate(${x.at[0]}px,${x.at[1]}px)`;
    }
    this.drawn[p] = new Map(parts.map(x => [x.key, x]));
    this.shrink(p);
    if (this.labels[p]) this.labels[p].hidden = !!gone || (this.res.zones[this.res.piles[p].zone].free && covered);
    ul.classList.toggle("covered", !!covered);
    ul.title = label;
  }

  // shrink fits the print in the corners of a pile into what is seen of its covered cards.
  shrink(p) {
    const { cards } = this.res.piles[p],
      spots = this.places[p],
      { lies } = this.layout.piles[p],
      fit = { down: 1, tail: 1, right: 1, ten: 1 };
    const steps = ["down", "right"].map((way, x) =>
      spots
        .slice(1)
        .map((at, i) => (cards[i] === "?" ? 0 : at[1 - x] - spots[i][1 - x]))
        .filter(step => step > 0),
    );
    const least = steps[lies === "right" ? 1 : 0];
    if (least.length && lies !== "flat")
      for (const way of lies === "right" ? ["right", "ten"] : ["down", "tail"])
        fit[way] = Math.max(0.3, Math.min(1, (Math.min(...least) - edge) / this.unit / printed()[way]));
    for (const [way, n] of Object.entries(fit)) this.els[p].style.setProperty("--fit-" + way, n.toFixed(3));
  }

  // parts is what is to be seen of a pile, in order. is: what cannot be changed of it; look: what
  // can, by dress; at: where it lies.
  parts(p) {
    const { cards, name, covered, takes, spent } = this.res.piles[p],
      { lies, count } = this.layout.piles[p],
      spots = this.places[p];
    const n = cards.length,
      top = n - 1,
      stock = this.isStock(p),
      out = [];
    const first = lies === "flat" ? Math.max(0, n - 3) : lies === "right" ? Math.max(0, n - 9) : 0;
    const down = cards.filter(c => c === "?").length;
    if (n === 0 || lies === "flat") {
      const make = () =>
        n
          ? el("li", { class: "under", "aria-hidden": "true" }, el("span", { class: "slot" }))
          : el("li", { class: "under" }, this.button(p, -1, { class: "slot" }));
      const dress = slot => {
        if (n) return;
        slot.setAttribute("aria-label", `${name}, empty${takes ? ", takes " + cardName(takes) : ""}`);
        slot.classList.toggle("turn", stock && !spent);
        slot.dataset.takes = takes?.replace(/[SHCD]$/, s => "♠♥♣♦"["SHCD".indexOf(s)]) || "";
      };
      out.push({ key: "under", is: n > 0, look: [takes, spent].join(), make, dress });
    }
    for (let i = first; i < n; i++) {
      const c = cards[i],
        hidden = c === "?",
        can = this.near.has(p + "@" + i);
      const live = (!hidden && (lies !== "flat" || i === top)) || (hidden && i === top && stock);
      const told = live ? "" : !hidden ? cardName(c) : i === Math.max(first, down - 1) ? `${down} face down` : "";
      const label = !live
        ? undefined
        : hidden
          ? `${name}, ${n} ${n === 1 ? "card" : "cards"} face down`
          : `${cardName(c)}, ${name}${n > 1 ? `, card ${i + 1} of ${n}` : ""}${covered ? ", covered" : ""}`;
      const where = can ? this.whereTo(p, i) : undefined;
      const make = () => {
        const card = live
          ? this.button(p, i, { class: "card" })
          : el("span", { "data-p": p, "data-i": i, class: "card" });
        if (hidden) card.classList.add("back");
        if (told) card.append(el("span", { class: "sr" }, told));
        card.append(picture(c));
        return el("li", { class: "at", "aria-hidden": live || told ? undefined : "true" }, card);
      };
      const dress = card => {
        card.classList.toggle("can", can);
        for (const [k, v] of [
          ["aria-label", label],
          ["aria-description", where],
        ])
          if (v) card.setAttribute(k, v);
          else card.removeAttribute(k);
      };
      out.push({ key: i, is: [c, live, told].join(), look: [label, where].join(), make, dress, at: spots[i] });
    }
    if ((count || (lies === "right" && n > 3)) && n > 1)
      out.push({
        key: "count",
        is: n,
        make: () => el("li", { class: "count", "aria-hidden": "true" }, String(n)),
        at: spots[top],
      });
    return out;
  }

  button(p, i, attrs) {
    return el("button", { type: "button", tabindex: -1, "data-p": p, "data-i": i, ...attrs });
  }

  isStock(p) {
    return this.res.zones[this.res.piles[p].zone].kind === "stock";
  }

  // whereTo says where a card may go.
  whereTo(p, i) {
    const met = new Set(),
      first = x => !met.has(x.like) && met.add(x.like);
    const to = this.near
      .get(p + "@" + i)
      .filter(first)
      .map(x =>
        x.kind === "set"
          ? x.piles
              .filter(q => q !== p)
              .map(q => this.top(q))
              .join(" and ") || "leaves"
          : x.kind === "swap"
            ? this.top(x.from === p ? x.to : x.from)
            : this.res.piles[x.to].name,
      );
    const all = [...new Set(to)];
    return "goes to " + (all.length > 4 ? `${all.length} places` : all.join(", "));
  }

  // tells says what a play does, by its cards.
  tells(x) {
    if (x.kind === "set") return x.piles.map(q => this.top(q)).join(" and ");
    if (x.from < 0 || x.to < 0 || x.kind === "turn") return "";
    const card = cardName(this.res.piles[x.from].cards[x.at] || "?");
    if (x.kind === "swap") return `${card} for ${this.top(x.to)}`;
    return card + (x.n > 1 ? ` and ${x.n - 1} on it` : "") + " to " + this.top(x.to);
  }

  // labelled reports whether the labels of the piles of a play can be read on the board.
  labelled(x) {
    return [x.from, x.to, ...(x.piles || [])].every(
      p => p < 0 || this.res.zones[this.res.piles[p].zone].kind === "discard" || this.labels[p]?.offsetWidth,
    );
  } // tiny cards bear none

  // card names the top card of a pile, place the pile, as it is called on the board.
  card(q) {
    return cardName(this.res.piles[q].cards.at(-1));
  }
  place(q) {
    const { name, label } = this.res.piles[q];
    return this.labels[q]?.offsetWidth && this.labels[q].textContent === label ? `${name} (${label})` : name;
  }

  top(q) {
    const { cards, name, zone } = this.res.piles[q];
    if (this.res.zones[zone].kind === "discard") return "the discard"; // nothing is played on what lies there
    return cards.length ? `${cardName(cards.at(-1))}, ${name}` : name;
  }

  // animate lets cards come from where they lay.
  animate(steps, old, before, dropped) {
    const ms = 150;
    steps.forEach((s, k) => {
      for (let i = 0; i < s.n; i++) {
        const e = this.els[s.to].querySelector(`[data-i="${s.into + i}"]`);
        const a = this.layout.piles[s.from],
          b = this.layout.piles[s.to];
        if (!e || a.lies === "off" || b.lies === "off") continue;
        const from = old[s.from]?.[s.at + i] || [0, 0],
          to = this.places[s.to][s.into + i];
        let x = (a.x - b.x) * this.unit + from[0],
          y = (a.y - b.y) * this.unit + from[1];
        if (dropped && k === 0) {
          x = dropped.x - b.x * this.unit + (from[0] - dropped.at[0]);
          y = dropped.y - b.y * this.unit + (from[1] - dropped.at[1]);
        }
        const li = e.parentNode,
          ul = this.els[s.to];
        ul.classList.add("moving");
        const delay = k * Math.min(40, 1200 / steps.length);
        const run = e.animate(
          [{ transform: `translate(${x}px,${y}px)` }, { transform: `translate(${to[0]}px,${to[1]}px)` }],
          { duration: ms, delay, easing: "cubic-bezier(.2,.7,.3,1)", fill: "backwards" },
        );
        li.classList.add("moving");
        run.onfinish = run.oncancel = () => {
          ul.classList.remove("moving");
          li.classList.remove("moving");
        };
        if (before.piles[s.from].cards[s.at + i] === "?" && this.res.piles[s.to].cards[s.into + i] !== "?")
          this.turnOver(e, delay);
      }
    });
    if (this.res.status === "won" && before.status !== "won") this.cheer(ms + Math.min(1200, 40 * steps.length));
    this.res.piles.forEach((pile, p) =>
      pile.cards.forEach((c, i) => {
        const was = before.piles[p].cards[i];
        if (was === "?" && c !== "?" && !steps.some(s => s.to === p && i >= s.into && i < s.into + s.n)) {
          const e = this.els[p].querySelector(`[data-i="${i}"]`);
          if (e) this.turnOver(e, 60);
        }
      }),
    );
  }

  // cheer lets what lies open leap, pile by pile, when a game is won.
  cheer(after) {
    const up = [{ transform: "none" }, { transform: "translateY(-18%) rotate(3deg)" }, { transform: "none" }];
    [...this.root.querySelectorAll("li:nth-last-child(1 of .at)")].forEach((e, i, all) =>
      e.animate(up, { duration: 420, delay: after + i * Math.min(90, 900 / all.length), easing: "ease-out" }),
    );
  }

  turnOver(e, delay) {
    e.querySelector("svg")?.animate([{ transform: "scaleX(0)" }, { transform: "none" }], {
      duration: 150,
      delay,
      fill: "backwards",
    });
  }
}
