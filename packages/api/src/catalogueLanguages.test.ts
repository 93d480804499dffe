import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EndpointName } from '@irodori/contract/endpoints'
import type { TextItem } from '@irodori/contract/entities/designItem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftOf, ORDERS, PRODUCTS, TEMPLATE } from '../testing/smallShop.ts'
import type { TestServer } from '../testing/testServer.ts'
import { testServer } from '../testing/testServer.ts'
import type { TestStaff } from '../testing/testStaff.ts'
import { testStaff } from '../testing/testStaff.ts'
import { shopPictureUrl } from './catalogue/shopPicture.ts'
import { readCatalogue } from './staff/catalogueRows.ts'
import { pageHeads } from './pageHead/pageHeads.ts'
import { shopReader } from './pageHead/pageShop.ts'

let server: TestServer
let folder: string
let staff: TestStaff
beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(join(tmpdir(), 'irodori-languages-'))
  staff = testStaff(server, folder)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const importFile = async (content: object) => {
  await writeFile(join(folder, 'catalogue.json'), JSON.stringify(content))
  return staff.type('catalogue', 'import', '.')
}

const ENGLISH = { headers: { cookie: 'irodori.language=en' } }
const inEnglish = (name: EndpointName, given: object = {}, token?: string) =>
  server.call(name, { ...given, ...ENGLISH }, token)

const [WINDOW, WORDS] = TEMPLATE.items as [TextItem, TextItem]
/** A text that runs up the page in English, because its column has room for Japanese letters alone. */
const COLUMN = {
  ...WORDS,
  type: { ja: 'VERTICAL_TEXT', en: 'TEXT' },
  rotate: { ja: 0, en: 90 },
  text: { ja: '春', en: 'Spring' },
  templateItemText: { ja: '春', en: 'Spring' },
  fontSize: { ja: 10, en: 5 },
}
const CATALOGUE = {
  products: [
    {
      ...PRODUCTS[0],
      name: { ja: '小さなカード', en: 'Small card' },
      imageUrl: { ja: shopPictureUrl('product/card.png'), en: shopPictureUrl('product/card-en.png') },
      options: [{ identifier: 'matt', name: { ja: 'マット', en: 'Matt' }, inStock: 9 }],
      hashtags: ['春'],
    },
    PRODUCTS[1],
  ],
  templates: [
    {
      ...TEMPLATE,
      name: { ja: '春のカード', en: 'Spring card' },
      thumbnail: { ja: 'thumbnail/spring.png', en: 'thumbnail/spring-en.png' },
      items: [WINDOW, COLUMN],
    },
  ],
  faq: [
    {
      id: 'orders',
      name: 'orders',
      title: { ja: 'ご注文', en: 'Orders' },
      position: 1,
      faqs: [{ identifier: 'number', question: { ja: '番号は？', en: 'Which number?' }, answer: '確認メールです。' }],
    },
  ],
  patterns: [
    {
      id: 'waves',
      version: 1,
      name: { ja: '波', en: 'Waves' },
      tile: { width: 10, height: 10, shapes: [{ outline: 'M0 0L10 0L10 5Z', ink: 0 }] },
      tileMm: 10,
      ground: '#ffffff',
      colours: ['#000000'],
    },
  ],
  hashtags: [{ name: { ja: '春', en: 'spring' } }],
  settings: {
    frontPicture: 'product/card.png',
    occasions: ['春'],
    regionIntro: { title: { ja: '日数', en: 'Days' }, content: '目安です。' },
  },
}

