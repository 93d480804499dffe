import type { TextItem } from '@irodori/contract/entities/designItem'
import type { TextMeasure } from './textMeasure.ts'

export interface FormDeps {
  /** Typesets and measures a text. */
  readonly measure: (item: TextItem) => Promise<TextMeasure>
  /** What may be printed in place of a character, the nearest first: 高 for 髙; for an emoji also nothing, ''. */
  readonly replacements: (grapheme: string) => Promise<readonly string[]>
}

/** Printable forms by the characters that they replace. */
export type PrintableForms = ReadonlyMap<string, string>

/** The form that can be printed for each missing character of a text; null if a character has none, or none is missing. */
export async function printableForms(item: TextItem, deps: FormDeps): Promise<PrintableForms | null> {
  const { missing } = await deps.measure(item)
  const forms = new Map<string, string>()
  for (const grapheme of missing) {
    const form = await printableForm(grapheme, item, deps)
    if (form === null) return null
    forms.set(grapheme, form)
  }
  return forms.size === 0 ? null : forms
}

async function printableForm(
  grapheme: string,
  item: TextItem,
  { measure, replacements }: FormDeps,
): Promise<string | null> {
  for (const text of await replacements(grapheme)) {
    if (text === '' || (await measure({ ...item, text })).missing.length === 0) return text
  }
  return null
}

/** A text with the printable forms in place of the characters that they replace. */
export function withForms(text: string, forms: PrintableForms): string {
  // The longest first: one character may be a part of another one.
  const ordered = [...forms].toSorted(([one], [other]) => other.length - one.length)
  return ordered.reduce((replaced, [grapheme, form]) => replaced.replaceAll(grapheme, form), text)
}
