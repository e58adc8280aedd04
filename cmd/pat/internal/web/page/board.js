// The board as it is played on: cards are moved by tap, drag and keys.
import { ratio, Drawn } from "./drawn.js";

export class Board extends Drawn {
  // hooks: move(text), choose(plays), refuse(pile, at), wrong(pile, at, to), back() it was put
  // back, pile(pile) shows all of it, loose() the next Tab leaves, found(names), held(targets),
  // still() tells whether motion is unwanted
  constructor(root) {
    super(root);
    root.addEventListener("pointerdown", e => this.down(e));
    root.addEventListener("pointermove", e => this.dragged(e));
    root.addEventListener("pointerup", e => this.up(e));
    root.addEventListener("pointercancel", () => this.putBack());
    root.addEventListener("click", e => this.click(e));
    root.addEventListener("contextmenu", e => {
      const b = e.target.closest("[data-p]");
      if (b && e.button === 2) {
        e.preventDefault();
        this.hooks.pile(+b.dataset.p);
      }
    });
    root.addEventListener("focusin", e => this.focused(e.target.closest("button")));
    root.addEventListener("dblclick", e => e.preventDefault());
  }

  // Taps. A card goes where it goes if there is one place; else it is picked up and the places are
  // lit, and the next tap says where.
  click(e) {
    // A card that was drawn anew between press and click is met by what lies there now.
    const b =
      e.target.closest("[data-p]") ||
      (e.detail && document.elementFromPoint(e.clientX, e.clientY)?.closest("[data-p]"));
    if (this.swallow) {
      this.swallow = false;
      return;
    }
    if (!b) {
      if (this.held) this.hooks.back();
      this.hold(null);
      return;
    }
    const h = this.hinted,
      p = +b.dataset.p,
      i = +b.dataset.i;
    if (!this.held && h?.p === p && h.i === i) return this.perform([h.play]);
    if (!e.detail) return this.lay(p, i);
    this.tap(p, i);
  }

  tap(p, i) {
    const held = this.held;
    if (held) {
      const there = this.takes(held, p);
      if (there) return this.perform(there);
      this.hold(null);
      if (held.p !== p && !this.near.has(p + "@" + i) && !(this.isStock(p) && this.atStock().length))
        return this.hooks.wrong(held.p, held.i, p);
      // The first click on the stock took up its card.
      if (held.p === p && this.isStock(p) && this.atStock().length) return this.stock(p);
      if (held.p === p && held.i === i)
        return this.alike(held.plays) ? this.perform(held.plays.slice(0, 1)) : this.home(held.plays) || undefined;
    }
    if (this.isStock(p) && !this.near.has(p + "@" + i)) return this.stock(p);
    const plays = this.near.get(p + "@" + i) || this.under(p, i);
    // Who is used to pick up and lay down taps once more, where the card has gone by itself.
    if (this.went?.to === p && Date.now() - this.went.when < (plays ? 1200 : 3000)) {
      this.went = null;
      return;
    }
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
    if (plays.length) this.perform(plays);
    else this.hooks.refuse(p, -1);
  }

  // atStock is what is done at the stock: it is turned or, where it cannot be, made anew, or the
  // one action there is is done.
  atStock() {
    const turns = this.res.plays.filter(x => x.kind === "turn");
    if (turns.length) return turns;
    const redeals = this.res.plays.filter(x => x.kind === "redeal"),
      acts = this.res.plays.filter(x => x.kind === "action");
    if (redeals.length || acts.length > 1) return redeals;
    this.act = acts[0]?.move || this.act; // which is told about where it cannot be done
    return acts;
  }

  // alike reports whether plays come to the same.
  alike(plays) {
    return plays.every(x => x.like === plays[0].like);
  }

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

  // takes is the plays of what is held onto a pile. A card let go on a foundation that is not its
  // own goes to the one beside it that is: who brings it there means that.
  takes(held, p) {
    const to = this.targets(held),
      zone = this.res.piles[p]?.zone;
    if (to.has(p) || this.res.zones[zone]?.kind !== "foundations") return to.get(p);
    const beside = [...to].filter(([q]) => this.res.piles[q].zone === zone).flatMap(([, plays]) => plays);
    return beside.length && this.alike(beside) ? beside.slice(0, 1) : undefined;
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
    if (this.found)
      for (const e of this.root.querySelectorAll("[data-p]"))
        e.classList.toggle("found", this.found(this.res.piles[+e.dataset.p].cards[+e.dataset.i] || "?"));
    if (!this.held && this.res?.status === "waiting")
      for (const e of this.root.querySelectorAll(".can")) e.classList.add("lit");
    if (!this.held) return;
    for (const q of this.targets(this.held).keys()) this.topOf(q)?.classList.add("lit");
    for (const e of this.above(this.held.p, this.held.i)) e.classList.add("held");
  }

