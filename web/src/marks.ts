// What is drawn over the text while a program is stepped through, and the names like the one at the cursor.

import { StateEffect, StateField, type Extension, type Range as Place } from "@codemirror/state";
import { Decoration, EditorView, WidgetType, type DecorationSet } from "@codemirror/view";

export interface LineValue {
  /** Where the line is: any place in it. */
  at: number;
  text: string;
  changed: boolean;
}

export interface Span {
  from: number;
  to: number;
}

class Beside extends WidgetType {
  constructor(private readonly value: LineValue) {
    super();
  }
  override eq(other: Beside): boolean {
    return other.value.text === this.value.text && other.value.changed === this.value.changed;
  }
  toDOM(): HTMLElement {
    const span = document.createElement("span");
    span.className = this.value.changed ? "beside changed" : "beside";
    span.textContent = this.value.text;
    return span;
  }
}

const setStep = StateEffect.define<{ values: LineValue[]; here: Span | undefined }>();
const setAlike = StateEffect.define<Span[]>();
const setTied = StateEffect.define<Span | undefined>();

function inside(span: Span, length: number): boolean {
  return span.from < span.to && span.to <= length;
}

const stepField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    // A text that changes is no longer the one that ran.
    if (transaction.docChanged) return Decoration.none;
    for (const effect of transaction.effects) {
      if (!effect.is(setStep)) continue;
      const { doc } = transaction.state;
      const found: Place<Decoration>[] = [];
      const { here, values } = effect.value;
      if (here && inside(here, doc.length)) {
        found.push(Decoration.line({ class: "cm-here" }).range(doc.lineAt(here.from).from));
        found.push(Decoration.mark({ class: "cm-here-inst" }).range(here.from, here.to));
      }
      for (const value of values) {
        if (value.at > doc.length) continue;
        const widget = new Beside(value);
        found.push(Decoration.widget({ widget, side: 1 }).range(doc.lineAt(value.at).to));
      }
      marks = Decoration.set(found, true);
    }
    return marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function spans(effectType: typeof setAlike | typeof setTied, name: string): Extension {
  return StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(marks, transaction) {
      marks = transaction.docChanged ? Decoration.none : marks;
      for (const effect of transaction.effects) {
        if (!effect.is(effectType as typeof setAlike)) continue;
        const value = effect.value as Span[] | Span | undefined;
        const all = Array.isArray(value) ? value : value ? [value] : [];
        const { length } = transaction.state.doc;
        const mark = Decoration.mark({ class: name });
        marks = Decoration.set(all.filter((span) => inside(span, length)).map((span) => mark.range(span.from, span.to)), true);
      }
      return marks;
    },
    provide: (field) => EditorView.decorations.from(field),
  });
}

export const marks: Extension = [stepField, spans(setAlike, "cm-alike"), spans(setTied, "cm-tied")];

/** Shows values beside their lines, and where the program is. */
export function showStep(view: EditorView, values: LineValue[], here: Span | undefined, scroll: boolean): void {
  const effects: StateEffect<unknown>[] = [setStep.of({ values, here })];
  if (here && scroll && inside(here, view.state.doc.length)) {
    effects.push(EditorView.scrollIntoView(here.from, { y: "nearest", yMargin: 60 }));
  }
  view.dispatch({ effects });
}

export function showAlike(view: EditorView, alike: Span[]): void {
  view.dispatch({ effects: setAlike.of(alike) });
}

/** Marks the text that a line elsewhere comes from. */
export function showTied(view: EditorView, tied: Span | undefined): void {
  view.dispatch({ effects: setTied.of(tied) });
}
