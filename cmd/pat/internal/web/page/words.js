// How things are worded.
export const capital = s => s[0].toUpperCase() + s.slice(1);
export const sentence = s => capital(s) + (/[.?]$/.test(s) ? "" : ".");
export const many = (n, one) => (n === 1 ? `1 ${one}` : `${n} ${one}s`);
export const some = names => names.slice(0, 4).join(", ") + (names.length > 4 ? ` and ${names.length - 4} more` : "");
export const time = s => `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;

// fold is what of a name has to be the same for it to be the name that was meant.
export const fold = s =>
  s
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]+/gu, "");

// today is the date here, which names the deal of the day.
export function today() {
  const now = new Date();
  return new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
}

// ago tells how long ago something was, as people do.
export function ago(when) {
  const minutes = (Date.now() - new Date(when || NaN)) / 60000;
  if (!(minutes >= 0)) return "";
  if (minutes < 2) return "just now";
  const [n, unit] =
    minutes < 120 ? [minutes, "minute"] : minutes < 2880 ? [minutes / 60, "hour"] : [minutes / 1440, "day"];
  return many(Math.floor(n), unit) + " ago";
}
