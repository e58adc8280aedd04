// The board: piles where the layout puts them, cards as buttons, moved by tap, drag and keys.
import { el } from "./dom.js";
import { picture, print, name as cardName } from "./cards.js";

const ratio = 1.4; // of a card, height to width
const edge = 1; // of a card, drawn around it
const printed = () => print[document.documentElement.dataset.size] || print.normal;

export class Board {
  // hooks: move(text), choose(plays), refuse(pile, at), wrong(pile, at, to), back() it was put back, pile(pile) shows all of it,
  // loose() the next Tab leaves, found(names), held(targets), still() tells whether motion is unwanted
  constructor(root, hooks) {
    Object.assign(this, { root, hooks, piles: [], held: null, focus: null, drag: null });
    root.addEventListener("pointerdown", e => this.down(e));
    root.addEventListener("pointermove", e => this.dragged(e));
    root.addEventListener("pointerup", e => this.up(e));
    root.addEventListener("pointercancel", () => this.putBack());
    root.addEventListener("click", e => this.click(e));
    root.addEventListener("contextmenu", e => { const b = e.target.closest("[data-p]"); if (b && e.button === 2) { e.preventDefault(); this.hooks.pile(+b.dataset.p); } });
    root.addEventListener("focusin", e => this.focused(e.target.closest("button")));
    root.addEventListener("dblclick", e => e.preventDefault());
  }

  // show draws a position, and moves what moved.
  show(res, { steps = [], dropped } = {}) {
    const before = this.res, old = this.places;
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
    const ends = this.places.map((spots, p) => res.layout.piles[p].y * this.unit + (spots.at(-1)?.[1] || 0) + res.layout.card * ratio);
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
    const spoken = new Set(text.match(/[a-z]+\d+/g)), at = label => this.res.piles.findIndex(p => p.label === label);
    if (!this.res || !spoken.size) return;
    for (const [, from, to] of text.matchAll(/([a-z]+\d+)–([a-z]+\d+)/g)) if (at(from) >= 0) for (let p = at(from); p <= at(to); p++) spoken.add(this.res.piles[p].label);
    this.res.piles.forEach(({ label }, p) => { if (spoken.has(label) && !this.labels[p]?.offsetWidth) this.els[p].append(el("li", { class: "spoken", "aria-hidden": "true" }, label)); });
  }

  // clear leaves nothing of a game.
  clear() {
    this.hold(null);
    this.root.replaceChildren();
    this.res = undefined;
  }

  // begins is where the cards of a play lie: a set and an exchange may begin with any of theirs.
  begins(p) {
    const top = q => Math.max(0, this.res.piles[q].cards.length - 1);
    if (p.kind === "set") return p.piles.map(q => [q, top(q)]);
    if (p.kind === "swap") return [[p.from, p.at], [p.to, top(p.to)]];
    if (p.kind === "play" || p.kind === "pluck") return [[p.from, p.at]];
    return [];
  }

  build() {
    this.root.textContent = "";
    this.root.style.setProperty("--w", this.layout.card + "px");
    this.els = this.res.piles.map(() => el("ul", { class: "pile" }));
    this.drawn = [];
    // A column has a floor where something stands below it. Small cards that nothing covers bear one large sign.
    const { piles, card } = this.layout, seen = piles.filter(a => a.lies !== "off");
    this.floors = piles.map(a => seen.some(b => b.y > a.y && Math.abs(b.x - a.x) < 100));
    this.root.classList.toggle("tiny", card < 38 && seen.every(a => a.lies === "flat"));
    this.labels = [];
    for (const z of this.res.zones) {
      const group = el("section", { role: "group", "aria-label": z.title, class: "zone " + z.kind, "data-free": z.free });
      for (let p = z.first; p < z.first + z.count; p++) {
        const ul = this.els[p], at = this.layout.piles[p];
        ul.setAttribute("aria-label", this.res.piles[p].name);
        ul.hidden = at.lies === "off";
        if (at.label && at.lies !== "off" && !z.free) {
          const tag = el("span", { class: "label " + z.kind, "aria-hidden": "true" }, z.kind === "discard" ? this.res.piles[p].name : this.res.piles[p].label);
          Object.assign(tag.style, { left: at.x * this.unit + "px", top: at.y * this.unit + "px" });
          group.append(tag);
          this.labels[p] = tag;
        }
        Object.assign(ul.style, { left: at.x * this.unit + "px", top: at.y * this.unit + "px" });
        group.append(ul);
      }
      this.root.append(group);
    }
  }

