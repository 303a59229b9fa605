// Finds pages, headings, terms and rows of tables. They and their texts are in a script of its own,
// which is loaded when the search is first used: pages stay light, and need no server.
"use strict";

const form = document.querySelector("form[role=search]");
const input = form.querySelector("input");
const panel = document.createElement("div");
panel.className = "panel";
panel.hidden = true;
const status = document.createElement("p");
status.setAttribute("role", "status");
const list = document.createElement("ul");
list.id = "found";
list.setAttribute("role", "listbox");
list.setAttribute("aria-label", "What was found");
panel.append(status, list);
form.append(panel);
form.hidden = false;
input.setAttribute("role", "combobox");
input.setAttribute("aria-controls", "found");
input.setAttribute("aria-autocomplete", "list");
input.setAttribute("aria-expanded", "false");
let current = -1;
// The number of hits that are shown.
const shown = 12;

// Where the contents are beside the text, the page's own line is to be seen.
const here = document.querySelector(".contents [aria-current]");
if (here) {
  const contents = document.querySelector(".contents");
  contents.scrollTop = here.offsetTop - contents.clientHeight / 2;
}

// What is searched; null until the script with it has been loaded.
let entries = null;

function load() {
  if (load.isBegun) return;
  load.isBegun = true;
  const script = document.createElement("script");
  script.src = form.dataset.root + "search-index.js";
  script.onload = () => {
    entries = searchRows.map(([title, address, kind, note, text]) => ({
      title, address, kind, note, text,
      number: title.split(" ")[0].toLowerCase(),
      name: title.toLowerCase().replace(/^[\d.]+ (?=\D)/, ""),
      named: title.replace(/^[\d.]+ (?=\D)/, ""),
      place: note.toLowerCase(),
      body: text.toLowerCase(),
    }));
    show();
  };
  script.onerror = () => { status.textContent = "The search could not be loaded."; };
  document.head.append(script);
}

// How often a word begins in a text, or in a name such as `ViewStore`; a place within another word
// is less.
function count(small, word, text) {
  let sum = 0;
  for (let at = small.indexOf(word); at >= 0; at = small.indexOf(word, at + word.length)) {
    const isStart = at === 0 || /[^\p{L}\p{N}]|\p{Ll}\p{Lu}/u.test(text.slice(at - 1, at + 1));
    sum += isStart || !/[\p{L}\p{N}]/u.test(word[0]) ? 1 : .2;
  }
  return sum;
}

function titleScore(entry, word) {
  const name = entry.name.replace(/^[^\p{L}\p{N}]+/u, "");
  if (word === name || word === entry.name || word === entry.number) return 24;
  if (name.startsWith(word) || entry.name.startsWith(word)) return 16;
  const places = count(entry.name, word, entry.named);
  return places >= 1 ? 12 : places > 0 ? 3 : 0;
}

const rowKinds = ["older spelling", "message", "file"];

function textScore(entry, word) {
  const often = count(entry.body, word, entry.text);
  const most = entry.kind === "exercise" ? 10 : rowKinds.includes(entry.kind) ? 5 : 8;
  const command = entry.body.includes("workbook " + word) ? 4 : 0;
  if (often > 0) return command + most * often / (often + 1 + entry.body.length / 1500);
  return entry.place.includes(word) ? 1 : 0;
}

// How much the kind counts for an entry that a word names; one that only mentions it has less.
const kinds = {
  term: 10, chapter: 8, exercise: 7, section: 6, page: 6, part: 5, "older spelling": 4, message: 3,
  "in other words": 3,
};

// The better an entry fits, the higher; and how many of the words it has.
function score(entry, words) {
  let sum = 0;
  let had = 0;
  let isNamed = false;
  for (const { forms, parts, weight } of words) {
    const title = Math.max(...[...forms, parts].map((form) => titleScore(entry, form)));
    const text = Math.max(...forms.map((form) => textScore(entry, form)));
    if (title > 3) isNamed = true;
    if (title + text > 0) had += 1;
    sum += weight * (title + text);
    // Who types `@State` does not mean any state.
    if (forms.length > 1 && (entry.name + " " + entry.body).includes(forms[0])) sum += weight * 6;
  }
  for (let index = 1; index < words.length; index += 1) {
    const pair = words[index - 1].word + " " + words[index].word;
    if (entry.name.includes(pair)) sum += 12;
    else if (entry.body.includes(pair)) sum += 6;
  }
  sum += (kinds[entry.kind] ?? 0) * (isNamed ? 1 : .3);
  if (entry.name === words.map(({ word }) => word).join(" ")) sum += 40;
  else if (entry.kind === "in other words") sum *= .6;
  return { entry, had, score: sum * (had / words.length) ** 2 };
}

// The letters to change, leave out or swap to come from a word to the beginning of another.
function distance(word, other) {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= word.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = word[i - 1] === other[j - 1];
      const isSwapped =
        i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
      rows[i][j] = Math.min(
        rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (isSame ? 0 : 1),
        isSwapped ? rows[i - 2][j - 2] + 1 : Infinity,
      );
    }
  }
  return rows[word.length][other.length];
}

// The words of the book that someone who typed a word may have meant, best first.
function nearest(word) {
  if (!nearest.words) {
    nearest.words = new Map();
    for (const { name, body } of entries) {
      for (const part of (name + " " + body).match(/[\p{L}\p{N}]{4,}/gu) ?? []) {
        nearest.words.set(part, (nearest.words.get(part) ?? 0) + 1);
      }
    }
  }
  const limit = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  const near = [];
  for (const [other, often] of nearest.words) {
    if (Math.abs(other.length - word.length) > limit) continue;
    const far = distance(word, other);
    if (far <= limit) near.push({ other, rank: far * 1000 - Math.min(often, 999) });
  }
  return near.sort((a, b) => a.rank - b.rank).slice(0, 2).map(({ other }) => other);
}

