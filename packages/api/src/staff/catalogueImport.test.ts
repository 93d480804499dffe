import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Pattern } from '@irodori/contract/entities/pattern'
import type { Ornament } from '@irodori/contract/entities/ornament'
import { sampleColourSet } from '@irodori/design/testing/sampleBackground'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bombPng, halvesPng } from '../../testing/photos.ts'
import { PRODUCTS, TEMPLATE } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { TestStaff } from '../../testing/testStaff.ts'
import { testStaff } from '../../testing/testStaff.ts'
import { putTestProfile } from '../../testing/testProfile.ts'
import { putTemplates } from '../catalogue/putTemplate.ts'
import { transact } from '../database/transact.ts'
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

it('warns of a template whose words cannot be read, and refuses it if asked to', async () => {
  const from = await mkdtemp(join(tmpdir(), 'irodori-faults-'))
  const importer = testStaff(server, from, { storage: fileStorage(folder) })
  const catalogue = JSON.parse(await readFile(join(FIRST_CATALOGUE, 'catalogue.json'), 'utf8'))
  const [template] = catalogue.templates
  const items = template.items.map((item: { text?: unknown }) =>
    item.text === undefined ? item : { ...item, color: '#2f5d5a' },
  )
  const faint = { ...template, id: 'faint', thumbnail: 'faint.png', items, colourSets: undefined }
  await writeFile(join(from, 'catalogue.json'), JSON.stringify({ templates: [faint] }))
  const refused = await importer.type('catalogue', 'import', '.', '--refuse-faults')
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('nothing was imported') })
  expect((await readCatalogue(server.database)).templates.map(({ id }) => id)).not.toContain('faint')
  const imported = await importer.type('catalogue', 'import', '.')
  expect(imported).toMatchObject({ code: 0, output: expect.stringContaining('文字と背景の色が近く') })
  expect(imported.output).toMatch(/^テンプレートに、直したほうがよい点が\d+件あります。\nfaint　「/)
  expect((await readCatalogue(server.database)).templates.map(({ id }) => id)).toContain('faint')
  await rm(from, { recursive: true, force: true })
})

const ornament = (outline: string, ink = 0): Ornament => ({
  id: 'leaf',
  version: 1,
  name: '葉',
  drawing: { width: 10, height: 10, shapes: [{ outline, ink }] },
  colours: ['#3F7A5C'],
})

const pattern = (outline: string, fields: Partial<Pattern> = {}): Pattern => ({
  id: 'checks',
  version: 1,
  name: '市松',
  tile: { width: 10, height: 10, shapes: [{ outline, ink: 0 }] },
  tileMm: 8,
  ground: '#FBF9F5',
  colours: ['#E4DED3'],
  ...fields,
})

