// Shows a film one step at a time: with the buttons, the slider, the arrow keys, or a tap on the app.
"use strict";

for (const film of document.querySelectorAll(".film")) {
  const steps = [...film.querySelectorAll(":scope > ol > li")];
  if (steps.length < 2) continue;
  const controls = document.createElement("div");
  controls.className = "film-controls";
  const button = (text, label, act) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.setAttribute("aria-label", label);
    button.addEventListener("click", act);
    return button;
  };
  const back = button("‹", "Step back", () => go(current - 1));
  const next = button("›", "Next step", () => go(current + 1));
  const play = button("▶", "Play", () => {
    if (turn) return stop();
    if (current === steps.length - 1) show(0);
    play.textContent = "❚❚";
    play.setAttribute("aria-label", "Pause");
    wait();
  });
  const slider = document.createElement("input");
  slider.type = "range";
  slider.min = 1;
  slider.max = steps.length;
  slider.setAttribute("aria-label", "Step");
  const place = document.createElement("output");
  controls.append(play, back, slider, next, place);
  film.prepend(controls);
  // What is below stays where it is from step to step, unless the log is long.
  const height = Math.max(...steps.map((step) => step.offsetHeight));
  film.querySelector("ol").style.minHeight = Math.min(height, 560) + "px";
  film.classList.add("scrubbed");
  film.tabIndex = 0;
  let current = 0;
  let turn = null;

  // Each step stays as long as it takes to read what is new in it.
  function wait() {
    const letters = steps[current].textContent.length - steps[current].querySelector(".app").textContent.length;
    turn = setTimeout(() => {
      show(current + 1);
      if (current < steps.length - 1) wait(); else stop();
    }, Math.min(1500 + 12 * letters, 5000));
  }

  function stop() {
    clearTimeout(turn);
    turn = null;
    play.textContent = "▶";
    play.setAttribute("aria-label", "Play");
  }

  // Where somebody steps by hand, the film does not go on by itself.
  function go(step) {
    stop();
    show(step);
  }

  function show(step) {
    current = Math.min(Math.max(step, 0), steps.length - 1);
    steps.forEach((item, index) => { item.hidden = index !== current; });
    const caption = steps[current].querySelector(".caption").textContent;
    slider.value = current + 1;
    slider.setAttribute("aria-valuetext", `${current + 1} of ${steps.length}: ${caption}`);
    place.textContent = `${current + 1} of ${steps.length}`;
    back.disabled = current === 0;
    next.disabled = current === steps.length - 1;
  }

  slider.addEventListener("input", () => go(slider.value - 1));
  film.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const targets = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: steps.length - 1 };
    if (!(event.key in targets)) return;
    event.preventDefault();
    event.stopPropagation();
    go(targets[event.key]);
  });
  for (const app of film.querySelectorAll(".app")) {
    app.addEventListener("click", (event) => {
      if (String(getSelection())) return;
      const area = app.getBoundingClientRect();
      go(current + (event.clientX - area.left < area.width / 3 ? -1 : 1));
    });
  }
  show(0);
}
