import type { TemplateCard, TemplateSeries } from '@irodori/contract/entities/template'
import type { DesignPage } from '@irodori/design/designPage'
import { fitsAlone, fitsPage } from '@irodori/design/fitsPage'
import type { TemplateChoice } from '../../templates/templateChoice.ts'
import { choiceOfSeries, choiceOfTemplate } from '../../templates/templateChoice.ts'

/** Scope of a change: the current page, or the whole design. */
export type Scope = 'PAGE' | 'WHOLE'

/** All templates of a product, newest first. */
export type WholeList =
  | { readonly kind: 'SERIES'; readonly series: readonly TemplateSeries[] }
  | { readonly kind: 'CARDS'; readonly cards: readonly TemplateCard[] }

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** A template group as one choice, with the thumbnail of the current side. */
function choiceOfGroup(cards: readonly TemplateCard[], shown: TemplateCard): TemplateChoice {
  return {
    ...choiceOfTemplate(shown),
    photos: sum(cards.map(({ imageItemCount }) => imageItemCount)),
    texts: sum(cards.map(({ textItemCount }) => textItemCount)),
  }
}

/**
 * Templates that the page or the whole design can be changed to, without the current ones. PGS-29: those of the page's own
 * series come first.
 * @param totalPage pages of the booklet; null for other products
 */
export function candidates(
  list: WholeList,
  pages: readonly DesignPage[],
  page: DesignPage,
  scope: Scope,
  totalPage: number | null,
): readonly TemplateChoice[] {
  const isInUse = (cards: readonly TemplateCard[]): boolean =>
    pages.every(({ templateId }) => cards.some(({ id }) => id === templateId))
  const isOther = (card: TemplateCard): boolean => fitsAlone(card, page, totalPage) && card.id !== page.templateId

  if (list.kind === 'SERIES') {
    if (scope === 'PAGE') {
      const isOwn = ({ templates }: TemplateSeries): boolean => templates.some(({ id }) => id === page.templateId)
      const ownFirst = list.series.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
      return ownFirst.flatMap(({ templates }) => templates.filter(isOther).map(choiceOfTemplate))
    }
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
