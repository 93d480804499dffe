import { describe, expect, it } from 'vitest'
import { demoShop } from './demoShop.ts'
import { BOOKLET_SPREAD_PAGE, ptPx, px } from './entities/pageFormat.ts'
import { FORMAL_SCRIPT, GARAMOND, LIVELY_SCRIPT, QUICKSAND } from './shop/fonts.ts'
import { COLORS } from './shop/palette.ts'
import { PRICES } from './shop/prices.ts'
import type { PhotoItem, Product, Template, TemplateItem, TextItem } from './entities/types.ts'

const shop = demoShop()
const isPhoto = (item: TemplateItem): item is PhotoItem => item.type.endsWith('_IMAGE')
const isText = (item: TemplateItem): item is TextItem => !isPhoto(item)
const photos = (template: Template): PhotoItem[] => template.items.filter(isPhoto)
const texts = (template: Template): TextItem[] => template.items.filter(isText)
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The bounds of the rotated box. */
function turnedBounds({ left, top, width, height, rotate }: TemplateItem) {
  const cos = Math.abs(Math.cos(radians(rotate)))
  const sin = Math.abs(Math.sin(radians(rotate)))
  const halfWidth = (width * cos + height * sin) / 2
  const halfHeight = (width * sin + height * cos) / 2
  const x = left + width / 2
  const y = top + height / 2
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
}

/** Width of a character in ems: 1 in Japanese fonts, in Latin ones the mean of running text plus a margin. */
const LATIN_ADVANCE: Record<string, number> = {
  [GARAMOND]: 0.45,
  [QUICKSAND]: 0.55,
  [FORMAL_SCRIPT]: 0.4,
  [LIVELY_SCRIPT]: 0.45,
}
const lineLength = (line: string, { font, fontSize, spacing }: TextItem): number =>
  [...line].length * ((LATIN_ADVANCE[font] ?? 1) + spacing / 100) * ptPx(fontSize)