  // spots is where each card of a pile lies, from the corner of the pile, in pixels.
  spots(p) {
    const at = this.layout.piles[p], { cards } = this.res.piles[p];
    const w = this.layout.card, h = w * ratio, n = cards.length, out = [];
    if (at.lies === "off") return out;
    if (at.lies === "down") {
      const open = Math.max(this.layout.open, printed().down + edge / this.unit); // where there is room the whole corner is seen
      const want = cards.slice(0, -1).map(c => (c === "?" ? this.layout.shut : open) * this.unit);
      const sum = want.reduce((a, b) => a + b, 0), room = Math.max(0, at.room * this.unit - h);
      let hidden = 1, shown = 1;
      if (sum > room) { // covered cards that lie face down give way first
        const down = want.filter((_, i) => cards[i] === "?").reduce((a, b) => a + b, 0);
        hidden = down ? Math.max(.35, Math.min(1, (room - (sum - down)) / down)) : 1;
        const rest = sum - down;
        shown = rest ? Math.min(1, (room - down * hidden) / rest) : 1;
        const least = this.layout.least / open;
        if (shown < least && !this.floors[p]) shown = least; // and the board is scrolled
        else if (shown < .3) shown = hidden = Math.max(.02, room / sum);
      }
      let y = 0;
      for (let i = 0; i < n; i++) {
        out.push([0, y]);
        y += (want[i] || 0) * (cards[i] === "?" ? hidden : shown);
      }
    } else if (at.lies === "right") {
      const least = this.layout.tight * this.unit, room = at.room * this.unit - w;
      const shown = Math.min(n, 1 + Math.floor(room / least + .01), 8);
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
    const ul = this.els[p], { label, covered, gone } = this.res.piles[p], old = this.drawn[p] || new Map();
    const parts = gone ? [] : this.parts(p), stays = x => old.get(x.key)?.is === x.is;
    const kept = new Set(parts.filter(stays).map(x => x.key));
    for (const [key, x] of old) if (!kept.has(key)) x.li.remove();
    let next = ul.firstChild;
    for (const x of parts) {
      const was = kept.has(x.key) && old.get(x.key);
      x.li = was ? was.li : x.make();
      if (x.li === next) next = next.nextSibling; else ul.insertBefore(x.li, next);
      if (!was || was.look !== x.look) x.dress?.(x.li.firstChild);
      if (x.at && String(was?.at) !== String(x.at)) (x.li.firstElementChild || x.li).style.transform = `translate(${x.at[0]}px,${x.at[1]}px)`;
    }
    this.drawn[p] = new Map(parts.map(x => [x.key, x]));
    this.shrink(p);
    if (this.labels[p]) this.labels[p].hidden = !!gone || this.res.zones[this.res.piles[p].zone].free && covered;
    ul.classList.toggle("covered", !!covered);
    ul.title = label;
  }

  // shrink fits the print in the corners of a pile into what is seen of its covered cards.
  shrink(p) {
    const { cards } = this.res.piles[p], spots = this.places[p], { lies } = this.layout.piles[p], fit = { down: 1, tail: 1, right: 1, ten: 1 };
    const steps = ["down", "right"].map((way, x) => spots.slice(1).map((at, i) => cards[i] === "?" ? 0 : at[1 - x] - spots[i][1 - x]).filter(step => step > 0));
    const least = steps[lies === "right" ? 1 : 0];
    if (least.length && lies !== "flat") for (const way of lies === "right" ? ["right", "ten"] : ["down", "tail"]) fit[way] = Math.max(.3, Math.min(1, (Math.min(...least) - edge) / this.unit / printed()[way]));
    for (const [way, n] of Object.entries(fit)) this.els[p].style.setProperty("--fit-" + way, n.toFixed(3));
  }

  // parts is what is to be seen of a pile, in order. is: what cannot be changed of it; look: what
  // can, by dress; at: where it lies.
  parts(p) {
    const { cards, name, covered } = this.res.piles[p], { lies, count } = this.layout.piles[p], spots = this.places[p];
    const n = cards.length, top = n - 1, stock = this.isStock(p), out = [];
    const first = lies === "flat" ? Math.max(0, n - 3) : lies === "right" ? Math.max(0, n - 9) : 0;
    const down = cards.filter(c => c === "?").length;
    if (n === 0 || lies === "flat") {
      const make = () => n ? el("li", { class: "under", "aria-hidden": "true" }, el("span", { class: "slot" })) :
        el("li", { class: "under" }, this.button(p, -1, { class: "slot" + (stock ? " turn" : ""), "aria-label": `${name}, empty` }));
      out.push({ key: "under", is: n > 0, make });
    }
    for (let i = first; i < n; i++) {
      const c = cards[i], hidden = c === "?", can = this.near.has(p + "@" + i);
      const live = !hidden && (lies !== "flat" || i === top) || hidden && i === top && stock;
      const told = live ? "" : !hidden ? cardName(c) : i === Math.max(first, down - 1) ? `${down} face down` : "";
      const label = !live ? undefined : hidden ? `${name}, ${n} ${n === 1 ? "card" : "cards"} face down` :
        `${cardName(c)}, ${name}${n > 1 ? `, card ${i + 1} of ${n}` : ""}${covered ? ", covered" : ""}`;
      const where = can ? this.whereTo(p, i) : undefined;
      const make = () => {
        const card = live ? this.button(p, i, { class: "card" }) : el("span", { "data-p": p, "data-i": i, class: "card" });
        if (hidden) card.classList.add("back");
        if (told) card.append(el("span", { class: "sr" }, told));
        card.append(picture(c));
        return el("li", { class: "at", "aria-hidden": live || told ? undefined : "true" }, card);
      };
      const dress = card => {
        card.classList.toggle("can", can);
        for (const [k, v] of [["aria-label", label], ["aria-description", where]]) if (v) card.setAttribute(k, v); else card.removeAttribute(k);
      };
      out.push({ key: i, is: [c, live, told].join(), look: [label, where].join(), make, dress, at: spots[i] });
    }
    if ((count || lies === "right" && n > 3) && n > 1) out.push({ key: "count", is: n, make: () => el("li", { class: "count", "aria-hidden": "true" }, String(n)), at: spots[top] });
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
    const met = new Set(), first = x => !met.has(x.like) && met.add(x.like);
    const to = this.near.get(p + "@" + i).filter(first).map(x => x.kind === "set" ? x.piles.filter(q => q !== p).map(q => this.top(q)).join(" and ") || "leaves" :
      x.kind === "swap" ? this.top(x.from === p ? x.to : x.from) : this.res.piles[x.to].name);
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
  labelled(x) { return [x.from, x.to, ...(x.piles || [])].every(p => p < 0 || this.res.zones[this.res.piles[p].zone].kind === "discard" || this.labels[p]?.offsetWidth); } // tiny cards bear none

  // card names the top card of a pile, place the pile, as it is called on the board.
  card(q) { return cardName(this.res.piles[q].cards.at(-1)); }
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
        const a = this.layout.piles[s.from], b = this.layout.piles[s.to];
        if (!e || a.lies === "off" || b.lies === "off") continue;
        const from = old[s.from]?.[s.at + i] || [0, 0], to = this.places[s.to][s.into + i];
        let x = (a.x - b.x) * this.unit + from[0], y = (a.y - b.y) * this.unit + from[1];
        if (dropped && k === 0) { x = dropped.x - b.x * this.unit + (from[0] - dropped.at[0]); y = dropped.y - b.y * this.unit + (from[1] - dropped.at[1]); }
        const li = e.parentNode, ul = this.els[s.to];
        ul.classList.add("moving");
        const delay = Math.min(k, 8) * 40;
        const run = e.animate([{ transform: `translate(${x}px,${y}px)` }, { transform: `translate(${to[0]}px,${to[1]}px)` }], { duration: ms, delay, easing: "cubic-bezier(.2,.7,.3,1)", fill: "backwards" });
        li.classList.add("moving");
        run.onfinish = run.oncancel = () => { ul.classList.remove("moving"); li.classList.remove("moving"); };
        if (before.piles[s.from].cards[s.at + i] === "?" && this.res.piles[s.to].cards[s.into + i] !== "?") this.turnOver(e, delay);
      }
    });
    this.res.piles.forEach((pile, p) => pile.cards.forEach((c, i) => {
      const was = before.piles[p].cards[i];
      if (was === "?" && c !== "?" && !steps.some(s => s.to === p && i >= s.into && i < s.into + s.n)) {
        const e = this.els[p].querySelector(`[data-i="${i}"]`);
        if (e) this.turnOver(e, 60);
      }
    }));
  }

  turnOver(e, delay) {
    e.querySelector("svg")?.animate([{ transform: "scaleX(0)" }, { transform: "none" }], { duration: 150, delay, fill: "backwards" });
  }

  // Taps. A card goes where it goes if there is one place; else it is picked up and the places are
  // lit, and the next tap says where.
  click(e) {
    // A card that was drawn anew between press and click is met by what lies there now.
    const b = e.target.closest("[data-p]") || e.detail && document.elementFromPoint(e.clientX, e.clientY)?.closest("[data-p]");
    if (this.swallow) { this.swallow = false; return; }
    if (!b) { if (this.held) this.hooks.back(); this.hold(null); return; }
    const h = this.hinted, p = +b.dataset.p, i = +b.dataset.i;
    if (!this.held && h?.p === p && h.i === i) return this.perform([h.play]);
    if (!e.detail) return this.lay(p, i);
    this.tap(p, i);
  }

  tap(p, i) {
    const held = this.held;
    if (held) {
      const there = this.targets(held).get(p);
      if (there) return this.perform(there);
      this.hold(null);
      if (held.p !== p && !this.near.has(p + "@" + i) && !(this.isStock(p) && this.atStock().length)) return this.hooks.wrong(held.p, held.i, p);
      if (held.p === p && this.isStock(p) && this.atStock().length) return this.stock(p); // the first click took up its card
      if (held.p === p && held.i === i) return this.alike(held.plays) ? this.perform(held.plays.slice(0, 1)) : this.home(held.plays) || undefined;
    }
    if (this.isStock(p) && !this.near.has(p + "@" + i)) return this.stock(p);
    const plays = this.near.get(p + "@" + i) || this.under(p, i);
    // Who is used to pick up and lay down taps once more, where the card has gone by itself.
    if (this.went?.to === p && Date.now() - this.went.when < (plays ? 1200 : 3000)) { this.went = null; return; }
    if (!plays) return this.hooks.refuse(p, i);
    // Who takes two cards off together clicks both: the second click must not meet what lay below.
    if (this.alike(plays) && !(plays[0].piles?.length > 1)) {
      this.perform(plays.slice(0, 1));
      this.went = { to: plays[0].to, when: Date.now() };
      return;
    }
    this.hold({ p, i, plays });
  }

  // under is the plays of the cards from the nearest card above on, where that one alone can move.
  under(p, i) {
    const { cards } = this.res.piles[p];
    if (this.layout.piles[p].lies === "flat") i = cards.length - 1;
    return this.near.get(p + "@" + i);
  }

  home(plays) {
    const home = plays.filter(x => x.home);
    if (home.length) this.perform(home.slice(0, 1));
    return home.length > 0;
  }

  stock(p) {
    const plays = this.atStock();
    if (plays.length) this.perform(plays); else this.hooks.refuse(p, -1);
  }

  // atStock is what is done at the stock: it is turned or, where it cannot be, made anew, or the one
  // action there is is done.
  atStock() {
    const turns = this.res.plays.filter(x => x.kind === "turn");
    if (turns.length) return turns;
    const redeals = this.res.plays.filter(x => x.kind === "redeal"), acts = this.res.plays.filter(x => x.kind === "action");
    if (redeals.length || acts.length > 1) return redeals;
    this.act = acts[0]?.move || this.act; // which is told about where it cannot be done
    return acts;
  }

  // alike reports whether plays come to the same.
  alike(plays) { return plays.every(x => x.like === plays[0].like); }

  // targets is the plays of what is held by the pile that says where.
  targets(held) {
    const to = new Map();
    const add = (q, x) => to.set(q, [...(to.get(q) || []), x]);
    for (const x of held.plays) {
      if (x.kind === "set") x.piles.filter(q => q !== held.p).forEach(q => add(q, x));
      else if (x.kind === "swap") add(x.from === held.p ? x.to : x.from, x);
      else add(x.to, x);
    }
    return to;
  }

  perform(plays) {
    this.hold(null);
    if (this.alike(plays)) this.hooks.move(plays[0].move, this.dropped);
    else this.hooks.choose(plays);
    this.dropped = undefined;
  }

  hold(held) {
    this.held = held;
    this.light();
    if (held) this.hooks.held?.(this.targets(held), held);
  }

  light() {
    this.hinted = undefined;
    for (const e of this.root.querySelectorAll(".lit,.held,.hint")) e.classList.remove("lit", "held", "hint");
    if (this.found) for (const e of this.root.querySelectorAll("[data-p]")) e.classList.toggle("found", this.found(this.res.piles[+e.dataset.p].cards[+e.dataset.i] || "?"));
    if (!this.held && this.res?.status === "waiting") for (const e of this.root.querySelectorAll(".can")) e.classList.add("lit");
    if (!this.held) return;
    for (const q of this.targets(this.held).keys()) this.topOf(q)?.classList.add("lit");
    for (const e of this.above(this.held.p, this.held.i)) e.classList.add("held");
  }

  // hint shows a move without making it; Enter makes it, on the first of its cards, which gets the focus if take; false: it has none.
  hint(play, take) {
    this.hold(null);
    const stock = this.res.piles.findIndex((_, p) => this.isStock(p)), ofStock = play.kind === "turn" || play.kind === "redeal" && stock >= 0;
    const cards = play.kind === "set" ? play.piles.map(q => this.topOf(q)) : ofStock ? [this.topOf(stock)] : play.from >= 0 ? this.above(play.from, play.at, play.n) : [];
    for (const e of cards) e?.classList.add("hint");
    if (play.to >= 0 && play.kind !== "set" && !ofStock) this.topOf(play.to)?.classList.add("lit");
    const first = cards.find(e => e?.matches("button"));
    if (!first) return false;
    this.hinted = { p: +first.dataset.p, i: +first.dataset.i, play };
    this.focus = [this.hinted.p, this.hinted.i];
    this.rove(take);
    return true;
  }

  topOf(q) {
    return this.els[q].querySelector(`[data-i="${this.res.piles[q].cards.length - 1}"]`) || this.els[q].querySelector("[data-i]");
  }

  above(p, i, n) {
    const plucked = this.held?.plays?.[0]?.kind === "pluck";
    return [...this.els[p].querySelectorAll("[data-i]")].filter(e => +e.dataset.i >= i && (!n || +e.dataset.i < i + n) && (!plucked || +e.dataset.i === i));
  }

  // Drags.
  down(e) {
    const b = e.target.closest("[data-p]");
    if (!b || e.button || !e.isPrimary) return;
    this.swallow = false;
    const p = +b.dataset.p, i = +b.dataset.i, plays = this.near.get(p + "@" + i) || [];
    if (!plays.length && (i < 0 || this.res.piles[p].cards[i] === "?")) return;
    this.drag = { b, p, i, plays, x: e.clientX, y: e.clientY, id: e.pointerId };
  }

  dragged(e) {
    const d = this.drag;
    if (!d || e.pointerId !== d.id) return;
    const x = e.clientX - d.x, y = e.clientY - d.y;
    if (!d.on) {
      if (Math.hypot(x, y) < 6) return;
      d.on = true;
      this.root.setPointerCapture(d.id);
      this.hold(d.plays.length ? { p: d.p, i: d.i, plays: d.plays } : null);
      d.els = this.above(d.p, d.i);
      this.els[d.p].classList.add("moving", "dragging");
    }
    for (const c of d.els) c.style.translate = `${x}px ${y}px`;
    const { q } = this.aim(d, e);
    if (q !== d.over) {
      if (d.over !== undefined) this.topOf(d.over)?.classList.remove("over");
      d.over = q;
      if (q !== undefined) this.topOf(q)?.classList.add("over");
    }
  }

  // aim is where what is dragged is let go: on the pile that the pointer is over, if that takes it; on the nearest that
  // takes it, if it lies over no pile that does not.
  aim(d, e) {
    const x = e.clientX - d.x, y = e.clientY - d.y, to = this.targets(d);
    const below = document.elementsFromPoint(e.clientX, e.clientY).map(b => b.closest("[data-p]")).find(b => b && !d.els.includes(b));
    const at = below && +below.dataset.p;
    if (to.has(at)) return { q: at, at };
    const near = this.nearest(d, x, y), seen = [...this.layout.piles.keys()].filter(r => this.layout.piles[r].lies !== "off"), first = this.nearest(d, x, y, seen);
    return { q: below && near !== first ? undefined : near, at: at ?? first };
  }

  // nearest is the place within a card's reach that takes what is dragged.
  nearest(d, x, y, among = this.targets(d).keys()) {
    const w = this.layout.card, a = this.layout.piles[d.p], from = this.places[d.p][d.i] || [0, 0];
    const mx = a.x * this.unit + from[0] + x, my = a.y * this.unit + from[1] + y;
    let best, least = w * 1.1;
    for (const q of among) {
      const b = this.layout.piles[q], at = this.places[q].at(-1) || [0, 0];
      const dx = mx - b.x * this.unit - at[0];
      const dy = Math.max(0, b.y * this.unit - my, my - (b.y * this.unit + at[1] + w * ratio));
      const far = Math.hypot(dx, dy);
      if (far < least) [best, least] = [q, far];
    }
    return best;
  }

  up(e) {
    const d = this.drag;
    if (!d || e.pointerId !== d.id) return;
    this.drag = null;
    if (!d.on) return;
    this.swallow = true;
    setTimeout(() => { this.swallow = false; }, 50);
    const x = e.clientX - d.x, y = e.clientY - d.y, { q, at } = this.aim(d, e), a = this.layout.piles[d.p], from = this.places[d.p][d.i];
    const plays = q !== undefined && this.targets(d).get(q);
    this.letGo(d, !plays);
    if (!plays) { // another place is asked about: it tells why not
      this.hold(null);
      if (this.isStock(d.p) && this.atStock().some(x => x.to === at)) return this.stock(d.p); // dragged to where it turns
      if (at !== undefined && at !== d.p) return this.hooks.wrong(d.p, d.i, at);
      return d.plays.length ? this.hooks.back() : this.hooks.refuse(d.p, d.i);
    }
    this.dropped = { x: a.x * this.unit + from[0] + x, y: a.y * this.unit + from[1] + y, at: from };
    this.perform(plays);
  }

  letGo(d, back) {
    for (const c of d.els || []) {
      if (back && !this.hooks.still()) c.animate([{ translate: c.style.translate }, { translate: "0 0" }], { duration: 130, easing: "ease-out" });
      c.style.translate = "";
    }
    this.els[d.p].classList.remove("moving", "dragging");
    for (const e of this.root.querySelectorAll(".over")) e.classList.remove("over");
  }

  putBack() {
    if (this.drag?.on) this.letGo(this.drag, true);
    this.drag = null;
    this.hold(null);
  }

  // Keys: one tab stop; arrows go to what lies in that direction.
  focused(b) {
    if (b?.dataset.p === undefined) return;
    this.focus = [+b.dataset.p, +b.dataset.i];
    this.rove(false);
  }

  buttons() { return [...this.root.querySelectorAll("button[data-p]")]; }

  // rove makes the card where the player is the tab stop of the board.
  rove(take) {
    const all = this.buttons();
    let here = this.focus && all.find(b => +b.dataset.p === this.focus[0] && +b.dataset.i === this.focus[1]);
    here ||= this.focus && all.filter(b => +b.dataset.p === this.focus[0]).at(-1);
    here ||= all.find(b => b.classList.contains("can")) || all[0];
    for (const b of all) { const i = b === here ? 0 : -1; if (b.tabIndex !== i) b.tabIndex = i; }
    if (take && here) here.focus({ preventScroll: true });
  }

  // take takes the focus.
  take() { this.rove(true); }

  go(b) { if (b) { b.focus(); b.scrollIntoView({ block: "nearest", inline: "nearest" }); } }

  // escape puts back what is picked up and puts out what is lit; if there is nothing, the next Tab
  // leaves the board.
  escape(stopped) {
    const busy = stopped || this.held || this.drag || this.root.querySelector(".hint,.found");
    if (this.held) this.hooks.back();
    this.find("");
    this.putBack();
    this.loose = !busy && this.root.contains(document.activeElement) && document.activeElement.matches(":focus-visible");
    if (this.loose) this.hooks.loose();
  }

  // key does what a key means for the board, from the card that has the focus or had it last; false:
  // nothing. Enter is a click by itself.
  key(e, here) {
    const all = this.buttons(), ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const b = all.find(x => x.tabIndex === 0), loose = this.loose;
    this.loose = false;
    if (!b || !(ways[e.key] || /^(Tab|Home|End| |Enter)$/.test(e.key)) || here && e.key === "Enter") return false;
    if (!here) return e.key === "Tab" && e.shiftKey ? false : this.go(b);
    const p = +b.dataset.p, i = +b.dataset.i;
    if (e.key === "Tab") return loose ? false : this.tab(b, all, e.shiftKey);
    if (e.key === "Home" || e.key === "End") return this.go(e.key === "Home" ? all[0] : all.at(-1));
    if (e.key === " ") return this.space(p, i);
    const more = this.held?.p === p && ways[e.key][1] && all.filter(x => +x.dataset.p === p && this.near.has(p + "@" + x.dataset.i));
    if (more?.length > 1) {
      const to = more[more.findIndex(x => +x.dataset.i === this.held.i) + ways[e.key][1]];
      if (to) { this.go(to); this.hold({ p, i: +to.dataset.i, plays: this.near.get(p + "@" + to.dataset.i) }); }
      return undefined;
    }
    return this.go(this.towards(b, all, ...ways[e.key]));
  }

  // tab goes to the next card that can move and round; with cards picked up, to the next place that
  // takes them. Back from the first it leaves the board, and so it does where there is no next.
  tab(b, all, back) {
    const tops = this.held && [...this.targets(this.held).keys()].map(q => this.topOf(q));
    const goals = all.filter(x => tops ? tops.includes(x) : x.classList.contains("can") || this.isStock(+x.dataset.p) && this.atStock().length);
    if (back) goals.reverse();
    const at = all.indexOf(b), next = goals.find(x => back ? all.indexOf(x) < at : all.indexOf(x) > at);
    if (!next && (back && !tops || !goals.some(x => x !== b))) return false;
    return this.go(next || goals[0]);
  }

  // space picks up, puts back, or lays down.
  space(p, i) {
    const plays = this.near.get(p + "@" + i);
    if (this.held?.p === p) this.hold(null);
    else if (!this.held && plays) this.hold({ p, i, plays });
    else this.lay(p, i);
  }

  // lay lays down by a key what is picked up: never does another card go instead.
  lay(p, i) {
    const held = this.held;
    if (!held || held.p === p || this.targets(held).get(p)) return this.tap(p, i);
    this.hold(null);
    return this.hooks.wrong(held.p, held.i, p);
  }

  // find lights up the cards of a name, rank or suit.
  find(what) {
    const is = what.toUpperCase().replace(/[♠♥♣♦]/gu, s => "SHCD"["♠♥♣♦".indexOf(s)]).replace(/^T/, "10");
    this.found = c => is !== "" && c !== "?" && [c, c.slice(0, -1), c.slice(-1)].includes(is);
    this.light();
    const where = (this.res?.piles || []).filter(x => x.cards.some(this.found)).map(x => x.name);
    if (is) this.hooks.found(where);
  }

  // towards is the nearest button in a direction: of the same pile first, where that goes on there.
  towards(b, all, dx, dy) {
    const box = e => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top]; };
    const [x, y] = box(b);
    const own = all.filter(o => o.dataset.p === b.dataset.p);
    const at = own.indexOf(b) + dy;
    if (dy && own.length > 1 && own[at] && this.layout.piles[+b.dataset.p].lies === "down") return own[at];
    let best, least = Infinity;
    for (const o of all) {
      if (o.dataset.p === b.dataset.p && !(dx && this.layout.piles[+b.dataset.p].lies === "right")) continue;
      const [ox, oy] = box(o), along = (ox - x) * dx + (oy - y) * dy, aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      if (along < 4) continue;
      const far = along + aside * 2.5;
      if (far < least) [best, least] = [o, far];
    }
    return best;
  }
}
