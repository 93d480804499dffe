import { elementOf } from '../art/elementOf.ts'
import { DESIGNED_TEMPLATES } from '../designs/designs.ts'
import type { Template, TemplateSeries } from '../entities/types.ts'
import { BOOKS } from '../shop/products/books.ts'
import { CARDS } from '../shop/products/cards.ts'
import { bookletMori } from './bookletMori.ts'
import { bookletSuisai } from './bookletSuisai.ts'
import { cardAddressed } from './cardAddressed.ts'
import { cardHanaikada } from './cardHanaikada.ts'
import { cardSeigaiha } from './cardSeigaiha.ts'
import { clockHokuo } from './clockHokuo.ts'
import { clockHoshizora } from './clockHoshizora.ts'
import { colourSetsOf } from './colourSets.ts'
import mainColours from './mainColours.json' with { type: 'json' }
import { seriesOf } from './series.ts'

/** Products whose customers may add items of their own. */
const OPEN_PRODUCTS = new Set([...CARDS, ...BOOKS].map(({ id }) => id))

/** The families that are drawn individually. */
const drawnTemplates = (): Template[] => [
  ...cardHanaikada(),
  ...cardSeigaiha(),
  ...cardAddressed(),
  ...clockHokuo(),
  ...clockHoshizora(),
  ...bookletMori(),
  ...bookletSuisai(),
]

const opened = (template: Template): Template =>
  OPEN_PRODUCTS.has(template.productIdentify)
    ? { ...template, allowsOwnItems: true, colourSets: colourSetsOf(template) }
    : template

/** By the ids of templates. A test of the server computes them anew and writes the file. */
const COLOURS: Readonly<Record<string, readonly string[]>> = mainColours

function withMainColours(template: Template): Template {
  const colours = COLOURS[template.id]
  return colours ? { ...template, colours } : template
}

/** Every template of the shop, the pages of a series in their order. */
export const demoTemplates = (): Template[] => [
  // Where these have no background, their foreground covers the sheet except for the frames.
  ...drawnTemplates()
    .map(opened)
    .map((one) => (one.allowsOwnItems && one.backgroundUrl === null ? { ...one, hasFixedBackground: true } : one))
    .map(withMainColours),
  ...DESIGNED_TEMPLATES.map(opened).map(withMainColours),
]

export const demoTemplateSeries = (): TemplateSeries[] => [
  seriesOf('森のなかま', bookletMori()),
  seriesOf('水彩', bookletSuisai()),
  ...[...Map.groupBy(DESIGNED_TEMPLATES, ({ templateSeriesId }) => templateSeriesId)].flatMap(([id, pages]) =>
    id === null ? [] : seriesOf(elementOf(pages, 0).name.replace(/（.*/, ''), pages),
  ),
]
