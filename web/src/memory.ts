// Calls, their values, and memory as boxes: pointers are arrows, and what has changed is marked.

import { h, s } from "./dom.ts";
import { cellKey, Changes, objectAt, valueKey, type MemoryObject, type State } from "./state.ts";

const MOST_CELLS = 64;

export class MemoryView {
  readonly element = h("div", { class: "machine" });
  private readonly calls = h("section", { class: "calls", "aria-label": "Calls" });
  private readonly boxes = h("div", { class: "boxes" });
  private readonly arrows = s("svg", { class: "arrows", "aria-hidden": "true" });
  private pointers: { from: HTMLElement; address: number }[] = [];
  private places = new Map<number, HTMLElement>();
  private objects: MemoryObject[] = [];

  constructor(
    private readonly select: (frame: number) => void,
    /** Goes back to who wrote an object. */
    private readonly writer: (object: MemoryObject) => void,
  ) {
    this.boxes.append(this.arrows);
    this.element.append(this.calls, this.boxes);
    new ResizeObserver(() => this.draw()).observe(this.boxes);
  }

  clear(message: string): void {
    this.pointers = [];
    this.objects = [];
    this.calls.replaceChildren(h("p", { class: "empty" }, message));
    this.boxes.replaceChildren(this.arrows);
    this.arrows.replaceChildren();
  }

  show(state: State, before: State | undefined, chosen: number): void {
    const changes = new Changes(before);
    this.pointers = [];
    this.places.clear();
    this.objects = state.objects;
    this.calls.replaceChildren(h("h3", {}, "Calls"), ...state.frames.map((_, n) => this.call(state, n, n === chosen, changes)));
    const part = (kind: MemoryObject["kind"], title: string): HTMLElement[] => {
      const objects = state.objects.filter((object) => object.kind === kind);
      if (objects.length === 0) return [];
      return [h("section", { class: kind, "aria-label": title }, h("h3", {}, title), ...this.objectsOf(state, kind, objects, changes))];
    };
    const columns = [part("stack", "Stack"), [...part("global", "Globals"), ...part("constant", "Constants")], part("heap", "Heap")];
    const shown = columns.filter((parts) => parts.length > 0).map((parts) => h("div", { class: "column" }, ...parts));
    this.boxes.replaceChildren(this.arrows, ...shown);
    this.draw();
  }

  private call(state: State, n: number, chosen: boolean, changes: Changes): HTMLElement {
    const frame = state.frames[n];
    if (!frame) return h("div");
    const depth = state.frames.length - n;
    const rows = frame.values.map((value) => {
      const changed = changes.has(valueKey(depth, frame, value), value.text);
      const cell = h("td", { class: changed ? "changed" : "" }, value.text);
      if (value.pointer !== undefined) this.pointers.push({ from: cell, address: value.pointer });
      return h("tr", {}, h("th", { scope: "row" }, value.name), h("td", { class: "type" }, value.type), cell);
    });
    const where = frame.line === undefined ? "" : ` line ${frame.line}`;
    const head = h("button", { class: "frame-head", "aria-pressed": String(chosen), onclick: () => this.select(n) },
      h("b", {}, `@${frame.function}`), where, frame.block ? h("span", { class: "code" }, ` %${frame.block}`) : undefined,
      frame.source ? h("span", { class: "source" }, ` ${frame.source}`) : undefined);
    return h("div", { class: chosen ? "frame chosen" : "frame" }, head,
      rows.length > 0 ? h("table", {}, h("tbody", {}, ...rows)) : undefined);
  }

  private objectsOf(state: State, kind: MemoryObject["kind"], objects: MemoryObject[], changes: Changes): HTMLElement[] {
    if (kind !== "stack") return objects.map((object) => this.box(object, changes));
    // The objects of a call are in one frame, the innermost one first.
    return state.frames.flatMap((frame, n) => {
      const own = objects.filter((object) => object.frame === n);
      if (own.length === 0) return [];
      return [h("div", { class: "stack-frame" }, h("div", { class: "stack-name" }, `@${frame.function}`), ...own.map((object) => this.box(object, changes)))];
    });
  }

  private box(object: MemoryObject, changes: Changes): HTMLElement {
    const rows = object.cells.slice(0, MOST_CELLS).map((cell) => {
      const changed = changes.has(cellKey(object, cell), cell.text);
      const value = h("td", { class: changed ? "changed" : "" }, cell.text);
      if (cell.pointer !== undefined) this.pointers.push({ from: value, address: cell.pointer });
      return h("tr", {}, h("th", { scope: "row" }, cell.label), value);
    });
    const more = object.cells.length > MOST_CELLS ? h("div", { class: "note" }, `and ${object.cells.length - MOST_CELLS} more`) : undefined;
    const head = h("div", { class: "box-head", title: `${object.size} bytes at ${hex(object.address)}` }, h("b", {}, object.name),
      h("span", { class: "note" }, ` ${object.type || `${object.size} bytes`}`),
      object.kind === "constant" ? undefined : h("button", {
        class: "writer", title: "Back to the step that wrote this", "aria-label": `Who wrote ${object.name}?`, onclick: () => this.writer(object),
      }, "who wrote this?"));
    const box = h("div", { class: "box" }, head, h("table", {}, h("tbody", {}, ...rows)), more);
    this.places.set(object.address, box);
    return box;
  }

  /** Draws the arrows, from each pointer to the box that it points into. */
  private draw(): void {
    const origin = this.boxes.getBoundingClientRect();
    if (origin.width === 0) return;
    const scroll = { x: this.boxes.scrollLeft - origin.left, y: this.boxes.scrollTop - origin.top };
    this.arrows.setAttribute("width", String(this.boxes.scrollWidth));
    this.arrows.setAttribute("height", String(this.boxes.scrollHeight));
    const head = s("defs", {}, s("marker", { id: "pointer-head", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 6, markerHeight: 6, orient: "auto" }, s("path", { d: "M0 0.5 L8 4 L0 7.5 Z", class: "head" })));
    const paths = this.pointers.map(({ from, address }) => {
      const object = objectAt(this.objects, address);
      const box = object && this.places.get(object.address);
      // Pointers in the values of calls stand beside the boxes: only memory has arrows.
      if (!box || !this.boxes.contains(from)) return undefined;
      const [a, b] = [from.getBoundingClientRect(), box.getBoundingClientRect()];
      const [x1, y1] = [a.right + scroll.x - 4, a.top + a.height / 2 + scroll.y];
      const toRight = b.left > a.right;
      const [x2, y2] = [(toRight ? b.left : b.right) + scroll.x, b.top + 12 + scroll.y];
      const bend = toRight ? Math.max(20, (x2 - x1) / 2) : 36;
      const end = toRight ? x2 - bend : x2 + bend;
      return s("path", { d: `M${x1} ${y1} C${x1 + bend} ${y1} ${end} ${y2} ${x2} ${y2}`, "marker-end": "url(#pointer-head)" });
    });
    this.arrows.replaceChildren(head, ...paths.filter((path) => path !== undefined));
  }

  redraw(): void {
    this.draw();
  }
}

export function hex(address: number): string {
  return `0x${address.toString(16)}`;
}
