import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxOrders } from '@irodori/demo-shop/sandboxOrders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import { halvesPng } from '../../testing/photos.ts'
import { draftOf, ORDERS, PRODUCTS, TEMPLATE } from '../../testing/smallShop.ts'
import { putTestProfile } from '../../testing/testProfile.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { TestStaff } from '../../testing/testStaff.ts'
import { testStaff } from '../../testing/testStaff.ts'
import { OWN_PRESET } from '../orderFile/presets/ownPreset.ts'
import type { ShopSettings } from '../settings/shopSettings.ts'
import { SETTING_NAMES } from '../settings/shopSettings.ts'
import { fileStorage } from '../storage/fileStorage.ts'
import type { CatalogueFile } from './catalogueFile.ts'
import { readCatalogue } from './catalogueRows.ts'
import { runStaffCommand } from './program.ts'
import { askServer, listenForStaff, staffSocketPath } from './staffSocket.ts'

let server: TestServer
let folder: string
let staff: TestStaff
const type = (...words: string[]) => staff.type(...words)
beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(join(tmpdir(), 'irodori-staff-'))
  staff = testStaff(server, folder)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const statusOf = async (orderNumber: string) =>
  (
    await server.database
      .selectFrom('shop_order')
      .select('status')
      .where('order_number', '=', orderNumber)
      .executeTakeFirst()
  )?.status

const person = { familyName: '山本', firstName: '葵', familyNameKana: 'ヤマモト', firstNameKana: 'アオイ' }
const home = {
  zipCode: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  subAddress1: '千代田1-1',
  phoneNumber: '0312345678',
}
const order = (orderNumber: string, change: object = {}) => ({
  orderNumber,
  phoneNumber: '090-1234-5678',
  payMethod: 'クレジットカード',
  orderDate: '2026-11-20T10:00:00+09:00',
  totalPrice: 1650,
  orderer: person,
  receiver: { ...person, ...home },
  products: [{ productId: 'card', unit: 1 }],
  ...change,
})

