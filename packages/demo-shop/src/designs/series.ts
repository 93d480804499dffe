import { elementOf } from '../art/elementOf.ts'
import type { Design } from '../composing/compose.ts'
import { markWhole } from '../drafts/markedText.ts'
import type { Layout, Texts } from '../composing/layout.ts'
import { LOOKS, type LookName } from '../looks/looks.ts'
import type { PageFormat } from '../entities/pageFormat.ts'
import type { SceneKind } from '../entities/sceneKind.ts'
import { DAY_MS } from '../shop/day.ts'

const FIRST_DAY = Date.parse('2026-04-12T00:00:00.000Z')
/** Days between the publication dates of a product's templates. */
const publishedAt = (product: string, index: number): string =>
  new Date(FIRST_DAY + (index * 4 + (product.length % 7)) * DAY_MS).toISOString()

/** Data shared by all templates of a product. */
export interface Line<LayoutName extends string> {
  product: string
  format: PageFormat
  layouts: Readonly<Record<LayoutName, Layout>>
  hashtags: readonly string[]
}

/** The same page with a title that the customer may replace. */
const withTitle = (design: Design): Design => {
  const { title } = design.texts
  return title === undefined ? design : { ...design, texts: { ...design.texts, title: markWhole('TITLE', title) } }
}

/** The same designs with texts that describe a stranger's photo; all of them are samples. */
export const asSamples = (designs: readonly Design[]): Design[] =>
  designs.map((design) => ({
    ...design,
    texts: Object.fromEntries(Object.entries(design.texts).map(([role, text]) => [role, markWhole('WORDS', text)])),
  }))

/** One page: its look, layout, texts, the subjects of its photos, and its tags. */
export type Row<LayoutName extends string> = readonly [
  look: LookName,
  layout: LayoutName,
  texts: Texts,
  scenes: readonly SceneKind[],
  hashtags?: readonly string[],
]

/** Templates of one side each. */
export const singles = <LayoutName extends string>(
  line: Line<LayoutName>,
  rows: readonly Row<LayoutName>[],
): Design[] => pagesOf(line, rows).map(withTitle)

function pagesOf<LayoutName extends string>(
  { product, format, layouts, hashtags }: Line<LayoutName>,
  rows: readonly Row<LayoutName>[],
): Design[] {
  return rows.map(([look, layout, texts, scenes, more = []], index) => ({
    id: `${product}-${look}-${layout}`,
    name: LOOKS[look].name,
    productIdentify: product,
    format,
    look: LOOKS[look],
    layout: layouts[layout],
    texts,
    scenes,
    publishedAt: publishedAt(product, index),
    hashtags: [...more, ...hashtags],
  }))
}

const SIDE_NAMES = { faces: ['表', '裏'], pieces: ['1', '2', '3'] } as const

/** Templates with several sides or pieces: each row is one look with its pages. */
export function groups<LayoutName extends string>(
  line: Line<LayoutName>,
  kind: keyof typeof SIDE_NAMES,
  rows: readonly (readonly Row<LayoutName>[])[],
): Design[] {
  return rows.flatMap((pages, index) => {
    const group = `${line.product}-${elementOf(pages, 0)[0]}`
    return pagesOf(line, pages).map((design, side) => ({
      ...(kind === 'faces' && side === 0 ? withTitle(design) : design),
      id: `${group}-${side + 1}`,
      name: `${design.name}（${elementOf<string>(SIDE_NAMES[kind], side)}）`,
      sideNumber: side + 1,
      groupId: group,
      publishedAt: publishedAt(line.product, index),
    }))
  })
}

const pageName = (index: number, last: number): string =>
  index === 0 ? '表紙' : index === last ? '裏表紙' : `${2 * index - 1}・${2 * index}ページ`

/** The pages of a book: cover, spreads, back cover. */
export function book<Cover extends string, Spread extends string>(
  product: string,
  cover: Pick<Line<Cover>, 'format' | 'layouts'>,
  spread: Pick<Line<Spread>, 'format' | 'layouts'>,
  hashtags: readonly string[],
  front: Row<Cover>,
  spreads: readonly Row<Spread>[],
  back: Row<Cover>,
): Design[] {
  const [look] = front
  const id = `${product}-${look}`
  const last = spreads.length + 1
  const pages = [
    ...singles({ product, hashtags, ...cover }, [front]),
    ...pagesOf({ product, hashtags, ...spread }, spreads),
    ...pagesOf({ product, hashtags, ...cover }, [back]),
  ]
  return pages.map((design, index) => ({
    ...design,
    id: `${id}-${index === 0 ? 'cover' : index === last ? 'back' : index}`,
    name: `${LOOKS[look].name}（${pageName(index, last)}）`,
    pageNumber: String(index - 1),
    groupId: id,
    templateSeriesId: id,
    publishedAt: publishedAt(product, 0),
  }))
}

/** The same designs with bold texts. */
export const boldly = (designs: readonly Design[]): Design[] => designs.map((design) => ({ ...design, isBold: true }))

/** The same designs for photos of up to 25 MB, which a large print needs. */
export const forLargePhotos = (designs: readonly Design[]): Design[] =>
  designs.map((design) => ({ ...design, maxUploadMegabytes: 25 }))

/** The same designs with photos that customers may move. */
export const freely = (designs: readonly Design[]): Design[] => designs.map((design) => ({ ...design, isFree: true }))
