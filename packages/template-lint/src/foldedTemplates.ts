import type { Template } from '@irodori/contract/entities/template'

/** A sheet of two pages is twice as wide as the cover of its book; half of that is left for covers with flaps. */
const WIDER = 1.5

/** Ids of the templates whose sheet is two pages of a book, with a fold in its middle. */
export function foldedTemplates(
  templates: readonly Pick<Template, 'id' | 'templateSeriesId' | 'pageNumber' | 'width'>[],
): ReadonlySet<string> {
  const covers = new Map(
    templates.filter(({ pageNumber }) => pageNumber === '-1').map((cover) => [cover.templateSeriesId, cover.width]),
  )
  const isFolded = ({ templateSeriesId, width }: (typeof templates)[number]): boolean =>
    templateSeriesId !== null && width > WIDER * (covers.get(templateSeriesId) ?? Number.POSITIVE_INFINITY)
  return new Set(templates.filter(isFolded).map(({ id }) => id))
}