describe('orders', () => {
  it('imports orders from a JSON file once, and their customers can log in', async () => {
    await writeFile(join(folder, 'orders.json'), JSON.stringify([order('irodori-30000001'), order('irodori-30000002')]))
    expect(await type('orders', 'import', 'orders.json')).toEqual({
      code: 0,
      output: '2 orders were added, 0 already existed',
    })
    expect((await type('orders', 'import', 'orders.json')).output).toBe('0 orders were added, 2 already existed')
    const login = await server.call('loginGuest', {
      body: { orderNumber: 'irodori-30000001', phoneNumber: '09012345678' },
    })
    expect(login.code).toBe(200)
  })

  it('imports orders from a table whose lines are products', async () => {
    const people = ['orderer', 'receiver'].flatMap((who) => Object.keys(person).map((field) => `${who}.${field}`))
    const places = Object.keys(home).map((field) => `receiver.${field}`)
    const head = [
      'orderNumber',
      'phoneNumber',
      'payMethod',
      'orderDate',
      'totalPrice',
      'productId',
      'unit',
      ...people,
      ...places,
    ]
    const first = ['irodori-30000003', '09012345678', 'コンビニ決済', '2026-11-20T10:00:00+09:00', '9900']
    const rest = [...Object.values(person), ...Object.values(person), ...Object.values(home)]
    const lines = [head, [...first, 'card', '2', ...rest], [...first, 'booklet', '1', ...rest]]
    await writeFile(join(folder, 'orders.csv'), `\ufeff${lines.map((line) => line.join(',')).join('\r\n')}\r\n`)
    expect((await type('orders', 'import', 'orders.csv')).output).toBe('1 orders were added, 0 already existed')
    const { details } = await server.database
      .selectFrom('shop_order')
      .select('details')
      .where('order_number', '=', 'irodori-30000003')
      .executeTakeFirstOrThrow()
    expect(details).toMatchObject({
      totalPrice: 9900,
      receiver: { zipCode: '100-0001', city: '千代田区' },
      products: [
        { productId: 'card', unit: 2, chargeableUnit: 0 },
        { productId: 'booklet', unit: 1, chargeableUnit: 0 },
      ],
    })
  })

  it.each([
    ['a field that is missing', [order('irodori-30000009', { payMethod: '' })], 'order 1, payMethod'],
    ['a number of no known form', [order('nonsense')], 'nonsense is not a valid order number'],
    ['the same number twice', [order('irodori-30000009'), order('irodori-30000009')], 'is in the file twice'],
    [
      'an unknown product',
      [order('irodori-30000009', { products: [{ productId: 'tea', unit: 1 }] })],
      'no product tea',
    ],
    ['no list', { orders: [] }, 'not a list of orders'],
  ])('refuses a whole file of orders with %s, and names the place of the error', async (_, content, error) => {
    await writeFile(join(folder, 'invalid.json'), JSON.stringify(content))
    const { code, output } = await type('orders', 'import', 'invalid.json')
    expect(code).toBe(1)
    expect(output).toContain(error)
    expect(await statusOf('irodori-30000009')).toBeUndefined()
  })

  it('holds and resumes orders; a forbidden transition fails', async () => {
    const { orderNumber } = ORDERS.b
    expect((await type('orders', 'hold', orderNumber)).output).toBe(`${orderNumber} is PENDING`)
    expect((await type('orders', 'resume', orderNumber)).output).toBe(`${orderNumber} is WAITING`)
    expect(await type('orders', 'resume', orderNumber)).toMatchObject({ code: 1 })
    expect(await type('orders', 'hold', 'irodori-99999999')).toMatchObject({ code: 1 })
  })

  it('ships orders after production, with one mail to the customer', async () => {
    const { orderNumber } = ORDERS.produced
    await server.database
      .updateTable('shop_order')
      .set({ orderer_email: 'customer@irodori.example' })
      .where('order_number', '=', orderNumber)
      .execute()
    expect((await type('orders', 'ship', ORDERS.a.orderNumber)).code).toBe(1)
    expect((await type('orders', 'ship', orderNumber, '--on', '2026-02-31')).output).toContain('YYYY-MM-DD')
    expect((await type('orders', 'ship', orderNumber, '--on', '2026-11-20')).output).toBe(`${orderNumber} is SHIPPED`)
    expect((await type('orders', 'ship', orderNumber)).code).toBe(1)
    const { output } = await type('mails', 'list', '--order', orderNumber)
    expect(output.match(/ORDER_SHIPPED/g)).toHaveLength(1)
  })

  it('tells with which carrier a shipped parcel goes and when it arrived, for one order and not for another', async () => {
    const { orderNumber } = ORDERS.produced
    const carriers = [{ id: 'hikyaku', name: '飛脚便', trackingUrl: 'https://carrier.example/?number={number}' }]
    await putTestProfile(server.database, { carriers })
    expect((await type('orders', 'track', ORDERS.a.orderNumber, '--carrier', 'hikyaku')).output).toContain(
      'has not been',
    )
    const track = (...words: string[]) => type('orders', 'track', orderNumber, ...words)
    expect(await track('--carrier', 'kame')).toMatchObject({ code: 1, output: expect.stringContaining('(hikyaku)') })
    expect((await track('--carrier', 'hikyaku', '--tracking', '1')).output).toContain('4 to 40 digits')
    expect((await track('--carrier', 'hikyaku', '--tracking', '１２３４-5678')).code).toBe(0)
    const shownOf = async (number: string) => (await type('orders', 'show', number)).output
    expect(await shownOf(orderNumber)).toContain('ships 2026-11-20, for any day, any time, with 飛脚便 1234-5678')
    expect(await shownOf(ORDERS.a.orderNumber)).not.toContain('飛脚便')
    expect((await type('orders', 'deliver', orderNumber, '--on', '2026-11-19')).output).toContain('between 2026-11-20')
    expect((await type('orders', 'deliver', ORDERS.a.orderNumber)).output).toContain('has not been shipped')
    expect((await type('orders', 'deliver', orderNumber)).output).toBe(`${orderNumber} was delivered on 2026-11-21`)
    expect(await shownOf(orderNumber)).toContain('delivered 2026-11-21')
    await putTestProfile(server.database)
  })

  it('cancels orders if their status allows it', async () => {
    const { orderNumber } = ORDERS.reordered
    expect((await type('orders', 'cancel', orderNumber, '--note', '届け先が二つ')).output).toBe(
      `${orderNumber} is CANCEL`,
    )
    expect((await type('orders', 'cancel', orderNumber)).code).toBe(1)
  })

  it('lists orders by status, and shows them with their products', async () => {
    const { output } = await type('orders', 'list', '--status', 'SHIPPED')
    expect(output).toContain(ORDERS.produced.orderNumber)
    expect(output).not.toContain(ORDERS.a.orderNumber)
    expect((await type('orders', 'show', ORDERS.a.orderNumber)).output).toContain('1 × 小さなカード (card)')
  })
})