describe('LNG-1: a catalogue whose values are given in Japanese alone or per language', () => {
  it('keeps every value through import and export', async () => {
    expect(await importFile(CATALOGUE)).toMatchObject({ code: 0 })
    expect((await staff.type('catalogue', 'export', 'out')).code).toBe(0)
    const written = JSON.parse(await readFile(join(folder, 'out/catalogue.json'), 'utf8'))
    const { faq, patterns, hashtags, settings } = CATALOGUE
    expect(written).toMatchObject({ faq, patterns, hashtags, settings })
    for (const list of ['products', 'templates'] as const) {
      for (const given of CATALOGUE[list]) {
        // The import adds the main colours of a template.
        const { colours: _, ...entry } = written[list].find(({ id }: { readonly id: string }) => id === given?.id)
        expect(entry).toEqual(given)
      }
    }
  })

  it('has a picture of a template in each language in which it names one', async () => {
    const [japanese, english] = await Promise.all(
      ['shop/thumbnail/spring.png', 'shop/thumbnail/spring-en.png'].map((key) => server.storage.get(key)),
    )
    expect(japanese?.length).toBeGreaterThan(100)
    expect(english?.length).toBeGreaterThan(100)
    expect(english).not.toEqual(japanese)
  })

  it('keeps its values in each language when the colours of templates are computed again', async () => {
    const before = (await readCatalogue(server.database)).translations.templates
    expect(await staff.type('catalogue', 'colours')).toMatchObject({ code: 0 })
    expect((await readCatalogue(server.database)).translations.templates).toEqual(before)
  })

  it('keeps its Japanese values for everything that the shop prints and packs', async () => {
    const { products, translations } = await readCatalogue(server.database)
    expect(products.find(({ id }) => id === 'card')?.name).toBe('小さなカード')
    expect(translations.products?.en?.get('card')).toMatchObject({
      name: 'Small card',
      options: { 0: { name: 'Matt' } },
    })
  })

  it.each([
    ['a value of another kind in English', { name: { ja: '春', en: 3 } }, 'templates.0.name: '],
    ['values per language where none are allowed', { id: { ja: 'a', en: 'b' } }, 'templates.0.id: '],
    ['a language that the shops do not have', { name: { ja: '春', fr: 'printemps' } }, 'templates.0.name: '],
    [
      'English words that lack a sample part',
      { items: [WINDOW, { ...COLUMN, sampleParts: { ja: [], en: [{ kind: 'WORDS', text: 'Autumn' }] } }] },
      'the sample part "Autumn" is not in the text of item words (en)',
    ],
    ['a control character in English', { name: { ja: '春', en: '\u001b[2J' } }, 'templates.0.name: contains'],
  ])('with %s changes nothing, and the error names the place', async (_, change, error) => {
    const before = await readCatalogue(server.database)
    const { code, output } = await importFile({ templates: [{ ...TEMPLATE, ...change }] })
    expect([code, output]).toEqual([1, expect.stringContaining(error)])
    expect(await readCatalogue(server.database)).toEqual(before)
  })
})

describe('LNG-2: an answer in the language that the visitor has chosen', () => {
  it('has the English values, and Japanese ones where there are no others', async () => {
    expect((await inEnglish('readProduct', { params: { id: 'card' } })).data).toMatchObject({
      name: 'Small card',
      description: '両面のカード',
      options: [{ name: 'Matt' }],
      hashtags: ['spring'],
    })
    expect((await inEnglish('listFaq')).data).toMatchObject([
      { title: 'Orders', faqs: [{ question: 'Which number?', answer: '確認メールです。' }] },
    ])
    expect((await inEnglish('readRegionIntro')).data).toEqual({ title: 'Days', content: '目安です。' })
    expect((await inEnglish('listHashtags', { params: { type: 'product' } })).data).toEqual(['spring'])
    expect((await inEnglish('listPatterns')).data).toMatchObject([{ name: 'Waves' }])
    expect((await inEnglish('readFrontPage')).data).toMatchObject({
      pictureUrl: shopPictureUrl('product/card-en.png'),
      occasions: ['spring'],
      firstProducts: [{ name: 'Small card', hashtags: ['spring'] }, { name: '小さな本' }],
    })
  })

  it.each([
    ['has chosen no language', {}],
    ['has chosen Japanese', { headers: { cookie: 'irodori.language=ja' } }],
    ['reads English but has chosen nothing', { headers: { 'accept-language': 'en' } }],
  ])('is Japanese for a visitor who %s', async (_, headers) => {
    const { data } = await server.call('readProduct', { params: { id: 'card' }, ...headers })
    expect(data).toMatchObject({ name: '小さなカード', hashtags: ['春'] })
  })

  it('fills the head of a page and its structured data', async () => {
    const { database, clock } = server
    const readShop = () => shopReader(database, () => clock.now)()
    const headOf = pageHeads({ database, readShop, publicUrl: 'https://shop.example', log: () => undefined })
    const query = new URLSearchParams('design=card-front')
    expect(await headOf('/product/card', 'en', query)).toMatchObject({
      title: 'Spring card (Small card)',
      structuredData: [{ name: 'Spring card (Small card)' }, { itemListElement: expect.any(Array) }],
    })
    expect((await headOf('/product/card', 'ja', query))?.title).toBe('春のカード（小さなカード）')
  })

  it('names the product of an order, and of its saved designs', async () => {
    const token = await server.logIn()
    const { data } = await inEnglish('readOrder', { params: { orderNumber: ORDERS.a.orderNumber } }, token)
    expect((data as { products: readonly { name: string }[] } | null)?.products[0]?.name).toBe('Small card')
  })
})

