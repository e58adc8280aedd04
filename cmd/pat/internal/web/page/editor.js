// A rule file beside its game: coloured, with what is wrong with it, as one types.
import { $, byTouch, download } from "./dom.js";
import { ask } from "./engine.js";
import * as store from "./store.js";

export class Editor {
  // hooks: sound() when there is a new version that can be played, stale(since) when there is one
  // that cannot, or undefined again, closed(), say(list) about the game, plays() tells whether
  // there is one, share(), prose(into, text)
  constructor(hooks) {
    Object.assign(this, { hooks, open: false, sound: "", name: "", serial: 0 });
    const t = $("text");
    t.addEventListener("input", () => this.typed());
    t.addEventListener("scroll", () => this.follow());
    new ResizeObserver(() => this.see()).observe(t);
    t.addEventListener("keydown", e => this.key(e));
    t.addEventListener("blur", () => setTimeout(() => this.offer([]), 150));
    t.addEventListener("click", () => this.offer([]));
    $("e-close").addEventListener("click", () => hooks.closed());
    $("e-save").addEventListener("click", () => this.save());
    $("e-link").addEventListener("click", () => hooks.share());
  }

  async show(name, text, hash) {
    Object.assign(this, { open: true, name, hash, sound: text, saved: text });
    if (hash === undefined) store.saveFile(name, text);
    this.tell("");
    $("author").hidden = false;
    $("file").textContent = name;
    $("e-save").textContent = hash === undefined ? "Download" : "Save";
    $("text").value = text;
    this.blocks ||= ask({ text: "\n", want: ["completions"], cursor: { line: 1, col: 1 } }).then(r =>
      (r.completions || []).filter(c => c.block).map(c => c.word),
    );
    this.heads = await this.blocks;
    await this.judge();
  }

  hide() {
    this.open = false;
    $("author").hidden = true;
  }

  // tell says something about the file, beside it.
  tell(text, refused) {
    const p = $("e-told");
    p.className = refused ? "wrong" : "";
    p.textContent = text;
  }