// The words to look for, each with its forms, and by how much it tells entries apart.
function wordsOf(text) {
  const words = text.split(/\s+/)
    .map((word) => word.replace(/^["'“‘`(]+|["'”’`),:;!?]+$|\.$/gu, "")).filter((word) => word);
  return words.map((typed) => {
    const word = typed.toLowerCase();
    const bare = word.replace(/^[^\p{L}\p{N}]+/u, "");
    // What is `confirmationDialog` in code may be a confirmation dialog in a title.
    const parts = typed.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase();
    let forms = [...new Set([word, bare || word])];
    const has = (entry) => entry.name.includes(parts) || forms.some((form) =>
      entry.name.includes(form) || entry.body.includes(form) || entry.number === form);
    let often = entries.filter(has).length;
    const isMistyped = !often && words.length < 4;
    const meant = isMistyped ? nearest(bare) : [];
    if (meant.length) forms = meant;
    if (meant.length) often = entries.filter(has).length;
    const weight = Math.log(1 + entries.length / (1 + often));
    return { word, forms, parts, meant: meant[0], weight };
  });
}

// All that has the words, best first. Of a long message that is pasted, a part is enough: some of
// its words are names of a learner's own.
function find(text) {
  const words = wordsOf(text);
  if (!words.length) return { words, hits: [] };
  const scored = entries.map((entry) => score(entry, words)).filter(({ had }) => had);
  const most = Math.max(...scored.map(({ had }) => had));
  const least = words.length > 3 ? Math.min(most, Math.ceil(words.length * .6)) : most;
  const hits = scored.filter(({ had }) => had >= least);
  return { words, hits: hits.sort((a, b) => b.score - a.score).map(({ entry }) => entry) };
}

// A piece of the entry's text around the rarest of the words, with all of them marked.
function excerpt({ text, body }, words) {
  const all = [...words].sort((a, b) => b.weight - a.weight).flatMap(({ forms }) => forms);
  const first = all.map((word) => body.indexOf(word)).find((at) => at >= 0) ?? 0;
  let start = Math.max(0, first - 50);
  if (start > 0) start = text.indexOf(" ", start) + 1 || start;
  const isWhole = text.length <= start + 160;
  const end = isWhole ? text.length : text.lastIndexOf(" ", start + 160);
  const piece = (start > 0 ? "… " : "") + text.slice(start, end) + (isWhole ? "" : " …");
  const pattern = all.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|");
  const line = document.createElement("span");
  line.className = "excerpt";
  piece.split(new RegExp(`(${pattern})`, "iu")).forEach((part, index) => {
    const isFound = index % 2 === 1;
    const node = document.createElement(isFound ? "mark" : "span");
    node.append(part);
    line.append(isFound ? node : part);
  });
  return line;
}

function item(entry, words, index) {
  const item = document.createElement("li");
  item.id = "found-" + index;
  item.setAttribute("role", "option");
  item.setAttribute("aria-selected", "false");
  const link = document.createElement("a");
  link.href = form.dataset.root + entry.address;
  link.tabIndex = -1;
  link.append(entry.title);
  const kind = document.createElement("small");
  kind.append(entry.note ? entry.kind + " · " + entry.note : entry.kind);
  link.append(kind);
  if (entry.text) link.append(excerpt(entry, words));
  item.append(link);
  return item;
}

function sentence(words, hits) {
  const wrong = words.filter(({ meant }) => meant);
  const isCut = hits.length > shown;
  const number = !hits.length ? "Nothing found"
    : isCut ? `The best ${shown} of ${hits.length} found` : `${hits.length} found`;
  if (!wrong.length) return number;
  const said = wrong.map(({ word, meant }) => `“${meant}” in place of “${word}”`).join(", ");
  return `${number} for ${said}`;
}

function show() {
  const isEmpty = !input.value.trim();
  current = -1;
  input.removeAttribute("aria-activedescendant");
  panel.hidden = isEmpty;
  if (isEmpty) list.replaceChildren();
  if (!isEmpty && !entries) status.textContent = "Loading …";
  if (!isEmpty && entries) {
    const { words, hits } = find(input.value);
    list.replaceChildren(...hits.slice(0, shown).map((hit, index) => item(hit, words, index)));
    status.textContent = sentence(words, hits);
  }
  input.setAttribute("aria-expanded", String(!isEmpty && list.children.length > 0));
}

function select(index) {
  const items = list.children;
  if (!items.length) return;
  if (current >= 0) items[current].setAttribute("aria-selected", "false");
  current = (index + items.length) % items.length;
  items[current].setAttribute("aria-selected", "true");
  items[current].scrollIntoView({ block: "nearest" });
  input.setAttribute("aria-activedescendant", items[current].id);
}

function close() {
  panel.hidden = true;
  input.setAttribute("aria-expanded", "false");
}

input.addEventListener("input", show);
input.addEventListener("focus", () => { load(); show(); });
input.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown") select(current + 1);
  else if (event.key === "ArrowUp") select(current < 0 ? -1 : current - 1);
  else if (event.key === "Escape") { input.value = ""; close(); return; }
  else return;
  event.preventDefault();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const item = list.children[Math.max(current, 0)];
  if (item) { location.href = item.firstChild.href; close(); }
});
// A hit on the same page loads nothing, so that the list would stay.
list.addEventListener("click", () => setTimeout(close));
form.addEventListener("focusout", (event) => {
  if (!form.contains(event.relatedTarget)) setTimeout(close, 150);
});
document.addEventListener("keydown", (event) => {
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input.focus();
});
