import type { TemplateCard, TemplateColour, TemplateSeries } from '@irodori/contract/entities/template'
import type { RememberedDesign } from '../catalogue/remembered/rememberedDesigns.ts'

/** An entry of a product's list: a template of one side, or a whole series. */
export interface TemplateChoice {
  readonly id: string
  readonly isSeries: boolean
  readonly name: string
  readonly thumbnailUrl: string
  /** Width divided by height of its picture. */
  readonly ratio: number
  readonly photos: number
  readonly texts: number
  readonly hashtags: readonly string[]
  /** Its main colours; those of the cover of a series. */
  readonly colours: readonly TemplateColour[]
  readonly sideNumber: number
  /** The template of its picture: itself, or the cover of a series. */
  readonly pageId: string
  readonly publishedAt: string
}

/** The data of a choice that this device stores. */
export const rememberedDesign = (
  { id, isSeries, name, thumbnailUrl, ratio }: TemplateChoice,
  productId: string,
): RememberedDesign => ({ id, isSeries, productId, name, thumbnailUrl, ratio })

export const choiceOfTemplate = (card: TemplateCard): TemplateChoice => ({
  id: card.id,
  isSeries: false,
  name: card.name,
  thumbnailUrl: card.thumbnailUrl,
  ratio: card.width / card.height,
  photos: card.imageItemCount,
  texts: card.textItemCount,
  hashtags: card.hashtags,
  colours: card.colours ?? [],
  sideNumber: card.sideNumber,
  pageId: card.id,
  publishedAt: card.publishedAt,
})

export function choiceOfSeries(series: TemplateSeries): TemplateChoice {
  const [cover] = series.templates
  return {
    id: series.id,
    isSeries: true,
    name: series.name,
    thumbnailUrl: series.thumbnailUrl,
    ratio: cover ? cover.width / cover.height : 1,
    photos: series.sumImageItemSeries,
    texts: series.sumTextItemSeries,
    hashtags: series.hashtags,
    colours: cover?.colours ?? [],
    sideNumber: 1,
    pageId: cover?.id ?? series.id,
    publishedAt: series.publishedAt,
  }
}
