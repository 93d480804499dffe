import { describe, expect, it } from 'vitest'
import { demoShop } from './demoShop.ts'
import { ptPx, px } from './page.ts'
import { GARAMOND, QUICKSAND } from './shop/fonts.ts'
import type { PhotoItem, Template, TemplateItem, TextItem } from './types.ts'

const shop = demoShop()
const isPhoto = (item: TemplateItem): item is PhotoItem => item.type.endsWith('_IMAGE')
const isText = (item: TemplateItem): item is TextItem => !isPhoto(item)
const photos = (template: Template): PhotoItem[] => template.items.filter(isPhoto)
const texts = (template: Template): TextItem[] => template.items.filter(isText)
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The bounds of the turned box. */
function turnedBounds({ left, top, width, height, rotate }: TemplateItem) {
  const cos = Math.abs(Math.cos(radians(rotate)))
  const sin = Math.abs(Math.sin(radians(rotate)))
  const halfWidth = (width * cos + height * sin) / 2
  const halfHeight = (width * sin + height * cos) / 2
  const x = left + width / 2
  const y = top + height / 2
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
}

/** Ems that a character takes: Japanese faces are square, of the Latin ones the mean of running words with a margin. */
const LATIN_ADVANCE: Record<string, number> = { [GARAMOND]: 0.45, [QUICKSAND]: 0.55 }
const lineLength = (line: string, { font, fontSize, spacing }: TextItem): number =>
  [...line].length * ((LATIN_ADVANCE[font] ?? 1) + spacing / 100) * ptPx(fontSize)

describe('ids', () => {
  it('are unique among each kind and among all items', () => {
    const kinds = [
      shop.categories.map(({ id }) => id),
      shop.products.map(({ id }) => id),
      shop.templates.map(({ id }) => id),
      shop.templates.flatMap(({ items }) => items.map(({ id }) => id)),
      shop.notices.map(({ id }) => id),
      shop.events.map(({ id }) => id),
      shop.faq.flatMap(({ faqs }) => faqs.map(({ identifier }) => identifier)),
      shop.orders.map(({ orderNumber }) => orderNumber),
      shop.artwork.map(({ key }) => key),
    ]
    for (const ids of kinds) expect(new Set(ids).size).toBe(ids.length)
  })

  it('lead from template to product to category, and from order to product', () => {
    const products = new Set(shop.products.map(({ id }) => id))
    const categories = new Set(shop.categories.map(({ id }) => id))
    for (const template of shop.templates) expect(products).toContain(template.productIdentify)
    for (const product of shop.products) expect(categories).toContain(product.categoryIdentify)
    for (const order of shop.orders) for (const { productId } of order.products) expect(products).toContain(productId)
  })

  it('of a series name templates that carry the series', () => {
    for (const series of shop.templateSeries) {
      const members = shop.templates.filter(({ templateSeriesId }) => templateSeriesId === series.id)
      expect(series.templateIds).toEqual(members.map(({ id }) => id))
    }
  })
})

describe.each(shop.templates.map((template) => [template.id, template] as const))('template %s', (_, template) => {
  it('keeps every item inside the page', () => {
    for (const item of template.items) {
      const bounds = turnedBounds(item)
      expect(bounds.left).toBeGreaterThanOrEqual(-0.01)
      expect(bounds.top).toBeGreaterThanOrEqual(-0.01)
      expect(bounds.right).toBeLessThanOrEqual(template.width + 0.01)
      expect(bounds.bottom).toBeLessThanOrEqual(template.height + 0.01)
    }
  })

  it('keeps every text inside the safe area', () => {
    const margin = px(template.bleedMm + template.safeMm)
    for (const item of texts(template)) {
      const bounds = turnedBounds(item)
      expect(bounds.left).toBeGreaterThanOrEqual(margin)
      expect(bounds.top).toBeGreaterThanOrEqual(margin)
      expect(bounds.right).toBeLessThanOrEqual(template.width - margin)
      expect(bounds.bottom).toBeLessThanOrEqual(template.height - margin)
    }
  })

  it('numbers its items 1, 2, 3 in reading order and each kind in paint order', () => {
    const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
    expect(template.items.map(({ position }) => position)).toEqual(upTo(template.items.length))
    expect(photos(template).map(({ priorityIndex }) => priorityIndex)).toEqual(upTo(photos(template).length))
    expect(texts(template).map(({ priorityIndex }) => priorityIndex)).toEqual(upTo(texts(template).length))
  })

  it('has boxes that fit the pieces of its rings', () => {
    for (const { type, width, height, radius, angle } of photos(template)) {
      if (type !== 'ARC_IMAGE') continue
      expect(width).toBeCloseTo(2 * radius * Math.sin(radians(angle / 2)), 1)
      expect(height).toBeLessThan(radius)
    }
  })

  it('has room for its words at their size', () => {
    for (const item of texts(template)) {
      const lines = item.text.split('\n')
      const longest = Math.max(...lines.map((line) => lineLength(line, item)))
      const depth = lines.length * 1.4 * ptPx(item.fontSize)
      if (item.type === 'TEXT') {
        expect(longest).toBeLessThanOrEqual(item.width)
        expect(depth).toBeLessThanOrEqual(item.height)
      } else if (item.type === 'VERTICAL_TEXT') {
        expect(longest).toBeLessThanOrEqual(item.height)
        expect(depth).toBeLessThanOrEqual(item.width)
      } else {
        // Half the words' sweep about the circle, measured at their feet.
        const half = longest / 2 / (item.radius - ptPx(item.fontSize))
        expect(item.radius * Math.sin(half)).toBeLessThanOrEqual(item.width / 2)
        expect(item.radius * (1 - Math.cos(half)) + ptPx(item.fontSize)).toBeLessThanOrEqual(item.height)
      }
    }
  })

  it('uses the inks, faces and sizes that its product offers', () => {
    const product = shop.products.find(({ id }) => id === template.productIdentify)
    const faces = product?.fonts.map(({ value }) => value)
    for (const item of texts(template)) {
      expect(product?.colors.split(',')).toContain(item.color)
      expect(faces).toContain(item.font)
      expect(item.fontSize).toBeGreaterThanOrEqual(product?.minFontSize ?? Number.POSITIVE_INFINITY)
      expect(item.text).toBe(item.templateItemText)
    }
  })

  it('names artwork that is drawn at its own size', () => {
    for (const key of [template.backgroundUrl, template.foregroundUrl]) {
      if (key === null) continue
      const drawn = shop.artwork.find((artwork) => artwork.key === key)
      expect(drawn).toMatchObject({ width: template.width, height: template.height })
    }
  })
})

