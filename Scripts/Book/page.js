// Colors by hand, buttons that copy code, pictures that grow, keys that turn pages, and hints open on
// paper.
"use strict";

// A browser may keep nothing of pages that are opened from a folder.
function kept(scheme) {
  try {
    if (scheme) localStorage.setItem("scheme", scheme);
    return localStorage.getItem("scheme");
  } catch {
    return null;
  }
}

const schemes = {
  "light dark": ["◐", "Colors: as the system"], light: ["☀", "Colors: light"],
  dark: ["☾", "Colors: dark"],
};
const chooser = document.createElement("button");
chooser.type = "button";
chooser.className = "scheme";

function choose(scheme) {
  document.documentElement.style.colorScheme = scheme;
  const [sign, label] = schemes[scheme];
  chooser.textContent = sign;
  chooser.title = label;
  chooser.setAttribute("aria-label", label);
}

choose(Object.keys(schemes).find((scheme) => scheme === kept()) ?? "light dark");
chooser.addEventListener("click", () => {
  const all = Object.keys(schemes);
  const next = all[(all.indexOf(document.documentElement.style.colorScheme) + 1) % all.length];
  kept(next);
  choose(next);
});
document.querySelector(".to-contents").after(chooser);

// A command is copied without its prompt and without what it prints.
function copiedText(block) {
  const commands = [...block.querySelectorAll("b")].map((line) => line.textContent.slice(2));
  return commands.length ? commands.join("\n") : block.textContent;
}

// A page that is opened from a folder may have no clipboard; the older way works there.
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "away";
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    return isCopied;
  }
}

function addCopyButton(block) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    const isCopied = await copy(copiedText(block));
    button.focus({ preventScroll: true });
    button.textContent = isCopied ? "Copied" : "Select the text to copy it";
    setTimeout(() => { button.textContent = "Copy"; }, 2000);
  });
  const frame = document.createElement("div");
  frame.className = "code";
  block.replaceWith(frame);
  frame.append(block, button);
}

// A drawing of letters is no code, and neither is a film.
for (const block of document.querySelectorAll("pre")) {
  if (!block.closest("figure, .film")) addCopyButton(block);
}

// A phone would fit the picture's own page to the screen again.
for (const link of document.querySelectorAll("a.picture")) {
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    link.title = link.classList.toggle("large") ? "Smaller" : "Larger";
  });
}

const turning = {
  ArrowLeft: document.querySelector(".turning [rel=prev]"),
  ArrowRight: document.querySelector(".turning [rel=next]"),
};
for (const [key, link] of Object.entries(turning)) {
  if (!link) continue;
  link.title = "Key: " + (key === "ArrowLeft" ? "←" : "→");
  link.setAttribute("aria-keyshortcuts", key);
}

// Whether an arrow key already has a meaning: it moves in a field, or scrolls what is too wide.
function takesArrows(element) {
  for (let part = element; part; part = part.parentElement) {
    if (/^(INPUT|TEXTAREA|SELECT|AUDIO|VIDEO)$/.test(part.tagName)) return true;
    if (part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX !== "visible") {
      return true;
    }
  }
  return document.documentElement.scrollWidth > document.documentElement.clientWidth;
}

document.addEventListener("keydown", (event) => {
  const link = turning[event.key];
  if (!link || event.defaultPrevented || event.repeat) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (takesArrows(document.activeElement)) return;
  event.preventDefault();
  location.href = link.href;
});

let closed = [];
addEventListener("beforeprint", () => {
  closed = [...document.querySelectorAll("details:not([open])")];
  for (const part of closed) part.open = true;
});
addEventListener("afterprint", () => {
  for (const part of closed) part.open = false;
});
