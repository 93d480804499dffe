import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Ornament } from '@irodori/contract/entities/ornament'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bombPng, halvesPng } from '../../testing/photos.ts'
import { PRODUCTS, TEMPLATE } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { TestStaff } from '../../testing/testStaff.ts'
import { testStaff } from '../../testing/testStaff.ts'
import { putTestProfile } from '../../testing/testProfile.ts'
import { fileStorage } from '../storage/fileStorage.ts'
import { readCatalogue } from './catalogueRows.ts'

// The catalogue with which a new shop begins, by packages/operating/README.md.
const FIRST_CATALOGUE = fileURLToPath(new URL('../../../operating/first-catalogue', import.meta.url))

let server: TestServer
let folder: string
let staff: TestStaff
const type = (...words: string[]) => staff.type(...words)
beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(join(tmpdir(), 'irodori-first-'))
  staff = testStaff(server, FIRST_CATALOGUE, { storage: fileStorage(folder) })
  await putTestProfile(server.database, { orderPrefix: 'tayori' })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

it('imports the first catalogue of the guide, and then an order for its product', async () => {
  expect(await type('catalogue', 'import', '.')).toEqual({
    code: 0,
    output: '1 categories, 1 products, 1 templates, 3 pictures',
  })
  expect(await type('orders', 'import', 'orders.csv')).toEqual({
    code: 0,
    output: '1 orders were added, 0 already existed',
  })
})

const ornament = (outline: string, ink = 0): Ornament => ({
  id: 'leaf',
  version: 1,
  name: '葉',
  drawing: { width: 10, height: 10, shapes: [{ outline, ink }] },
  colours: ['#3F7A5C'],
})

it('a version of an ornament keeps its drawing, and a changed drawing takes the next version', async () => {
  const from = await mkdtemp(join(tmpdir(), 'irodori-ornaments-'))
  const importer = testStaff(server, from)
  const imported = async (entry: Ornament) => {
    await writeFile(join(from, 'catalogue.json'), JSON.stringify({ ornaments: [entry] }))
    return importer.type('catalogue', 'import', '.')
  }
  const leaf = ornament('M0 0L10 0L10 5Z')
  expect(await imported(leaf)).toMatchObject({ code: 0 })
  expect(await imported({ ...leaf, name: '若葉' })).toMatchObject({ code: 0 })
  const changed = ornament('M0 0L10 0L10 6Z')
  expect(await imported(changed)).toMatchObject({
    code: 1,
    output: expect.stringContaining('version 1 is stored with another drawing; give this one the next version'),
  })
  expect(await imported({ ...changed, version: 2 })).toMatchObject({ code: 0 })
  expect((await readCatalogue(server.database)).ornaments).toEqual([
    { ...leaf, name: '若葉' },
    { ...changed, version: 2 },
  ])
  await rm(from, { recursive: true, force: true })
})

describe('a catalogue whose maker wants to harm the shop', () => {
  let from: string
  let importer: TestStaff
  beforeAll(async () => {
    from = await mkdtemp(join(tmpdir(), 'irodori-hostile-'))
    importer = testStaff(server, from)
  })
  afterAll(() => rm(from, { recursive: true, force: true }))

  it.each([
    ['an id that leads elsewhere', { templates: [{ ...TEMPLATE, id: '../..' }] }, 'template "../..": an id has'],
    ['an empty id', { products: [{ ...PRODUCTS[0], id: '' }] }, 'product "": an id has'],
    [
      'a name that clears the terminal',
      { templates: [{ ...TEMPLATE, name: '\u001b[2J' }] },
      'templates.0.name: contains',
    ],
    ['a turned direction', { products: [{ ...PRODUCTS[0], name: '\u202egnp' }] }, 'products.0.name: contains'],
    [
      'a page of terabytes',
      { templates: [{ ...TEMPLATE, width: 900_000, height: 900_000 }] },
      'a page of 900000 × 900000 pixels is too large',
    ],
    [
      'a frame of terabytes',
      { templates: [{ ...TEMPLATE, items: TEMPLATE.items.map((item) => ({ ...item, width: 1e9 })) }] },
      'is larger than 6000 pixels',
    ],
    [
      'too many items',
      { templates: [{ ...TEMPLATE, items: Array(301).fill(TEMPLATE.items[0]) }] },
      'a page has at most 300 items, not 301',
    ],
    [
      'an outline that is none',
      { ornaments: [ornament('M0 0L10 0L5')] },
      'ornament leaf, version 1, shape 1: L5 is no command M, L, Q, C or Z',
    ],
    [
      'an outline that leaves its ground',
      { ornaments: [ornament('M0 0L10 0L11 5Z')] },
      'ornament leaf, version 1, shape 1: the outline leaves the ground of the drawing',
    ],
    [
      'an ink without a colour',
      { ornaments: [ornament('M0 0L10 0L10 5Z', 1)] },
      'ornament leaf, version 1, shape 1: ink 1 has no colour',
    ],
    [
      'items that customers have added',
      { templates: [{ ...TEMPLATE, items: TEMPLATE.items.map((item) => ({ ...item, origin: 'OWN' })) }] },
      'item window has an origin; only items that a customer has added have one',
    ],
    [
      'a thumbnail outside the shop',
      { templates: [{ ...TEMPLATE, thumbnail: '../../secret.png' }] },
      '"../../secret.png" cannot be the name of a thumbnail',
    ],
  ])('with %s changes nothing, and the error names the place', async (_, content, error) => {
    const before = await readCatalogue(server.database)
    await mkdir(join(from, 'entries'), { recursive: true })
    await writeFile(join(from, 'entries/catalogue.json'), JSON.stringify(content))
    const { code, output } = await importer.type('catalogue', 'import', 'entries')
    expect(code).toBe(1)
    expect(output).toContain(error)
    expect(output).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u)
    expect(await readCatalogue(server.database)).toEqual(before)
  })

  it.each([
    ['a web page', 'page.png', Buffer.from('<svg onload="alert(1)"/>'), 'the file is no PNG, JPEG or GIF'],
    ['half a picture', 'half.png', halvesPng(200, 200).subarray(0, 300), 'the file is incomplete'],
    ['a picture that unpacks to gigabytes', 'bomb.png', bombPng(), 'the file has too many pixels'],
    ['a picture of another kind', 'kind.jpg', halvesPng(9, 9), 'the file is a png'],
    [
      'artwork in a spot colour with the name of a process ink',
      'Black.spot.png',
      halvesPng(9, 9),
      'the name before .spot.png must be that of a spot colour with at most 60 characters',
    ],
  ])('with %s as its artwork changes nothing, and the error names the file', async (_, name, bytes, error) => {
    const before = await readCatalogue(server.database)
    const pictures = join(from, `pictures-${name}`, 'pictures')
    await mkdir(pictures, { recursive: true })
    await writeFile(join(pictures, name), bytes)
    await symlink('/etc/hostname', join(pictures, 'linked.png'))
    const templates = [{ ...TEMPLATE, name: 'changed', backgroundUrl: name }]
    await writeFile(join(pictures, '../catalogue.json'), JSON.stringify({ templates }))
    const { code, output } = await importer.type('catalogue', 'import', `pictures-${name}`)
    expect([code, output]).toEqual([1, `picture ${name}: ${error}\nnothing was imported`])
    expect(await readCatalogue(server.database)).toEqual(before)
    expect(await server.storage.head(`shop/${name}`)).toBeNull()
    expect(await server.storage.head('shop/linked.png'), 'links are not followed').toBeNull()
  })
})