describe('pages', () => {
  const sizeOf = (id: string) => {
    const { width, height } = shop.templates.find((template) => template.id === id) ?? { width: 0, height: 0 }
    return [width, height]
  }

  it('are their trim size and 3 mm on each side at 300 dpi', () => {
    expect(sizeOf('card-hanaikada-front')).toEqual([1252, 1819])
    expect(sizeOf('clock-hokuo')).toEqual([2433, 2433])
    expect(sizeOf('booklet-mori-cover')).toEqual([1819, 1819])
    expect(sizeOf('booklet-mori-birth')).toEqual([3567, 1819])
  })

  it('of a card come in pairs of front and back', () => {
    for (const product of shop.products.filter(({ numberOfSides }) => numberOfSides === 2)) {
      const sides = new Map<string, number[]>()
      for (const { groupId, sideNumber } of shop.templates.filter(
        (template) => template.productIdentify === product.id,
      )) {
        sides.set(groupId, [...(sides.get(groupId) ?? []), sideNumber])
      }
      expect(sides.size).toBeGreaterThan(0)
      for (const pair of sides.values()) expect(pair).toEqual([1, 2])
    }
  })

  it('of a series are half its pages and two covers, numbered from -1', () => {
    for (const series of shop.templateSeries) {
      const product = shop.products.find(({ id }) => id === series.productIdentify)
      const count = (product?.seichoku?.totalPage ?? 0) / 2 + 2
      const members = shop.templates.filter(({ templateSeriesId }) => templateSeriesId === series.id)
      expect(members.map(({ pageNumber }) => pageNumber)).toEqual(
        Array.from({ length: count }, (_, index) => String(index - 1)),
      )
      expect(series.sumImageItemSeries).toBe(members.flatMap(photos).length)
      expect(series.sumTextItemSeries).toBe(members.flatMap(texts).length)
    }
  })

  it('of the booklet hold one to four photos each', () => {
    for (const template of shop.templates.filter(({ productIdentify }) => productIdentify === 'photo-booklet')) {
      expect(photos(template).length).toBeGreaterThanOrEqual(1)
      expect(photos(template).length).toBeLessThanOrEqual(4)
    }
  })

  it('show every kind of item', () => {
    const types = new Set(shop.templates.flatMap(({ items }) => items.map(({ type }) => type)))
    expect(types).toEqual(new Set(['RECT_IMAGE', 'CIRCLE_IMAGE', 'ARC_IMAGE', 'TEXT', 'CURVED_TEXT', 'VERTICAL_TEXT']))
  })
})

describe('products', () => {
  it('offer 24 inks in rows of eight', () => {
    for (const { colors } of shop.products) {
      const inks = colors.split(',')
      expect(new Set(inks).size).toBe(24)
      for (const ink of inks) expect(ink).toMatch(/^#[0-9A-F]{6}$/)
    }
  })

  it('have a picture that is drawn', () => {
    for (const { image } of shop.products) expect(shop.artwork.map(({ key }) => key)).toContain(image)
  })
})

describe('notices', () => {
  it('are shown on the opening day', () => {
    const opening = Date.parse('2026-11-20T03:00:00.000Z')
    for (const { isEnabled, fromTime, toTime } of shop.notices) {
      expect(isEnabled).toBe(true)
      expect(Date.parse(fromTime)).toBeLessThan(opening)
      expect(Date.parse(toTime)).toBeGreaterThan(opening)
    }
  })
})