describe('LNG-3: a search', () => {
  it('finds names in every language, in whichever language the page is', async () => {
    for (const searchString of ['small', 'ｓｍａｌｌ ｃａｒｄ', '小さなカード']) {
      const { data } = await server.call('pageProducts', { query: { searchString } })
      expect(data?.products.map(({ id }) => id)).toEqual(['card'])
    }
    const query = { searchString: 'spring' }
    const { data } = await server.call('pageTemplates', { params: { productId: 'card' }, query })
    expect(data?.templates.map(({ id }) => id)).toEqual(['card-front'])
  })

  it('filters by a hashtag in any language, which stays in the address when the language changes', async () => {
    for (const hashtags of ['春', 'spring']) {
      const { data } = await server.call('pageProducts', { query: { hashtags } })
      expect(data?.products.map(({ id }) => id)).toEqual(['card'])
    }
  })
})

describe('LNG-4: a design', () => {
  const templateIn = async (given: object) =>
    (await server.call('readTemplate', { params: { id: TEMPLATE.id }, ...given })).data

  it('begins with the words of the language that the visitor has chosen', async () => {
    expect((await templateIn({}))?.items[1]).toMatchObject({ type: 'VERTICAL_TEXT', text: '春', fontSize: 10 })
    expect((await templateIn(ENGLISH))?.items[1]).toMatchObject({ type: 'TEXT', text: 'Spring', fontSize: 5 })
  })

  it('keeps its words, and the server compares it with its template in the language in which it was begun', async () => {
    const token = await server.logIn()
    const begun = [await templateIn({}), await templateIn(ENGLISH)]
    for (const template of begun) {
      if (!template) throw new Error('the template is missing')
      const saved = await server.call(
        'createDesigns',
        { body: { ...ORDERS.a, groupNumber: null, designs: [draftOf(template, randomUUID())] } },
        token,
      )
      expect(saved.errorCode).toBeNull()
      expect(saved.data?.[0]?.items[1]).toMatchObject({ text: (template.items[1] as TextItem).text })
    }
    const { data } = await inEnglish('readOrder', { params: { orderNumber: ORDERS.a.orderNumber } }, token)
    const designs = (data as { designs: readonly { items: readonly object[] }[] } | null)?.designs ?? []
    expect(designs.map(({ items }) => (items[1] as TextItem).text)).toEqual(['春', 'Spring'])
  })

  it('whose texts are of neither language is refused', async () => {
    const token = await server.logIn()
    const template = await templateIn({})
    if (!template) throw new Error('the template is missing')
    const items = template.items.map((item) => ({
      ...item,
      type: item.type === 'VERTICAL_TEXT' ? 'CURVED_TEXT' : item.type,
    }))
    const curved = { angle: 0, radius: 10, spacing: 0, reverse: false }
    const draft = { ...draftOf(template, randomUUID()), items: items.map((item) => ({ ...item, ...curved })) }
    const body = { ...ORDERS.a, groupNumber: null, designs: [draft] }
    const refused = await server.call('createDesigns', { body }, token)
    expect(refused.errorCode).toBe('DESIGN_NOT_PRINTABLE')
  })
})
