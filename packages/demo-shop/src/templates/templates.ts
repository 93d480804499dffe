import { elementOf } from '../art/elementOf.ts'
import { DESIGNED_TEMPLATES } from '../designs/designs.ts'
import type { Template, TemplateSeries } from '../entities/types.ts'
import { BOOKS } from '../shop/products/books.ts'
import { CARDS } from '../shop/products/cards.ts'
import { bookletMori } from './bookletMori.ts'
import { bookletSuisai } from './bookletSuisai.ts'
import { cardHanaikada } from './cardHanaikada.ts'
import { cardSeigaiha } from './cardSeigaiha.ts'
import { clockHokuo } from './clockHokuo.ts'
import { clockHoshizora } from './clockHoshizora.ts'
import { seriesOf } from './series.ts'

/** Products whose customers may add items of their own. */
const OPEN_PRODUCTS = new Set([...CARDS, ...BOOKS].map(({ id }) => id))

/** Every template of the shop, the pages of a series in their order. */
export const demoTemplates = (): Template[] =>
  [
    ...cardHanaikada(),
    ...cardSeigaiha(),
    ...clockHokuo(),
    ...clockHoshizora(),
    ...bookletMori(),
    ...bookletSuisai(),
    ...DESIGNED_TEMPLATES,
  ].map((template) => (OPEN_PRODUCTS.has(template.productIdentify) ? { ...template, allowsOwnItems: true } : template))

export const demoTemplateSeries = (): TemplateSeries[] => [
  seriesOf('森のなかま', bookletMori()),
  seriesOf('水彩', bookletSuisai()),
  ...[...Map.groupBy(DESIGNED_TEMPLATES, ({ templateSeriesId }) => templateSeriesId)].flatMap(([id, pages]) =>
    id === null ? [] : seriesOf(elementOf(pages, 0).name.replace(/（.*/, ''), pages),
  ),
]
