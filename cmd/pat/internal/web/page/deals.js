// Which deal is played, and what is chosen before it.
import { $, byTouch, el, head } from "./dom.js";
import { editor } from "./author.js";
import { ask } from "./engine.js";
import { g, res } from "./game.js";
import { menu } from "./menu.js";
import { another, bar, dealt, newNumber, play, restart, source } from "./play.js";
import { fail, inform } from "./say.js";
import { wished } from "./search.js";
import { capital, sentence, today } from "./words.js";

// dealDialog asks of the game that is played, or of the next one, which asks for something. Who
// closes it stays where he was.
export function dealDialog(r = res, next) {
  const d = $("d-deal"),
    x = next || g,
    set = { ...x.set },
    of = next ? { game: x.game } : source();
  const begin = more => another({ ...(next && { game: x.game, file: undefined }), ...more });
  const number = el("input", { value: x.deal || "", id: "number" });
  const { fields, inputs } = asks(r, set);
  // What is wrong is told below the field that it is about.
  const wrong = el("p", { role: "alert", class: "wrong", id: "d-wrong" });
  const refuse = ({ text, code, of: name }) => {
    const all = [...Object.values(inputs), number],
      at = inputs[name] || (code === "bad-deal" && number);
    for (const i of all) {
      i.removeAttribute("aria-invalid");
      i.removeAttribute("aria-describedby");
    }
    if (at) {
      at.setAttribute("aria-invalid", true);
      at.setAttribute("aria-describedby", wrong.id);
      at.parentNode.after(wrong);
      at.focus();
    }
    wrong.replaceChildren(sentence(text));
  };
  const go = async (deal, then = begin) => {
    const said = await ask({ ...of, set, deal });
    if (said.error) return refuse(said.error);
    d.onclose = null;
    d.close();
    then({ set, deal });
  };
  const day = async () => {
    const said = await ask({ ...of, set, want: ["daily"], day: today() });
    if (said.error) return refuse(said.error);
    go(said.daily.deal, more => play(dealt({ game: x.game, asked: true, ...more })));
  };
  const button = (text, click) => el("button", { type: "button", click }, text);
  const wishing = { winnable: "One that can be won", easy: "An easy one", hard: "A hard one" };
  const buttons = [
    el("button", { class: "go" }, next ? "Deal" : "Deal this number"),
    ...(next ? [] : [button("New deal", () => go(newNumber()))]),
    ...(of.text ? [] : [button("Deal of the day", day)]),
    ...Object.entries(wishing).map(([wish, text]) =>
      button(text, () => go(x.deal, () => wished(wish, set, of, begin))),
    ),
  ];
  const submit = e => {
    e.preventDefault();
    const deal = number.value.trim() || newNumber(),
      same = !next && deal === g.deal && JSON.stringify(set) === JSON.stringify(g.set);
    go(deal, same ? restart : begin);
  };
  d.replaceChildren(
    head(next ? r.title : "Deal"),
    el(
      "form",
      { class: "body", submit },
      ...fields,
      el("label", {}, "Deal number", number),
      wrong,
      el("div", { class: "row" }, ...buttons),
    ),
  );
  if (next && !res) inform(`${r.title} asks for something before it is dealt.`);
  d.onclose = next ? () => (res ? bar() : menu()) : null;
  d.showModal();
  if (next) d.querySelector(".body input, .body select").focus();
  else if (byTouch()) d.querySelector(".go").focus();
  else number.select();
}

// asks are the fields of what a game asks for, which go into set; inputs are those of asked values,
// by name.
function asks(r, set) {
  const inputs = {};
  const give = (name, value) => {
    if (value) set[name] = value;
    else delete set[name];
  };
  const asked = a => {
    const input = e => give(a.name, e.target.value.trim());
    inputs[a.name] = el("input", { value: set[a.name] || "", placeholder: `such as ${a.example}`, input });
    return el(
      "div",
      {},
      el("p", {}, a.text),
      ...(a.uses || []).map(u => el("p", { class: "dim" }, u)),
      el("label", {}, `${a.label} (empty: by chance)`, inputs[a.name]),
    );
  };
  const option = o => {
    const choice = c => el("option", { value: c, selected: c === (set[o.name] || o.value) }, c);
    const change = e => {
      set[o.name] = e.target.value;
    };
    return el("label", {}, capital(o.name), el("select", { change }, ...o.choices.map(choice)));
  };
  return { fields: [...(r.asks || []).map(asked), ...(r.options || []).map(option)], inputs };
}

// daily deals the deal of the day of the game that is played.
export async function daily() {
  const r = await ask({ ...source(), set: g.set, want: ["daily"], day: today() });
  if (r.error) return fail(r.error.text);
  const file = editor?.open ? g.file : undefined;
  await play(dealt({ game: g.game, set: g.set, file, asked: true, deal: r.daily.deal }));
  inform(`The deal of the day of ${res.title}.`);
}