const PLAN = {
  id: 'box',
  identifier: 'box',
  name: '箱',
  description: '',
  imageUrl: null,
  isFree: true,
  price: 0,
  packagePlanCatId: 'gift-box',
  position: 1,
}

describe('a catalogue', () => {
  it('gives a price only to the products whose price it states, and keeps that when it is exported', async () => {
    const priceOf = async (id: string) => (await server.call('readProduct', { params: { id } })).data
    expect((await priceOf('booklet'))?.price).toEqual({ yen: 3960, kind: 'FROM', taxRate: 10 })
    expect(await priceOf('card')).not.toHaveProperty('price')
    expect((await type('catalogue', 'export', 'priced')).code).toBe(0)
    const { products } = JSON.parse(await readFile(join(folder, 'priced/catalogue.json'), 'utf8'))
    const prices = products.map(({ id, price }: { id: string; price?: object }) => [id, price])
    expect(prices).toContainEqual(['booklet', { yen: 3960, kind: 'FROM', taxRate: 10 }])
    expect(prices).toContainEqual(['card', undefined])
  })

  it('creates an equal shop when it is exported and imported', async () => {
    await server.storage.put('shop/product/card.png', halvesPng(4, 4))
    expect((await type('catalogue', 'export', 'catalogue')).code).toBe(0)
    const database = await memoryDatabase()
    const storage = fileStorage(join(folder, 'elsewhere'))
    const say = () => undefined
    const context = { staff: 'hana', workingDirectory: folder, say, complain: say }
    expect(
      await runStaffCommand({ ...staff.shop, database, storage }, context, ['catalogue', 'import', 'catalogue']),
    ).toBe(0)
    // The import computes the colours of templates.
    const withoutColours = ({ templates, ...others }: CatalogueFile) => ({
      ...others,
      templates: templates.map(({ colours: _, ...template }) => template),
    })
    expect(withoutColours(await readCatalogue(database))).toEqual(withoutColours(await readCatalogue(server.database)))
    expect(await storage.get('shop/product/card.png')).toEqual(await server.storage.get('shop/product/card.png'))
    // Missing thumbnails of templates are drawn.
    expect(await storage.head(`shop/${TEMPLATE.thumbnail}`)).not.toBeNull()
    await database.destroy()
  })

  it.each([
    ['a wrong field', { products: [{ id: 'tea' }] }, 'products.0.name'],
    ['a price of 0', { products: [{ ...PRODUCTS[0], price: { yen: 0, kind: 'FIXED' } }] }, 'products.0.price.yen'],
    ['a broken price', { products: [{ ...PRODUCTS[0], price: { yen: 8.5, kind: 'FROM' } }] }, 'products.0.price.yen'],
    ['a price alone', { products: [{ ...PRODUCTS[0], price: 880 }] }, 'products.0.price'],
    ['a tax of 5 %', { products: [{ ...PRODUCTS[0], price: { yen: 1, kind: 'FROM', taxRate: 5 } }] }, 'price.taxRate'],
    [
      'a chargeable plan for 0 yen',
      { packagePlans: [{ ...PLAN, isFree: false }] },
      'package plan box: state the price',
    ],
    ['a free plan with a price', { packagePlans: [{ ...PLAN, price: 330 }] }, 'package plan box: a free plan has'],
    ['a product of no category', { products: [{ ...PRODUCTS[0], categoryId: 'tea' }] }, 'there is no category tea'],
    ['a missing picture', { templates: [{ ...TEMPLATE, backgroundUrl: 'tea.png' }] }, 'there is no picture tea.png'],
    ['an unknown kind', { teas: [] }, 'teas'],
  ])('a catalogue with %s changes nothing and reports the error', async (_, content, error) => {
    const before = await readCatalogue(server.database)
    await mkdir(join(folder, 'invalid'), { recursive: true })
    await writeFile(join(folder, 'invalid/catalogue.json'), JSON.stringify(content))
    const { code, output } = await type('catalogue', 'import', 'invalid')
    expect(code).toBe(1)
    expect(output).toContain(error)
    expect(output).not.toContain('\u001b')
    expect(await readCatalogue(server.database)).toEqual(before)
  })
})