describe('ids', () => {
  it('gives each id only once within its kind and among all items', () => {
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

  it('customers may add items of their own to cards and books, and to no other product', () => {
    const open = new Set(shop.templates.filter((one) => one.allowsOwnItems).map((one) => one.productIdentify))
    const categories = new Set(
      shop.products.filter(({ id }) => open.has(id)).map(({ categoryIdentify }) => categoryIdentify),
    )
    expect(open.size).toBe(10)
    expect(shop.templates.filter((one) => open.has(one.productIdentify) && !one.allowsOwnItems)).toEqual([])
    expect([...categories].sort()).toEqual(['card', 'photo-book'])
  })

  it('offers open templates in five colour sets besides their own, in inks of the palette', () => {
    const open = shop.templates.filter(({ allowsOwnItems }) => allowsOwnItems)
    for (const { id, colourSets = [], backgroundColor } of open) {
      const [own, ...others] = colourSets
      expect(own?.colours.paper, id).toBe(backgroundColor)
      expect(new Set(others.map((set) => set.id)).size, id).toBeGreaterThanOrEqual(5)
      for (const { title, text, accent } of others.map(({ colours }) => colours))
        expect(COLORS.split(',')).toEqual(expect.arrayContaining([title, text, accent]))
    }
  })

  it('offers at least ten patterns in inks of the palette, each with its own name', () => {
    expect(shop.patterns.length).toBeGreaterThanOrEqual(10)
    expect(new Set(shop.patterns.flatMap(({ id, name }) => [id, name])).size).toBe(2 * shop.patterns.length)
    expect(new Set(shop.patterns.map(({ colours }) => colours.length))).toEqual(new Set([1, 2]))
    for (const { ground, colours } of shop.patterns)
      for (const ink of [ground, ...colours]) expect(COLORS.split(',')).toContain(ink)
  })

  it('the ids in a series refer to templates of that series', () => {
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

  it('marks names and dates of strangers as samples, as they occur in the text', () => {
    for (const { text, templateItemText, sampleParts, keepsTemplateText } of texts(template)) {
      expect(text).toBe(templateItemText)
      for (const part of sampleParts) expect(text).toContain(part.text)
      // A date, a reading in brackets, an era, a weight at birth.
      if (keepsTemplateText)
        expect(text).not.toMatch(/\d年\d+月|[（(][ぁ-ん]+[）)]|令和|\d\.\d|[〇一二三四五六七八九]{4}年.+月/)
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

  it('numbers its items from 1 in reading order and each kind in paint order', () => {
    const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
    expect(template.items.map(({ position }) => position)).toEqual(upTo(template.items.length))
    expect(photos(template).map(({ priorityIndex }) => priorityIndex)).toEqual(upTo(photos(template).length))
    expect(texts(template).map(({ priorityIndex }) => priorityIndex)).toEqual(upTo(texts(template).length))
  })

  it('a template has boxes that match its ring sectors', () => {
    for (const { type, width, height, radius, angle } of photos(template)) {
      if (type !== 'ARC_IMAGE') continue
      expect(width).toBeCloseTo(2 * radius * Math.sin(radians(angle / 2)), 1)
      expect(height).toBeLessThan(radius)
    }
  })

  it('a template has room for its texts at their size', () => {
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
        // Half the sweep of the text around the circle, measured at the baseline.
        const half = longest / 2 / (item.radius - ptPx(item.fontSize))
        expect(item.radius * Math.sin(half)).toBeLessThanOrEqual(item.width / 2)
        expect(item.radius * (1 - Math.cos(half)) + ptPx(item.fontSize)).toBeLessThanOrEqual(item.height)
      }
    }
  })

  it('uses the colours, fonts, sizes and weights that its product offers', () => {
    const product = shop.products.find(({ id }) => id === template.productIdentify)
    const faces = product?.fonts.map(({ value }) => value)
    for (const item of texts(template)) {
      expect(product?.colors.split(',')).toContain(item.color)
      expect(faces).toContain(item.font)
      expect(item.fontSize).toBeGreaterThanOrEqual(product?.minFontSize ?? Number.POSITIVE_INFINITY)
      expect(product?.minFontWeight === 'Bold' ? 'Bold' : item.fontWeight).toBe(item.fontWeight)
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

  it('makes a page as large as its trim size and 3 mm on each side at 300 dpi', () => {
    expect(sizeOf('card-hanaikada-front')).toEqual([1252, 1819])
    expect(sizeOf('clock-hokuo')).toEqual([2433, 2433])
    expect(sizeOf('booklet-mori-cover')).toEqual([1819, 1819])
    expect(sizeOf('booklet-mori-birth')).toEqual([3567, 1819])
  })

  it('the pages of a card come in pairs of front and back', () => {
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

  it('a series has half as many templates as pages and two covers, numbered from -1', () => {
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

  it('the booklet has inner pages with one to six photos, each number with texts and without', () => {
    const inner = shop.templates.filter(
      ({ productIdentify, width }) => productIdentify === 'photo-booklet' && width === BOOKLET_SPREAD_PAGE.width,
    )
    const kinds = new Set(inner.map((template) => `${photos(template).length} ${texts(template).length > 0}`))
    expect([...kinds].toSorted()).toEqual([1, 2, 3, 4, 5, 6].flatMap((count) => [`${count} false`, `${count} true`]))
  })

  it('show every kind of item', () => {
    const types = new Set(shop.templates.flatMap(({ items }) => items.map(({ type }) => type)))
    expect(types).toEqual(new Set(['RECT_IMAGE', 'CIRCLE_IMAGE', 'ARC_IMAGE', 'TEXT', 'CURVED_TEXT', 'VERTICAL_TEXT']))
  })
})

describe('the catalogue', () => {
  const productsWhere = (test: (product: Product) => boolean): Product[] => shop.products.filter(test)
  const kinds: Record<string, (product: Product) => boolean> = {
    'a small booklet': ({ seichoku }) => seichoku?.pageSize === 10,
    'a large booklet': ({ seichoku }) => seichoku !== null && seichoku.pageSize !== 10,
    'a clock': ({ categoryIdentify }) => categoryIdentify === 'clock',
    'a card': ({ categoryIdentify }) => categoryIdentify === 'card',
    'something for a baby': ({ categoryIdentify }) => categoryIdentify === 'baby',
    'a calendar': ({ categoryIdentify }) => categoryIdentify === 'calendar',
    'a product of two sides': ({ productType, numberOfSides }) => productType === 'NORMAL' && numberOfSides === 2,
    'a pair': ({ productType, numberOfSides }) => productType === 'PAIR_PRODUCT' && numberOfSides === 2,
    'a set of three': ({ productType, numberOfSides }) => productType === 'SET_3' && numberOfSides === 3,
    'a product of the messaging app': ({ isLineProduct }) => isLineProduct,
    'a product without design': ({ productType }) => productType === 'NO_DESIGN',
    'options in stock': ({ options }) => options.some(({ inStock }) => inStock > 5),
    'options of which one is as good as gone': ({ options }) =>
      options.some(({ inStock }) => inStock > 0 && inStock <= 5),
    'options of which one is sold out': ({ options }) => options.some(({ inStock }) => inStock === 0),
    'low stock': ({ quantityInStock }) => quantityInStock > 0 && quantityInStock <= 5,
    'sold out': ({ quantityInStock, isDeleted }) => quantityInStock === 0 && !isDeleted,
    'not public': ({ isPublic }) => !isPublic,
    deleted: ({ isDeleted }) => isDeleted,
    'without a place in the order': ({ position }) => position === null,
  }

  it.each(Object.entries(kinds))('the catalogue has a product of the kind: %s', (_, test) => {
    expect(productsWhere(test).length).toBeGreaterThan(0)
  })

  it('the catalogue has thirty products in at least six categories', () => {
    expect(shop.products.length).toBeGreaterThanOrEqual(30)
    expect(new Set(shop.products.map(({ categoryIdentify }) => categoryIdentify)).size).toBeGreaterThanOrEqual(6)
  })

  it('the catalogue has at least 120 templates, and at least one for each product with a design', () => {
    expect(shop.templates.length).toBeGreaterThanOrEqual(120)
    const designed = new Set(shop.templates.map(({ productIdentify }) => productIdentify))
    for (const product of productsWhere(({ productType, isDeleted }) => productType !== 'NO_DESIGN' && !isDeleted)) {
      expect(designed).toContain(product.id)
    }
  })

  it('each occasion of the front page is a hashtag of a product that visitors see', () => {
    const tags = new Set(
      productsWhere(({ isPublic, isDeleted }) => isPublic && !isDeleted).flatMap(({ hashtags }) => hashtags),
    )
    expect(shop.occasions.length).toBeGreaterThan(5)
    expect(shop.occasions.filter((occasion) => !tags.has(occasion))).toEqual([])
    expect(shop.productPictures.map(({ key }) => key)).toContain(shop.frontPicture)
  })

  it('tags every template, without duplicates', () => {
    for (const { hashtags } of shop.templates) {
      expect(hashtags.length).toBeGreaterThan(0)
      expect(new Set(hashtags).size).toBe(hashtags.length)
    }
  })

  it('the catalogue has a template for every piece of a pair or a set', () => {
    for (const product of productsWhere(({ numberOfSides, seichoku }) => numberOfSides > 1 && seichoku === null)) {
      const own = shop.templates.filter(({ productIdentify }) => productIdentify === product.id)
      for (const sides of Map.groupBy(own, ({ groupId }) => groupId).values()) {
        expect(sides.map(({ sideNumber }) => sideNumber)).toEqual(
          Array.from({ length: product.numberOfSides }, (_, index) => index + 1),
        )
      }
    }
  })

  it('the catalogue has templates with a foreground over a full-page photo', () => {
    const whole = shop.templates.filter((template) =>
      photos(template).some(({ width, height }) => width >= template.width && height >= template.height),
    )
    expect(whole.length).toBeGreaterThan(0)
  })
})

describe('products', () => {
  it('offer 24 colours in rows of eight', () => {
    for (const { colors } of shop.products) {
      const inks = colors.split(',')
      expect(new Set(inks).size).toBe(24)
      for (const ink of inks) expect(ink).toMatch(/^#[0-9A-F]{6}$/)
    }
  })

  it('have a picture of templates of the shop', () => {
    const templates = new Set(shop.templates.map(({ id }) => id))
    expect(shop.productPictures.map(({ key }) => key).toSorted()).toEqual(
      shop.products.map(({ image }) => image).toSorted(),
    )
    for (const { templateIds } of shop.productPictures) for (const id of templateIds) expect(templates).toContain(id)
  })

  it('have a price if they can be ordered', () => {
    for (const { products } of shop.orders) {
      for (const { productId } of products.filter((line) => line.productId !== 'round-magnet')) {
        expect({ productId, isPriced: (PRICES[productId] ?? 0) > 0 }).toEqual({ productId, isPriced: true })
      }
    }
  })
})

describe('data relative to the day of the shop', () => {
  const now = new Date('2027-02-14T03:00:00.000Z')
  const later = demoShop(now)
  const today = '2027-02-14'

  it('include past, current and future seasons', () => {
    const seasons = later.categories.filter(({ startExpectedExport }) => startExpectedExport !== '')
    const stateOf = ({ startExpectedExport, endExpectedExport }: (typeof seasons)[number]): string =>
      today < startExpectedExport ? 'to come' : today > endExpectedExport ? 'over' : 'open'
    expect(new Set(seasons.map(stateOf))).toEqual(new Set(['to come', 'over', 'open']))
  })

  it('include a notice of every kind: current ones for the pages, and past, future and disabled ones', () => {
    const kinds = new Set(later.notices.map(({ kind }) => kind))
    expect(kinds.size).toBe(9)
    const isShown = ({ isEnabled, fromTime, toTime }: (typeof later.notices)[number]): boolean =>
      isEnabled && Date.parse(fromTime) <= now.getTime() && now.getTime() <= Date.parse(toTime)
    const shown = new Set(later.notices.filter(isShown).map(({ kind }) => kind))
    for (const kind of kinds) expect(shown.has(kind)).toBe(kind !== 'MAINTENANCE')
    expect(later.notices.some(({ toTime }) => Date.parse(toTime) < now.getTime())).toBe(true)
    expect(later.notices.some(({ fromTime }) => Date.parse(fromTime) > now.getTime())).toBe(true)
    expect(later.notices.some(({ isEnabled }) => !isEnabled)).toBe(true)
  })

  it('include a day off and an extra working day near that day', () => {
    const near = later.events.filter(({ temporals }) =>
      temporals.some(({ soleDate = '' }) => soleDate.startsWith('2027-03')),
    )
    expect(new Set(near.map(({ isDayOff }) => isDayOff))).toEqual(new Set([true, false]))
  })
})

describe('questions', () => {
  it('number at least thirty in at least six categories, each answered in polite sentences', () => {
    expect(shop.faq.length).toBeGreaterThanOrEqual(6)
    const faqs = shop.faq.flatMap((category) => category.faqs)
    expect(faqs.length).toBeGreaterThanOrEqual(30)
    for (const { question, answer } of faqs) {
      expect(question).toMatch(/[。]$/)
      expect(answer).toMatch(/[。]$/)
    }
    expect(shop.faq.map(({ position }) => position)).toEqual(shop.faq.map((_, index) => index + 1))
  })
})
