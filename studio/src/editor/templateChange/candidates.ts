import type { TemplateCard, TemplateSeries } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import type { TemplateChoice } from '../../templates/templateChoice.ts'
import { choiceOfSeries, choiceOfTemplate } from '../../templates/templateChoice.ts'

/** How much is changed: the page in sight alone, or everything that is designed with it. */
export type Scope = 'PAGE' | 'WHOLE'

/** Everything that the shop has for a product, the newest first. */
export type WholeList =
  | { readonly kind: 'SERIES'; readonly series: readonly TemplateSeries[] }
  | { readonly kind: 'CARDS'; readonly cards: readonly TemplateCard[] }

type Place = Pick<TemplateCard, 'pageNumber' | 'sideNumber' | 'width' | 'height' | 'dpi'>

/** Made for the very place of the page, on a sheet of the same size. */
export const fitsPage = (card: Place, { pageNumber, sideNumber, sheet }: DesignPage): boolean =>
  Number(card.pageNumber) === Number(pageNumber) &&
  card.sideNumber === sideNumber &&
  card.width === sheet.width &&
  card.height === sheet.height &&
  card.dpi === sheet.dpi

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The sides that were drawn to go together, as one choice that looks like the side in sight. */
function choiceOfGroup(cards: readonly TemplateCard[], shown: TemplateCard): TemplateChoice {
  return {
    ...choiceOfTemplate(shown),
    photos: sum(cards.map(({ imageItemCount }) => imageItemCount)),
    words: sum(cards.map(({ textItemCount }) => textItemCount)),
  }
}

/** What the page, or the whole design, can be changed to; what it has already is left out. */
export function candidates(
  list: WholeList,
  pages: readonly DesignPage[],
  page: DesignPage,
  scope: Scope,
): readonly TemplateChoice[] {
  const isInUse = (cards: readonly TemplateCard[]): boolean =>
    pages.every(({ templateId }) => cards.some(({ id }) => id === templateId))
  const isOther = (card: TemplateCard): boolean => fitsPage(card, page) && card.id !== page.templateId

  if (list.kind === 'SERIES') {
    if (scope === 'PAGE') return list.series.flatMap(({ templates }) => templates.filter(isOther).map(choiceOfTemplate))
    return list.series
      .filter(({ templates }) => templates.some((card) => fitsPage(card, page)) && !isInUse(templates))
      .map(choiceOfSeries)
  }
  if (scope === 'PAGE') return list.cards.filter(isOther).map(choiceOfTemplate)
  const groups = new Set(list.cards.map(({ templateGroupId }) => templateGroupId))
  return [...groups].flatMap((group) => {
    const cards = list.cards.filter(({ templateGroupId }) => templateGroupId === group)
    const shown = cards.find((card) => fitsPage(card, page))
    return shown && !isInUse(cards) ? [choiceOfGroup(cards, shown)] : []
  })
}
