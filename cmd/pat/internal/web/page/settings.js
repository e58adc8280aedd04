// What can be settled, and that it is so.
import { $, el, head } from "./dom.js";
import { fail, inform } from "./say.js";
import * as store from "./store.js";

export const settings = store.settings();

// What can be settled: what it is called, and its choices.
const settled = {
  theme: [
    "Light or dark",
    [
      ["auto", "as the system"],
      ["light", "light"],
      ["dark", "dark"],
    ],
  ],
  suits: [
    "Suits",
    [
      ["two", "two colours"],
      ["four", "four colours"],
      ["letters", "letters"],
    ],
  ],
  size: [
    "Print on cards",
    [
      ["normal", "pictures"],
      ["plain", "plain"],
      ["large", "large"],
    ],
  ],
  hand: [
    "Stock and waste",
    [
      ["right", "at the left"],
      ["left", "at the right, for the left hand"],
    ],
  ],
  motion: [
    "Motion",
    [
      ["auto", "as the system"],
      ["on", "on"],
      ["off", "off"],
    ],
  ],
  clock: [
    "Clock",
    [
      ["on", "shown"],
      ["off", "hidden"],
    ],
  ],
  auto: [
    "Cards to the foundations",
    [
      ["off", "when asked (Auto)"],
      ["safe", "safe ones by themselves"],
      ["all", "all that can go"],
    ],
  ],
  finish: [
    "A game that is decided",
    [
      ["ask", "offer to finish it"],
      ["yes", "finish it"],
      ["no", "leave it to me"],
    ],
  ],
  keys: [
    "Keys without Ctrl",
    [
      ["all", "everywhere but in texts"],
      ["board", "on the board only"],
    ],
  ],
};

// A change is told to the page as an event, settled, with its name.
function set(name, value) {
  settings[name] = value;
  store.saveSettings(settings);
  dress();
  document.dispatchEvent(new CustomEvent("settled", { detail: name }));
}

// settle settles what was typed.
export function settle(name, value) {
  const choices = settled[name]?.[1].map(([v]) => v);
  if (!choices) return fail(`What can be settled: ${Object.keys(settled).join(", ")}.`);
  if (!choices.includes(value)) return fail(`${name} is ${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}.`);
  set(name, value);
  inform(`Settled: ${name} is ${value}.`);
}

export function settingsDialog() {
  const choice = (name, [v, text]) => el("option", { value: v, selected: settings[name] === v }, text);
  const fields = Object.entries(settled).map(([name, [label, choices]]) =>
    el(
      "label",
      {},
      label,
      el("select", { change: e => set(name, e.target.value) }, ...choices.map(c => choice(name, c))),
    ),
  );
  $("d-set").replaceChildren(head("Settings"), el("div", { class: "body" }, ...fields));
  $("d-set").showModal();
}

const dark = matchMedia("(prefers-color-scheme: dark)");
export function dress() {
  const root = document.documentElement.dataset,
    { theme, suits, size } = settings;
  Object.assign(root, {
    theme: theme === "dark" || (theme === "auto" && dark.matches) ? "dark" : "light",
    suits,
    size,
  });
}
dark.addEventListener("change", dress);

// still tells whether motion is unwanted.
export const still = () =>
  settings.motion === "off" || (settings.motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches);
