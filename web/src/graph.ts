// The control-flow graph of a function. The engine places it; this draws it.

import { h, s } from "./dom.ts";
import { pieces } from "./language.ts";
import type { Block, Graph, Range } from "./protocol.ts";

/** The width of a character of 12 pixels in the monospaced font that is there. */
export function characterWidth(root: ShadowRoot): number {
  const probe = h("span", { class: "probe" }, "0".repeat(100));
  root.append(probe);
  const width = probe.getBoundingClientRect().width / 100;
  probe.remove();
  return width || 7.25;
}

const MOST_CHARS = 60;

export class GraphView {
  readonly element = h("div", { class: "graph" });
  private blocks = new Map<string, SVGGElement>();
  private graph: Graph | undefined;

  constructor(private readonly go: (range: Range) => void) {}

  get function(): string | null {
    return this.graph?.function ?? null;
  }

  show(graph: Graph): void {
    this.graph = graph;
    this.blocks.clear();
    if (graph.function === null) {
      this.element.replaceChildren(h("p", { class: "empty" }, "There is no function with a body."));
      return;
    }
    const kinds = ["plain", "true", "false", "case", "unwind"];
    const heads = kinds.map((kind) => s("marker", { id: `head-${kind}`, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" },
      s("path", { d: "M0 0.5 L8 4 L0 7.5 Z", class: `head ${kind}` })));
    const edges = graph.edges.map((edge) => s("path", { class: `edge ${edge.kind}`, d: edge.path, "marker-end": `url(#head-${edge.kind})` }));
    const labels = graph.edges.filter((edge) => edge.label).map((edge) => s("text", { class: `way ${edge.kind}`, x: edge.x, y: edge.y }, edge.label));
    const [width, height] = [graph.width + 32, graph.height + 32];
    const count = graph.blocks.length;
    this.element.replaceChildren(s("svg", {
      width, height, viewBox: `-16 -16 ${width} ${height}`, role: "group",
      "aria-label": `Control-flow graph of ${graph.function}: ${count} block${count === 1 ? "" : "s"}`,
    }, s("defs", {}, ...heads), ...edges, ...graph.blocks.map((block, n) => this.block(graph, block, n)), ...labels));
  }

  private block(graph: Graph, block: Block, n: number): SVGGElement {
    const leads = graph.edges.filter((edge) => edge.from === n).map((edge) => graph.blocks[edge.to]?.label);
    const title = `Block ${block.label}${leads.length > 0 ? `, leads to ${leads.join(", ")}` : ""}`;
    const visit = () => block.at && this.go(block.at);
    const lines = block.lines.map((line, i) => {
      const cut = line.text.length > MOST_CHARS ? `${line.text.slice(0, MOST_CHARS - 1)}…` : line.text;
      return s("text", { x: block.x + graph.pad, y: block.y + graph.head + (i + 0.8) * graph.line, class: "line" },
        ...pieces(cut).map((piece) => s("tspan", { class: `c-${piece.color}` }, piece.text)));
    });
    const group = s("g", {
      class: `block ${block.ending}`, tabindex: 0, role: "button", "aria-label": title, onclick: visit,
      onkeydown: (event: KeyboardEvent) => (event.key === "Enter" || event.key === " ") && visit(),
    },
      s("rect", { x: block.x, y: block.y, width: block.width, height: block.height, rx: 6, class: "frame" }),
      s("text", { x: block.x + graph.pad, y: block.y + 15, class: "label" }, `${block.label}:`), ...lines);
    this.blocks.set(block.label, group);
    return group;
  }

  /** Lights the block that runs. */
  light(label: string | undefined): void {
    for (const [name, group] of this.blocks) group.classList.toggle("lit", name === label);
    const lit = label === undefined ? undefined : this.blocks.get(label);
    lit?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