it('a version of a pattern keeps its tile and its size, and a changed one takes the next version', async () => {
  const from = await mkdtemp(join(tmpdir(), 'irodori-patterns-'))
  const importer = testStaff(server, from)
  const imported = async (entry: Pattern) => {
    await writeFile(join(from, 'catalogue.json'), JSON.stringify({ patterns: [entry] }))
    return importer.type('catalogue', 'import', '.')
  }
  const checks = pattern('M-10 -10L20 -10L20 20Z')
  expect(await imported(checks)).toMatchObject({ code: 0 })
  expect(await imported({ ...checks, name: '石畳' })).toMatchObject({ code: 0 })
  const larger = { ...checks, name: '石畳', tileMm: 9 }
  expect(await imported(larger)).toMatchObject({
    code: 1,
    output: expect.stringContaining('pattern checks: version 1 is stored with another drawing'),
  })
  expect(await imported({ ...larger, version: 2 })).toMatchObject({ code: 0 })
  expect((await readCatalogue(server.database)).patterns).toEqual([
    { ...checks, name: '石畳' },
    { ...larger, version: 2 },
  ])
  await rm(from, { recursive: true, force: true })
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

describe('CAT-58: the main colours of templates', () => {
  // The pictures of the first catalogue are in another storage than those of this shop.
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
  })
  afterAll(() => server.close())
  const KEY = 'artwork/halves.png'
  const COLOURED = { ...TEMPLATE, id: 'coloured', templateGroupId: 'coloured', backgroundUrl: KEY }
  const INNER = { ...COLOURED, id: 'inner', templateSeriesId: 'booklet', pageNumber: '1' }
  const coloursOf = async () => {
    const { templates } = await readCatalogue(server.database)
    return ['coloured', 'inner'].map((id) => templates.find((one) => one.id === id)?.colours)
  }

  it('are computed when a template is imported, whatever its file states, and not for pages that no list shows', async () => {
    const from = await mkdtemp(join(tmpdir(), 'irodori-colours-'))
    await mkdir(join(from, 'pictures/artwork'), { recursive: true })
    await writeFile(join(from, 'pictures', KEY), halvesPng(60, 40))
    const templates = [COLOURED, INNER].map((template) => ({ ...template, colours: ['purple'] }))
    await writeFile(join(from, 'catalogue.json'), JSON.stringify({ templates }))
    expect(await testStaff(server, from).type('catalogue', 'import', '.')).toMatchObject({ code: 0 })
    // The frame covers most of the red half.
    expect(await coloursOf()).toEqual([['blue', 'red'], undefined])
    await rm(from, { recursive: true, force: true })
  })

  it('are computed again for the templates that an earlier release imported', async () => {
    const { templates } = await readCatalogue(server.database)
    const { colours: _, ...earlier } = templates.find(({ id }) => id === 'coloured') ?? COLOURED
    await transact(server.database, (tx) => putTemplates(tx, [earlier]))
    expect((await server.call('listColours', { query: { productId: 'card' } })).data).not.toContain('blue')
    expect(await testStaff(server, '.').type('catalogue', 'colours')).toMatchObject({ code: 0 })
    expect(await coloursOf()).toEqual([['blue', 'red'], undefined])
    expect((await server.call('listColours', { query: { productId: 'card' } })).data).toContain('blue')
  })
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
      'a pattern whose outline reaches beyond the tiles around its own',
      { patterns: [pattern('M0 0L21 0L0 5Z')] },
      'pattern checks, version 1: shape 1: the outline reaches beyond the tiles beside its own',
    ],
    [
      'a pattern whose outline is none',
      { patterns: [pattern('M0 0H5')] },
      'pattern checks, version 1: shape 1: H5 is no command M, L, Q, C or Z',
    ],
    [
      'a tile of microns',
      { patterns: [pattern('M0 0L5 0L0 5Z', { tileMm: 0.001 })] },
      'pattern checks, version 1: a tile is from 3 to 200 mm wide, not 0.001',
    ],
    [
      'a tile with a million points',
      { patterns: [pattern(`M0 0${'L5 5'.repeat(1001)}Z`)] },
      'the outlines of a tile have at most 1000 commands, not 1003',
    ],
    [
      'a pattern with an ink without a colour',
      { patterns: [{ ...pattern(''), tile: { width: 9, height: 9, shapes: [{ outline: 'M0 0L5 0L0 5Z', ink: 1 }] } }] },
      'pattern checks, version 1: shape 1: ink 1 has no colour',
    ],
    [
      'a background that only customers choose',
      { templates: [{ ...TEMPLATE, background: { ground: '#000000' } }] },
      'background and colourSet are choices of customers',
    ],
    [
      'a first colour set that is not its own',
      { templates: [{ ...TEMPLATE, colourSets: [sampleColourSet({ paper: '#000000' })] }] },
      'the paper of its first colour set is not its backgroundColor',
    ],
    [
      'a colour set twice',
      { templates: [{ ...TEMPLATE, colourSets: [1, 2].map(() => sampleColourSet({ paper: '#ffffff' })) }] },
      'two colour sets have the same id',
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