  // hint shows a move without making it; Enter makes it, on the first of its cards, which gets the
  // focus if take; false: it has none.
  hint(play, take) {
    this.hold(null);
    const stock = this.res.piles.findIndex((_, p) => this.isStock(p)),
      ofStock = play.kind === "turn" || (play.kind === "redeal" && stock >= 0);
    const cards =
      play.kind === "set"
        ? play.piles.map(q => this.topOf(q))
        : ofStock
          ? [this.topOf(stock)]
          : play.from >= 0
            ? this.above(play.from, play.at, play.n)
            : [];
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
    return (
      this.els[q].querySelector(`[data-i="${this.res.piles[q].cards.length - 1}"]`) ||
      this.els[q].querySelector("[data-i]")
    );
  }

  above(p, i, n) {
    const plucked = this.held?.plays?.[0]?.kind === "pluck";
    return [...this.els[p].querySelectorAll("[data-i]")].filter(
      e => +e.dataset.i >= i && (!n || +e.dataset.i < i + n) && (!plucked || +e.dataset.i === i),
    );
  }

  // Drags.
  down(e) {
    const b = e.target.closest("[data-p]");
    if (!b || e.button || !e.isPrimary) return;
    this.swallow = false;
    const p = +b.dataset.p,
      i = +b.dataset.i,
      plays = this.near.get(p + "@" + i) || [];
    if (!plays.length && (i < 0 || this.res.piles[p].cards[i] === "?")) return;
    this.drag = { b, p, i, plays, x: e.clientX, y: e.clientY, id: e.pointerId };
  }

