"use strict";
// Chooses functions and views, and lights what belongs together. A row's `data-l` is the line of the text that it belongs
// to, `data-s` its file and line of the source.
(() => {
  const byId = (id) => document.getElementById(id);
  const element = (name, attributes, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  const WORD = /(;.*$)|("[^"]*")|(%(?:"[^"]*"|[-$.\w]+))|(@(?:"[^"]*"|[-$.\w]+))|([!#][-$.\w]*)|(-?\b(?:0x[0-9a-f]+|\d[\d.]*(?:e[-+]?\d+)?)\b)|(\b(?:i\d+|f32|f64|v128|v256|ptr|void|float|double|label|byte|word|dword|qword|xmmword|ymmword)\b)|([A-Za-z_.][\w.]*)/gi;
  const CLASSES = ["c", "n", "v", "g", "m", "n", "t", "w"];

  /** The words of a line in colours. The first plain word, or the one behind `=`, is the instruction. */
  function pieces(text, make) {
    const found = [];
    // The place and the bytes of machine code.
    const code = /^ {4}[0-9a-f]{4} {2}[0-9a-f]+(?= )/.exec(text)?.[0] ?? "";
    if (code) found.push(make("c", code));
    let at = code.length;
    let isFirst = true;
    for (const match of text.matchAll(WORD)) {
      if (match.index < at) continue;
      const n = match.slice(1).findIndex((group) => group !== undefined);
      const rest = text.slice(match.index + match[0].length);
      const isResult = /^\s*=/.test(rest);
      const isWord = n === 7 && !/^(?:tail|musttail|notail)$/.test(match[0]) && !rest.startsWith(":");
      let name = CLASSES[n];
      if (match.index === 0 && n > 4 && text.endsWith(":")) [name, isFirst] = ["l", false];
      else if (isResult) name = n === 7 ? "v" : name;
      else if (isWord && isFirst) [name, isFirst] = ["o", false];
      else if (n === 3) isFirst = false;
      found.push(text.slice(at, match.index), make(name, match[0]));
      at = match.index + match[0].length;
    }
    found.push(text.slice(at));
    return found.filter((piece) => piece !== "");
  }
  const inHtml = (name, text) => element("b", { class: name }, text);
  const inSvg = (name, text) => {
    const made = document.createElementNS(document.querySelector("svg").namespaceURI, "tspan");
    made.setAttribute("class", name);
    made.append(text);
    return made;
  };

  // Which lines of the source and the text belong to each other.
  const text = byId("text");
  const sourceOf = new Map();
  const linesOf = new Map();
  for (const row of text.children) {
    const { l, s } = row.dataset;
    if (!l || !s || sourceOf.has(l)) continue;
    sourceOf.set(l, s);
    if (!linesOf.has(s)) linesOf.set(s, new Set());
    linesOf.get(s).add(l);
  }
  const tint = (l, s) => {
    const source = s ?? sourceOf.get(l);
    return Number(source ? source.split(":")[1] : l) % 6;
  };

  /** The rows of a container by what they are tied to. */
  const tied = new WeakMap();
  function rowsOf(container) {
    let rows = tied.get(container);
    if (!rows) {
      rows = { l: new Map(), s: new Map() };
      for (const row of container.querySelectorAll("[data-l], [data-s]")) {
        for (const key of ["l", "s"]) {
          const value = row.dataset[key];
          if (value === undefined) continue;
          if (!rows[key].has(value)) rows[key].set(value, []);
          rows[key].get(value).push(row);
        }
      }
      tied.set(container, rows);
    }
    return rows;
  }

  /** Has arrow keys go through the rows of a listing, which is one stop of the tabulator. */
  function makeList(list) {
    list.setAttribute("role", "listbox");
    let hasStop = false;
    for (const row of list.querySelectorAll(".row")) {
      row.setAttribute("role", "option");
      row.setAttribute("aria-selected", "false");
      row.tabIndex = hasStop ? -1 : 0;
      hasStop = true;
    }
  }

  const prepared = new WeakSet();
  /** Makes a container ready when it is seen first. */
  function prepare(container) {
    if (prepared.has(container)) return;
    prepared.add(container);
    if (container.classList.contains("passes")) return makePasses(container);
    if (container.classList.contains("graph")) {
      for (const line of container.querySelectorAll("text.line")) line.replaceChildren(...pieces(line.textContent, inSvg));
      return;
    }
    const isPlain = container.id !== "text" && container.dataset.file === undefined;
    for (const row of container.querySelectorAll(".row")) {
      if (isPlain) row.replaceChildren(...pieces(row.textContent, inHtml));
      const { l, s } = row.dataset;
      if (l !== undefined || (s !== undefined && linesOf.has(s))) row.classList.add(`k${tint(l, s)}`);
    }
    const list = container.classList.contains("listing") ? container : container.querySelector(".listing");
    if (list) makeList(list);
  }

  /** The LIR behind each pass, with buttons. */
  function makePasses(container) {
    const script = container.querySelector("script");
    if (!script) return;
    const data = JSON.parse(script.textContent);
    const name = container.getAttribute("aria-label");
    const choice = element("select", { "aria-label": "Pass" }, ...data.steps.map((step, n) => element("option", { value: n }, `${n}. ${step.pass}`)));
    const back = element("button", { "aria-label": "Pass before" }, "‹");
    const on = element("button", { "aria-label": "Next pass" }, "›");
    const says = element("p", { class: "says", role: "status" });
    const list = element("div", { class: "listing", "aria-label": name });
    const show = (n) => {
      const step = data.steps[n];
      const isNew = new Set(step.new);
      choice.value = n;
      back.disabled = n === 0;
      on.disabled = n === data.steps.length - 1;
      const count = isNew.size;
      says.textContent = `${step.pass} ${step.says}${n > 0 ? ` (${count} new line${count === 1 ? "" : "s"})` : ""}`;
      list.replaceChildren(...step.rows.map((at, i) => {
        const [line, l] = data.lines[at];
        const row = element("div", { class: `row ${isNew.has(i) ? "new" : "old"}` }, ...pieces(line, inHtml));
        if (l) {
          row.dataset.l = l;
          row.classList.add(`k${tint(String(l))}`);
        }
        return row;
      }));
      makeList(list);
      tied.delete(container);
      light(pinned);
    };
    choice.addEventListener("change", () => show(Number(choice.value)));
    back.addEventListener("click", () => show(Number(choice.value) - 1));
    on.addEventListener("click", () => show(Number(choice.value) + 1));
    container.append(element("div", { class: "pass-bar" }, back, choice, on), says, list);
    show(0);
  }

  // Functions and views.
  const functions = byId("function");
  const tabs = [...document.querySelectorAll("[role=tab]")].filter((tab) => {
    const panel = byId(tab.getAttribute("aria-controls"));
    const isEmpty = panel.childElementCount === 0;
    if (isEmpty) tab.remove();
    return !isEmpty;
  });
  let current = tabs[0];
  const panel = () => byId(current.getAttribute("aria-controls"));
  const chosen = () => functions.selectedOptions[0];

  function seen() {
    const shown = [text];
    if (current) shown.push(...[...panel().querySelectorAll(".of")].filter((of) => !of.hidden));
    return shown;
  }

  function show() {
    const option = chosen();
    const files = (option?.dataset.files ?? "").split(" ");
    for (const of of document.querySelectorAll(".panel > .of")) {
      of.hidden = of.dataset.file === undefined ? of.dataset.f !== functions.value : !files.includes(of.dataset.file);
    }
    for (const tab of tabs) {
      const isCurrent = tab === current;
      tab.setAttribute("aria-selected", String(isCurrent));
      tab.tabIndex = isCurrent ? 0 : -1;
      byId(tab.getAttribute("aria-controls")).hidden = !isCurrent;
    }
    for (const container of seen()) prepare(container);
    light(pinned);
  }

  function choose(tab) {
    current = tab;
    show();
    follow(text);
  }
  for (const tab of tabs) tab.addEventListener("click", () => choose(tab));
  document.querySelector("[role=tablist]").addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const n = tabs.indexOf(current);
    const to = { ArrowRight: (n + 1) % tabs.length, ArrowLeft: (n + tabs.length - 1) % tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(tabs[to]);
    tabs[to].focus();
  });
  functions.addEventListener("change", () => {
    pinned = undefined;
    show();
    goToFunction();
  });
  /** Brings the text of the function into view. */
  function goToFunction() {
    const head = byId(`L${chosen()?.dataset.first}`);
    if (head) reveal(head, true);
  }

  // Lighting.
  let pinned;
  let lit = [];

  /** Lights the rows of these lines of the text and of the source. */
  function light(tie) {
    for (const row of lit) row.classList.remove("lit");
    lit = [];
    if (!tie) return;
    for (const container of seen()) {
      const rows = rowsOf(container);
      for (const l of tie.lines) lit.push(...(rows.l.get(l) ?? []));
      if (container !== text) for (const s of tie.sources) lit.push(...(rows.s.get(s) ?? []));
    }
    for (const row of lit) row.classList.add("lit");
  }

  /** What a row is tied to. */
  function tieOf(row) {
    const { l, s } = row.dataset;
    if (l !== undefined) return { lines: [l], sources: sourceOf.has(l) ? [sourceOf.get(l)] : [] };
    return linesOf.has(s) ? { lines: [...linesOf.get(s)], sources: [s] } : undefined;
  }
  const tiedRow = (target) => target instanceof Element ? target.closest("[data-l], [data-s]") : null;

  /** Brings the first lit row of each container but one into view. */
  function follow(except) {
    for (const container of seen()) {
      if (container === except || container.contains(except)) continue;
      const row = lit.find((row) => container.contains(row));
      if (row) reveal(row);
    }
  }

  /** Scrolls the pane of a row to it, and not the page. */
  function reveal(row, isFirst = false) {
    const pane = row.closest(".left, .panel");
    const [inner, outer] = [row.getBoundingClientRect(), pane.getBoundingClientRect()];
    const room = Math.min(60, outer.height / 4);
    if (isFirst || inner.top < outer.top) pane.scrollTop += inner.top - outer.top - (isFirst ? 8 : room);
    else if (inner.bottom > outer.bottom) pane.scrollTop += inner.bottom - outer.bottom + room;
    if (!(row instanceof SVGElement)) return;
    if (inner.left < outer.left) pane.scrollLeft += inner.left - outer.left - 8;
    else if (inner.right > outer.right) pane.scrollLeft += Math.min(inner.right - outer.right, inner.left - outer.left) + 8;
  }

  function pin(row) {
    const tie = tieOf(row);
    if (!tie) return;
    pinned = tie;
    // A line of another function brings that along.
    const [l] = tie.lines;
    const owns = (option) => Number(option.dataset.first) <= Number(l) && Number(l) <= Number(option.dataset.last);
    const option = chosen() && owns(chosen()) ? undefined : [...functions.options].find(owns);
    if (option) functions.value = option.value;
    show();
    follow(row.closest(".of"));
  }

  document.addEventListener("pointerover", (event) => {
    const row = tiedRow(event.target);
    light(row ? tieOf(row) : pinned);
  });
  document.addEventListener("focusin", (event) => {
    if (!(event.target instanceof Element)) return;
    const row = event.target.closest(".row") ?? event.target.querySelector?.(":scope.block [data-l]");
    if (row) light(tieOf(row) ?? pinned);
  });
  document.addEventListener("click", (event) => {
    const row = tiedRow(event.target) ?? event.target.closest?.(".block")?.querySelector("[data-l]");
    if (row) pin(row);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      pinned = undefined;
      light(undefined);
      return;
    }
    const block = event.target.closest?.(".block");
    const row = event.target.closest?.(".row");
    if (event.key === "Enter" || event.key === " ") {
      const tied = row ?? block?.querySelector("[data-l]");
      if (!tied) return;
      event.preventDefault();
      pin(tied);
      return;
    }
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = [...row.closest(".listing").querySelectorAll(".row")];
    const n = rows.indexOf(row);
    const to = rows[{ ArrowDown: n + 1, ArrowUp: n - 1, Home: 0, End: rows.length - 1, PageDown: Math.min(n + 20, rows.length - 1), PageUp: Math.max(n - 20, 0) }[event.key]];
    if (!to) return;
    event.preventDefault();
    row.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  });

  byId("theme").addEventListener("change", (event) => {
    document.documentElement.style.colorScheme = event.target.value;
  });
  show();
  goToFunction();
})();
