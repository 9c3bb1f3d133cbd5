// Tabs: arrow keys go from one to the next, and each has a panel.

import { h } from "./dom.ts";

export interface Tab {
  name: string;
  label: string;
  panel: HTMLElement;
}

export class Tabs {
  readonly bar: HTMLElement;
  private readonly buttons: HTMLButtonElement[];
  private current = 0;

  constructor(private readonly tabs: Tab[], private readonly shown: (name: string) => void) {
    this.buttons = tabs.map((tab, n) => {
      const button = h("button", { role: "tab", id: `tab-${tab.name}`, "aria-controls": `panel-${tab.name}`, onclick: () => this.choose(n) }, tab.label);
      tab.panel.id = `panel-${tab.name}`;
      tab.panel.setAttribute("role", "tabpanel");
      tab.panel.setAttribute("aria-labelledby", button.id);
      tab.panel.tabIndex = 0;
      return button;
    });
    this.bar = h("div", { role: "tablist", class: "tabs", "aria-label": "Views", onkeydown: (event: KeyboardEvent) => this.key(event) }, ...this.buttons);
    this.show(0);
  }

  get name(): string {
    return this.tabs[this.current]?.name ?? "";
  }

  panels(): HTMLElement[] {
    return this.tabs.map((tab) => tab.panel);
  }

  open(name: string): void {
    const n = this.tabs.findIndex((tab) => tab.name === name);
    if (n >= 0 && n !== this.current) this.choose(n);
  }

  private choose(n: number): void {
    this.show(n);
    this.shown(this.name);
  }

  private show(n: number): void {
    this.current = n;
    this.buttons.forEach((button, i) => {
      button.setAttribute("aria-selected", String(i === n));
      button.tabIndex = i === n ? 0 : -1;
    });
    this.tabs.forEach((tab, i) => (tab.panel.hidden = i !== n));
  }

  private key(event: KeyboardEvent): void {
    // With these keys the arrows are steps.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { length } = this.tabs;
    const to: Record<string, number> = {
      ArrowRight: (this.current + 1) % length, ArrowLeft: (this.current + length - 1) % length, Home: 0, End: length - 1,
    };
    const n = to[event.key];
    if (n === undefined) return;
    event.preventDefault();
    this.choose(n);
    this.buttons[n]?.focus();
  }
}
