import type { TemplateChoice } from '../../templates/templateChoice.ts'

/** The layouts to show: those with one number of photos, and those without texts. */
export interface LayoutFilter {
  /** null for any number. */
  readonly photos: number | null
  readonly hasNoTexts: boolean
}

export const ANY_LAYOUT: LayoutFilter = { photos: null, hasNoTexts: false }

export const filterLayouts = (
  choices: readonly TemplateChoice[],
  { photos, hasNoTexts }: LayoutFilter,
): readonly TemplateChoice[] =>
  choices.filter((choice) => (photos === null || choice.photos === photos) && (!hasNoTexts || choice.texts === 0))

/** The numbers of photos of these templates, in order. */
export const photoCountsOf = (choices: readonly TemplateChoice[]): readonly number[] =>
  [...new Set(choices.map(({ photos }) => photos))].toSorted((a, b) => a - b)