  typed() {
    this.tell("");
    if (this.hash === undefined) store.saveFile(this.name, $("text").value);
    this.paint([], []);
    this.see();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.judge(true), 120);
  }

  // judge asks what is to be said of the text as it is now.
  async judge(typing) {
    const text = $("text").value,
      mine = ++this.serial,
      t = $("text");
    const lines = text.slice(0, t.selectionStart).split("\n");
    const cursor = { line: lines.length, col: [...lines.at(-1)].length + 1 };
    const r = await ask({
      text: text || " ",
      name: this.name,
      want: ["findings", "tokens", "rules", ...(typing ? ["completions"] : [])],
      cursor,
    });
    if (mine !== this.serial) return;
    const findings = r.findings || [];
    this.paint(r.tokens || [], findings);
    this.list(findings);
    if (r.english) this.hooks.prose($("english").querySelector(".prose"), r.english);
    const wrong = r.error || findings.some(f => f.level === "error");
    if (typing) this.offer(this.word() !== undefined ? r.completions || [] : []);
    if (!wrong) this.since = new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    this.hooks.stale(wrong && this.hooks.plays() ? this.since : undefined);
    if (!wrong && (this.sound !== text || !typing)) {
      this.sound = text;
      if (this.told) this.hooks.say([]);
      this.told = false;
      await this.hooks.sound();
    } else if (wrong && !typing) {
      this.told = true;
      this.hooks.say([{ level: "refused", text: "The file has mistakes; the game comes when they are mended." }]);
    }
  }

  // paint colours the text, and underlines what is wrong.
  paint(tokens, findings) {
    const text = $("text").value,
      marks = findings.filter(f => f.to > f.from && !f.file),
      cuts = new Set([0, text.length]);
    for (const x of [...tokens, ...marks]) {
      cuts.add(Math.min(x.from, text.length));
      cuts.add(Math.min(x.to, text.length));
    }
    const at = [...cuts].sort((a, b) => a - b),
      out = [];
    let k = 0;
    for (let i = 0; i + 1 < at.length; i++) {
      const [from, to] = [at[i], at[i + 1]];
      while (k < tokens.length && tokens[k].to <= from) k++;
      const tok = tokens[k] && tokens[k].from <= from && tokens[k].to >= to ? tokens[k] : undefined;
      const bad = marks.find(m => m.from <= from && m.to >= to);
      const span = document.createElement(bad ? "mark" : "span");
      span.className = [tok ? "t-" + tok.kind : "", bad ? bad.level : ""].join(" ").trim();
      span.textContent = text.slice(from, to);
      out.push(span);
    }
    out.push(document.createTextNode("\n"));
    $("paint").replaceChildren(...out);
    this.follow();
  }

  follow() {
    $("paint").scrollTop = $("text").scrollTop;
    $("paint").scrollLeft = $("text").scrollLeft;
    this.place();
  }

  // see keeps the line that is written in sight, whatever room the findings leave.
  see() {
    const t = $("text"),
      over = this.line() + 33 - t.clientHeight;
    if (document.activeElement === t) t.scrollTop += Math.max(0, over) || Math.min(0, over + t.clientHeight - 33);
    this.place();
  }

  // line is where the line with the cursor begins, from the top of the window on the text.
  line() {
    const t = $("text");
    return t.value.slice(0, t.selectionStart).split("\n").length * 21 - 9 - t.scrollTop;
  }

  list(findings) {
    const n = l => findings.filter(f => f.level === l).length,
      parts = [];
    for (const [l, w] of [
      ["error", "mistake"],
      ["warning", "warning"],
    ])
      if (n(l)) parts.push(n(l) === 1 ? `1 ${w}` : `${n(l)} ${w}s`);
    const verdict =
      (parts.join(", ") || "No mistakes") +
      (n("error") && this.hooks.plays() ? `; the game keeps the rules of ${this.since}, the last sound ones` : "");
    if ($("verdict").textContent !== verdict) $("verdict").textContent = verdict;
    $("findings").replaceChildren(
      ...findings.map(f => {
        const li = document.createElement("li");
        li.className = f.level;
        const b = document.createElement("button");
        const at = document.createElement("span");
        at.className = "at";
        at.textContent = f.file ? f.file : `Line ${f.line}`;
        b.append(at, `: ${f.message}`);
        b.addEventListener("click", () => this.jump(f));
        li.append(b);
        for (const text of [f.help, ...(f.notes || [])].filter(Boolean)) {
          const s = document.createElement("small");
          s.textContent = text;
          s.classList.toggle("lines", text.includes("\n"));
          li.append(s);
        }
        if (f.fixes?.length) {
          const fix = document.createElement("button");
          fix.className = "fix";
          fix.textContent = "Fix";
          fix.setAttribute("aria-label", `Fix line ${f.line}`);
          fix.addEventListener("click", e => this.fix(f, e.detail && byTouch()));
          li.append(fix);
        }
        return li;
      }),
    );
  }

  jump(f) {
    if (f.file) return;
    const t = $("text");
    t.focus();
    t.setSelectionRange(f.from, f.to);
    t.scrollTop = Math.max(0, (f.line - 4) * 21);
  }

  // fix carries out a cure, so that undo takes it back; by a finger it does not go to the text, for
  // that calls up its keys.
  fix(f, finger) {
    const t = $("text"),
      top = t.scrollTop,
      y = (f.line - 1) * 21; // the mended line stays in sight
    for (const x of [...f.fixes].sort((a, b) => b.from - a.from)) this.put(x.from, x.to, x.text, finger);
    if (finger) $("verdict").focus();
    t.scrollTop = top <= y && y < top + t.clientHeight - 42 ? top : Math.max(0, y - 63);
  }

  put(from, to, text, aside) {
    const t = $("text");
    if (!aside) {
      t.focus();
      t.setSelectionRange(from, to);
    }
    if (aside || !document.execCommand("insertText", false, text)) {
      t.setRangeText(text, from, to, "end");
      this.typed();
    }
  }

  // What may stand at the cursor is offered where something is begun.
  word() {
    const t = $("text");
    return /[A-Za-z][A-Za-z0-9-]*$/.exec(t.value.slice(0, t.selectionStart))?.[0];
  }

  offer(list) {
    const t = $("text"),
      ul = $("offers"),
      written = c => t.value.slice(c.from, t.selectionStart);
    this.offers = list.filter(c => c.word !== written(c).toLowerCase()).slice(0, 12);
    this.at = -1;
    ul.hidden = !this.offers.length || document.activeElement !== t;
    ul.replaceChildren(
      ...this.offers.map((c, i) => {
        const li = document.createElement("li"),
          says = document.createElement("small");
        li.setAttribute("role", "option");
        li.id = "offer" + i;
        says.textContent = c.says || "";
        li.append(c.word, " ", says);
        li.addEventListener("pointerdown", e => {
          e.preventDefault();
          this.take(c);
        });
        return li;
      }),
    );
    t.removeAttribute("aria-activedescendant");
    this.place();
  }

  // place puts what is offered below the line that is written, or above it where there is more
  // room.
  place() {
    const t = $("text"),
      ul = $("offers"),
      y = this.line();
    if (ul.hidden) return;
    const below = t.clientHeight - y - 23,
      up = below < Math.min(190, ul.scrollHeight + 2) && y > below;
    Object.assign(ul.style, {
      maxHeight: Math.max(40, Math.min(190, up ? y : below)) + "px",
      top: up ? "" : y + 23 + "px",
      bottom: up ? $("editor").clientHeight - y + "px" : "",
    });
    const before = t.value.slice(0, t.selectionStart).split("\n").at(-1),
      written = t.selectionStart - this.offers[0].from;
    ul.style.left =
      Math.max(0, Math.min(14 + (before.length - written) * 8.43 - t.scrollLeft, t.clientWidth - ul.offsetWidth)) +
      "px";
  }

  // take writes what is offered, and a blank where more of the line can follow.
  async take(c) {
    const t = $("text");
    this.offer([]);
    this.put(c.from, t.selectionStart, c.word);
    const text = t.value,
      at = t.selectionStart,
      lines = text.slice(0, at).split("\n");
    if (c.block || !/^(\n|$)/.test(text.slice(at))) return;
    const cursor = { line: lines.length, col: [...lines.at(-1)].length + 2 };
    const r = await ask({
      text: text.slice(0, at) + " " + text.slice(at),
      name: this.name,
      want: ["completions"],
      cursor,
    });
    if (r.completions?.length && t.value === text && t.selectionStart === at) {
      this.put(at, at, " ");
      this.blank = at + 1;
    }
  }

  key(e) {
    const { blank } = this;
    this.blank = -1;
    if (e.key === " " && blank === $("text").selectionStart) return e.preventDefault(); // it is there
    const open = !$("offers").hidden,
      lis = [...$("offers").children];
    if (open && (e.key === "ArrowDown" || e.key === "ArrowUp")) {
      this.at = (this.at + (e.key === "ArrowDown" ? 1 : -1) + lis.length) % lis.length;
      lis.forEach((li, i) => li.setAttribute("aria-selected", i === this.at));
      lis[this.at].scrollIntoView({ block: "nearest" });
      $("text").setAttribute("aria-activedescendant", lis[this.at].id);
      e.preventDefault();
    } else if (open && (e.key === "Tab" || (e.key === "Enter" && this.at >= 0))) {
      this.take(this.offers[Math.max(0, this.at)]);
      e.preventDefault();
    } else if (e.key === "Escape" && open) {
      this.offer([]);
      e.stopPropagation();
    } else if (e.key === "Enter" && !e.shiftKey) {
      // a new line begins below the one before, in a block indented; an empty one ends the block
      const t = $("text"),
        line = t.value.slice(0, t.selectionStart).split("\n").at(-1);
      const [, blanks, word] = /^( *)([\w-]*)/.exec(line),
        empty = line.trim() === "";
      this.put(
        t.selectionStart - (line.length - line.trimEnd().length),
        t.selectionEnd,
        "\n" + (empty ? "" : this.heads.includes(line === line.trimStart() ? word : "") ? "  " : blanks),
      );
      e.preventDefault();
    } else if ((e.ctrlKey || e.metaKey) && e.key === "s") {
      this.save();
      e.preventDefault();
    }
  }

  // save writes the file, or gives out what the browser keeps, unless another program has changed
  // it since it was read.
  async save() {
    const text = $("text").value,
      name = this.name.split(/[\\/]/).pop(),
      flaws = await this.flaws(text);
    if (this.hash === undefined) {
      download(name, text);
      return this.tell(`${name} is downloaded${flaws}`, flaws !== ".");
    }
    const r = await fetch("file", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text, hash: this.hash }),
    });
    const f = await r.json();
    if (r.ok) {
      Object.assign(this, { hash: f.hash, saved: text });
      return this.tell(`${name} is saved${flaws}`, flaws !== ".");
    }
    this.tell(`Not saved: ${f.error}.`, true);
    if (f.hash && confirm("Another program has changed the file. Read it again, and lose what is written here?"))
      this.show(this.name, f.text, f.hash);
  }

  // unsaved reports whether something is written that is kept nowhere.
  unsaved() {
    return this.hash !== undefined && $("text").value !== this.saved;
  }

  // flaws tells what is wrong with a text that is given out, and which the game is that stands
  // beside it.
  async flaws(text) {
    const r = await ask({ text: text || " ", name: this.name, want: ["findings"] }),
      n = (r.findings || []).filter(f => f.level === "error").length;
    if (!n) return ".";
    const [mistakes, they] = n > 1 ? [`${n} mistakes`, "they are"] : ["1 mistake", "that is"];
    const keeps = this.hooks.plays() ? ` The game here keeps the rules of ${this.since}, the last sound ones.` : "";
    return `, with ${mistakes}: it cannot be played until ${they} mended.${keeps}`;
  }

  // link is an address that holds the whole file.
  async link() {
    const packed = await store.pack($("text").value),
      most = 8192;
    if (packed.length > most) {
      return this.tell("The file is too long for a link: send it as a file.", true);
    }
    return (
      location.origin +
      location.pathname +
      "#" +
      new URLSearchParams({ name: this.name.split(/[\\/]/).pop(), file: packed })
    );
  }
}
