// Finds titles and terms of the book. It loads nothing, so that it works without a server; the list
// `entries` stands before it.

const form = document.querySelector("form[role=search]");
const input = form.querySelector("input");
const list = document.createElement("ul");
list.id = "found";
list.setAttribute("role", "listbox");
list.setAttribute("aria-label", "What was found");
list.hidden = true;
form.append(list);
form.hidden = false;
const count = document.createElement("p");
count.className = "count";
count.setAttribute("role", "status");
form.append(count);
input.setAttribute("role", "combobox");
input.setAttribute("aria-controls", "found");
input.setAttribute("aria-autocomplete", "list");
input.setAttribute("aria-expanded", "false");
let current = -1;

// Where the contents are beside the text, the page's own line is to be seen.
const here = document.querySelector(".contents [aria-current]");
if (here) {
  const contents = document.querySelector(".contents");
  contents.scrollTop = here.offsetTop - contents.clientHeight / 2;
}

// The better an entry fits, the higher; 0 if a word is in neither its title nor its note.
function score(entry, words) {
  const title = entry.title.toLowerCase().replace(/^[\d.]+ (?=\D)/, "");
  const number = entry.title.split(" ")[0];
  const note = entry.note.toLowerCase();
  let sum = 0;
  for (const word of words) {
    const place = title.indexOf(word);
    if (word === number) sum += 12;
    else if (place === 0) sum += title === word ? 12 : 8;
    else if (place > 0) sum += /[\s.@`(]/.test(title[place - 1]) ? 6 : 3;
    else if (note.includes(word)) sum += 1;
    else return 0;
  }
  const kinds = { chapter: 8, exercise: 7, term: 10, section: 6, page: 6, file: 0 };
  return sum * 2 + kinds[entry.kind];
}

function find(text) {
  const words = text.toLowerCase().split(/\s+/).filter((word) => word);
  if (!words.length) return [];
  return entries.map((entry) => ({ entry, score: score(entry, words) }))
    .filter((found) => found.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 12).map((found) => found.entry);
}

function show() {
  const found = find(input.value);
  current = -1;
  input.removeAttribute("aria-activedescendant");
  list.replaceChildren(...found.map((entry, index) => {
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
    item.append(link);
    return item;
  }));
  const isEmpty = !input.value.trim();
  list.hidden = !found.length;
  input.setAttribute("aria-expanded", String(!list.hidden));
  count.textContent = isEmpty ? "" : found.length ? found.length + " found" : "Nothing found";
  count.classList.toggle("nothing", !isEmpty && !found.length);
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
  list.hidden = true;
  count.textContent = "";
  input.setAttribute("aria-expanded", "false");
}

input.addEventListener("input", show);
input.addEventListener("focus", show);
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
form.addEventListener("focusout", (event) => {
  if (!form.contains(event.relatedTarget)) setTimeout(close, 150);
});
document.addEventListener("keydown", (event) => {
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input.focus();
});