describe('stock', () => {
  it('notifies subscribers once when it is sufficient again', async () => {
    const gone = await type('stock', 'set', 'card', '0', '--option', 'matt')
    expect(gone.output).toBe('card matt: 0 pieces')
    const body = { email: 'waiting@irodori.example', productId: 'card', productOptionId: 'matt' }
    expect((await server.call('subscribeProduct', { params: { id: 'card' }, body })).code).toBe(200)
    await type('stock', 'set', 'card', '40', '--option', 'matt')
    await type('stock', 'set', 'card', '50', '--option', 'matt')
    expect((await type('mails', 'list', '--kind', 'BACK_IN_STOCK')).output.match(/BACK_IN_STOCK/g)).toHaveLength(1)
    expect((await type('stock', 'list')).output).toMatch(/card +matt +50/)
    expect((await type('stock', 'set', 'tea', '1')).code).toBe(1)
  })
})

describe('print files', () => {
  it('writes print files with a manifest once every page is as approved', async () => {
    const token = await server.logIn('a')
    const items = TEMPLATE.items.map((item) => (item.type === 'RECT_IMAGE' ? { ...item, isDisabledItem: true } : item))
    const designs = [draftOf(TEMPLATE, randomUUID(), { items })]
    await server.call('createDesigns', { body: { ...ORDERS.a, designs } }, token)
    await server.jobs.idle()
    expect((await type('print', ORDERS.a.orderNumber, 'print')).code).toBe(0)
    const manifest = JSON.parse(await readFile(join(folder, 'print/manifest.json'), 'utf8'))
    expect(manifest.pages).toMatchObject([{ file: '01.png', printCheck: 'UNSEEN' }])
    expect((await readFile(join(folder, 'print/01.png'))).subarray(1, 4).toString()).toBe('PNG')
    expect((await readFile(join(folder, 'print/group-1.pdf'))).subarray(0, 8).toString()).toBe('%PDF-1.6')
  })

  it('PRF-2: reproduces print files from the manifest, byte for byte', async () => {
    const { code, output } = await type('reprint', 'print/manifest.json', 'again')
    expect([code, output.split('\n')]).toEqual([0, ['01.png is identical', 'group-1.pdf is identical']])
    const [then, now] = await Promise.all(['print', 'again'].map((at) => readFile(join(folder, at, 'group-1.pdf'))))
    expect(then?.equals(now ?? Buffer.alloc(0))).toBe(true)

    const text = await readFile(join(folder, 'print/manifest.json'), 'utf8')
    await writeFile(join(folder, 'old.json'), text.replace('"kernel": ', '"kernel": 9000'))
    expect(await type('reprint', 'old.json', 'again')).toMatchObject({
      code: 1,
      output: expect.stringContaining('kernel'),
    })
    await writeFile(join(folder, 'false.json'), text.replaceAll(/"sha256": "[0-9a-f]{4}/g, '"sha256": "0000'))
    expect((await type('reprint', 'false.json', 'again')).output).toContain('has changed')
    expect((await type('reprint', 'none.json', 'again')).code).toBe(1)
  })

  it('PRF-3: have crop marks and inks if the command requests them', async () => {
    const words = ['print', ORDERS.a.orderNumber, 'inks', '--colour', 'cmyk', '--crop-marks']
    expect((await type(...words)).code).toBe(0)
    const pdf = await readFile(join(folder, 'inks/group-1.pdf'))
    expect([pdf.includes('/Separation /All'), pdf.includes('/ICCBased')]).toEqual([true, false])
  })

  it('withholds print files if they differ, and renders them again on demand', async () => {
    const ofA = server.database.updateTable('design').where('order_number', '=', ORDERS.a.orderNumber)
    await ofA.set({ print_check: 'DIFFERENT' }).execute()
    expect(await type('print', ORDERS.a.orderNumber, 'print')).toMatchObject({ code: 1 })
    expect((await type('orders', 'retry', ORDERS.a.orderNumber)).output).toContain('1 pages')
    await server.jobs.idle()
    expect((await type('print', ORDERS.a.orderNumber, 'print')).code).toBe(0)
  })
})

describe('notices and the calendar', () => {
  it('sets, displays and deletes a notice, and prints the address of its preview', async () => {
    const words = ['--kind', 'MY_PAGE', '--content', '年末年始のお休み', '--from', '2026-11-01T00:00:00+09:00']
    const to = ['--to', '2027-01-05T00:00:00+09:00']
    expect((await type('notices', 'set', '--id', 'new-year', ...words, ...to)).code).toBe(0)
    const { data } = await server.call('readNotices', { params: { type: 'MY_PAGE' } })
    expect(data?.map(({ content }) => content)).toEqual(['年末年始のお休み'])
    expect((await type('notices', 'preview')).output).toMatch(
      /^http:\/\/shop\.example\/preview\/notice\/my_page\?preview=[\w-]{22}$/,
    )
    expect((await type('notices', 'remove', 'new-year')).code).toBe(0)
    expect((await type('notices', 'remove', 'new-year')).code).toBe(1)
  })

  it('moves the delivery dates of products by a day off, and sets the change point', async () => {
    const date = async () => (await server.call('readProduct', { params: { id: 'card' } })).data?.availableDate
    const before = await date()
    expect((await type('events', 'set', '--description', '棚卸し', '--on', '2026-11-24', '--id', 'stock')).code).toBe(0)
    expect(await date()).not.toBe(before)
    expect((await type('events', 'list')).output).toContain('soleDate 2026-11-24')
    expect((await type('events', 'remove', 'stock')).code).toBe(0)
    expect(await date()).toBe(before)
    expect((await type('change-point', '15:30')).output).toBe('the change point is 15:30')
    expect((await server.call('readChangePoint')).data).toEqual({ time: '15:30' })
    expect(await type('change-point', '25:00')).toMatchObject({ code: 1 })
  })
})

/** A value of each setting that the small shop does not have. */
const SETTINGS: Required<ShopSettings> = {
  changePoint: '11:00',
  categoryDaysOff: [
    {
      categoryIdentifies: ['card'],
      description: '機械の点検',
      temporals: [{ soleDate: '2026-11-24', fromDate: null, toDate: null, day: null, week: null, month: null }],
    },
  ],
  shipDateOverrides: [{ productId: 'card', fromDate: '2026-11-01', toDate: '2026-11-30', shipDate: '2026-12-18' }],
  regionIntro: { title: 'お届け', content: '目安です。' },
  regionSettings: [{ id: 'days', settingKey: 'DAYS', status: true }],
  frontPicture: 'front/family.jpg',
  occasions: ['母の日', '一歳'],
  orderMappings: { mountain: OWN_PRESET },
  retention: { designDays: 90, orderDays: 2000 },
  mostCards: { card: 100 },
}

describe('the settings', () => {
  it.each(SETTING_NAMES)('writes %s from a file, and exports it with the catalogue', async (name) => {
    await writeFile(join(folder, 'setting.json'), JSON.stringify(SETTINGS[name]))
    expect((await type('settings', 'set', name, 'setting.json')).output).toBe(`${name} is set`)
    expect(JSON.parse((await type('settings', 'show', name)).output)).toEqual(SETTINGS[name])
    expect((await readCatalogue(server.database)).settings).toMatchObject({ [name]: SETTINGS[name] })
  })

  it('ships a product on the date that staff fixed for it', async () => {
    const { data } = await server.call('readProduct', { params: { id: 'card' } })
    expect(data?.availableDate).toContain('12/18')
  })

  it.each([
    ['shipDateOverrides', '[{"productId":"card","fromDate":"2026-11-31"}]', 'shipDateOverrides.0.fromDate'],
    [
      'shipDateOverrides',
      JSON.stringify([{ ...SETTINGS.shipDateOverrides[0], toDate: '2026-10-01' }]),
      'is after toDate',
    ],
    ['categoryDaysOff', '{', 'is not JSON'],
    ['seal', '""', 'changePoint'],
  ])('refuses an invalid %s %s and keeps the stored one', async (name, text, error) => {
    await writeFile(join(folder, 'setting.json'), text)
    expect(await type('settings', 'set', name, 'setting.json')).toMatchObject({
      code: 1,
      output: expect.stringContaining(error),
    })
    expect((await readCatalogue(server.database)).settings).toEqual(SETTINGS)
  })
})

describe('fonts', () => {
  it('checks fonts for missing characters', async () => {
    expect((await type('fonts', 'check', 'NotoSansJP.ttf', '--text', '花と山')).output).toContain(
      'can print all of them',
    )
    const { output } = await type('fonts', 'check', 'NotoSansJP.ttf', '--text', '花𓀀')
    expect(output).toContain('𓀀 U+13000')
    expect(await type('fonts', 'check', 'nowhere.ttf', '--text', '花')).toMatchObject({ code: 1 })
  })
})

describe('the command line', () => {
  it('prints every order number of the sandbox marketplaces', async () => {
    const { output } = await type('sandbox')
    for (const { orderNumber } of sandboxOrders) expect(output).toContain(orderNumber)
  })

  it('prints its help, and fails for an unknown command', async () => {
    expect((await type('--help')).output).toContain('catalogue')
    expect((await type('dance')).code).toBe(1)
  })

  it('lets the running server execute a command, and reports that none runs', async () => {
    const path = staffSocketPath(folder)
    const request = { staff: 'hana', workingDirectory: folder, words: ['change-point'] }
    expect(await askServer(path, request, () => undefined)).toBeNull()
    const listening = await listenForStaff(path, ({ words, ...from }, say, complain) =>
      runStaffCommand(staff.shop, { ...from, say, complain }, words),
    )
    const lines: string[] = []
    expect(await askServer(path, request, (line) => lines.push(line))).toBe(0)
    expect(lines).toEqual(['the change point is 11:00'])
    const remarks: string[] = []
    const wrong = { ...request, words: ['dance'] }
    expect(
      await askServer(
        path,
        wrong,
        (line) => lines.push(line),
        (line) => remarks.push(line),
      ),
    ).toBe(1)
    expect([lines.length, remarks[0]]).toEqual([1, expect.stringContaining("unknown command 'dance'")])
    await listening.close()
  })
})