  dragged(e) {
    const d = this.drag;
    if (!d || e.pointerId !== d.id) return;
    const x = e.clientX - d.x,
      y = e.clientY - d.y;
    if (!d.on) {
      if (Math.hypot(x, y) < 6) return;
      d.on = true;
      this.root.setPointerCapture(d.id);
      this.hold(d.plays.length ? { p: d.p, i: d.i, plays: d.plays } : null);
      d.els = this.above(d.p, Math.min(d.i, ...d.plays.map(x => x.at).filter(at => at >= 0)));
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

  // aim is where what is dragged is let go: on the pile that the pointer is over, if that takes it;
  // on the nearest that takes it, if it lies over no pile that does not.
  aim(d, e) {
    const x = e.clientX - d.x,
      y = e.clientY - d.y;
    const below = document
      .elementsFromPoint(e.clientX, e.clientY)
      .map(b => b.closest("[data-p]"))
      .find(b => b && !d.els.includes(b));
    const at = below && +below.dataset.p;
    if (below && this.takes(d, at)) return { q: at, at };
    const near = this.nearest(d, x, y),
      seen = [...this.layout.piles.keys()].filter(r => this.layout.piles[r].lies !== "off"),
      first = this.nearest(d, x, y, seen);
    return { q: below && near !== first ? undefined : near, at: at ?? first };
  }

  // nearest is the place within a card's reach that takes what is dragged.
  nearest(d, x, y, among = this.targets(d).keys()) {
    const w = this.layout.card,
      a = this.layout.piles[d.p],
      from = this.places[d.p][d.i] || [0, 0];
    const mx = a.x * this.unit + from[0] + x,
      my = a.y * this.unit + from[1] + y;
    let best,
      least = w * 1.1;
    for (const q of among) {
      const b = this.layout.piles[q],
        at = this.places[q].at(-1) || [0, 0];
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
    setTimeout(() => {
      this.swallow = false;
    }, 50);
    const x = e.clientX - d.x,
      y = e.clientY - d.y,
      { q, at } = this.aim(d, e),
      a = this.layout.piles[d.p],
      from = this.places[d.p][d.i];
    const plays = q !== undefined && this.takes(d, q);
    this.letGo(d, !plays);
    if (!plays) {
      // another place is asked about: it tells why not
      this.hold(null);
      const turned = this.isStock(d.p) && this.atStock().some(x => x.to === at); // it is dragged to where it turns
      if (turned) return this.stock(d.p);
      if (at !== undefined && at !== d.p) return this.hooks.wrong(d.p, d.i, at);
      return d.plays.length ? this.hooks.back() : this.hooks.refuse(d.p, d.i);
    }
    this.dropped = { x: a.x * this.unit + from[0] + x, y: a.y * this.unit + from[1] + y, at: from };
    this.perform(plays);
  }

  letGo(d, back) {
    for (const c of d.els || []) {
      if (back && !this.hooks.still())
        c.animate([{ translate: c.style.translate }, { translate: "0 0" }], { duration: 130, easing: "ease-out" });
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

  buttons() {
    return [...this.root.querySelectorAll("button[data-p]")];
  }

  // rove makes the card where the player is the tab stop of the board.
  rove(take) {
    const all = this.buttons();
    let here = this.focus && all.find(b => +b.dataset.p === this.focus[0] && +b.dataset.i === this.focus[1]);
    here ||= this.focus && all.filter(b => +b.dataset.p === this.focus[0]).at(-1);
    here ||= all.find(b => b.classList.contains("can")) || all[0];
    for (const b of all) {
      const i = b === here ? 0 : -1;
      if (b.tabIndex !== i) b.tabIndex = i;
    }
    if (take && here) here.focus({ preventScroll: true });
  }

  // take takes the focus.
  take() {
    this.rove(true);
  }

  go(b) {
    if (b) {
      b.focus();
      b.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }

  // escape puts back what is picked up and puts out what is lit; if there is nothing, the next Tab
  // leaves the board.
  escape(stopped) {
    const busy = stopped || this.held || this.drag || this.root.querySelector(".hint,.found");
    if (this.held) this.hooks.back();
    this.find("");
    this.putBack();
    this.loose =
      !busy && this.root.contains(document.activeElement) && document.activeElement.matches(":focus-visible");
    if (this.loose) this.hooks.loose();
  }

  // key does what a key means for the board, from the card that has the focus or had it last;
  // false: nothing. Enter is a click by itself.
  key(e, here) {
    const all = this.buttons(),
      ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const b = all.find(x => x.tabIndex === 0),
      loose = this.loose;
    this.loose = false;
    if (!b || !(ways[e.key] || /^(Tab|Home|End| |Enter)$/.test(e.key)) || (here && e.key === "Enter")) return false;
    if (!here) return e.key === "Tab" && e.shiftKey ? false : this.go(b);
    const p = +b.dataset.p,
      i = +b.dataset.i;
    if (e.key === "Tab") return loose ? false : this.tab(b, all, e.shiftKey);
    if (e.key === "Home" || e.key === "End") return this.go(e.key === "Home" ? all[0] : all.at(-1));
    if (e.key === " ") return this.space(p, i);
    const more =
      this.held?.p === p &&
      ways[e.key][1] &&
      all.filter(x => +x.dataset.p === p && this.near.has(p + "@" + x.dataset.i));
    if (more?.length > 1) {
      const to = more[more.findIndex(x => +x.dataset.i === this.held.i) + ways[e.key][1]];
      if (to) {
        this.go(to);
        this.hold({ p, i: +to.dataset.i, plays: this.near.get(p + "@" + to.dataset.i) });
      }
      return undefined;
    }
    return this.go(this.towards(b, all, ...ways[e.key]));
  }

  // tab goes to the next card that can move and round; with cards picked up, to the next place that
  // takes them. Back from the first it leaves the board, and so it does where there is no next.
  tab(b, all, back) {
    const tops = this.held && [...this.targets(this.held).keys()].map(q => this.topOf(q));
    const goals = all.filter(x =>
      tops ? tops.includes(x) : x.classList.contains("can") || (this.isStock(+x.dataset.p) && this.atStock().length),
    );
    if (back) goals.reverse();
    const at = all.indexOf(b),
      next = goals.find(x => (back ? all.indexOf(x) < at : all.indexOf(x) > at));
    if (!next && ((back && !tops) || !goals.some(x => x !== b))) return false;
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
    if (!held || held.p === p || this.takes(held, p)) return this.tap(p, i);
    this.hold(null);
    return this.hooks.wrong(held.p, held.i, p);
  }

  // find lights up the cards of a name, rank or suit.
  find(what) {
    const is = what
      .toUpperCase()
      .replace(/[♠♥♣♦]/gu, s => "SHCD"["♠♥♣♦".indexOf(s)])
      .replace(/^T/, "10");
    this.found = c => is !== "" && c !== "?" && [c, c.slice(0, -1), c.slice(-1)].includes(is);
    this.light();
    const where = (this.res?.piles || []).filter(x => x.cards.some(this.found)).map(x => x.name);
    if (is) this.hooks.found(where);
  }

  // towards is the nearest button in a direction: of the same pile first, where that goes on there.
  towards(b, all, dx, dy) {
    const box = e => {
      const r = e.getBoundingClientRect();
      return [r.left + r.width / 2, r.top];
    };
    const [x, y] = box(b);
    const own = all.filter(o => o.dataset.p === b.dataset.p);
    const at = own.indexOf(b) + dy;
    if (dy && own.length > 1 && own[at] && this.layout.piles[+b.dataset.p].lies === "down") return own[at];
    let best,
      least = Infinity;
    for (const o of all) {
      if (o.dataset.p === b.dataset.p && !(dx && this.layout.piles[+b.dataset.p].lies === "right")) continue;
      const [ox, oy] = box(o),
        along = (ox - x) * dx + (oy - y) * dy,
        aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      if (along < 4) continue;
      const far = along + aside * 2.5;
      if (far < least) [best, least] = [o, far];
    }
    return best;
  }
}
