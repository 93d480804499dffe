import { randomUUID } from 'node:crypto'
import type { Background } from '@irodori/contract/entities/background'
import type { Pattern } from '@irodori/contract/entities/pattern'
import type { Design, DesignDraft } from '@irodori/contract/entities/design'
import type { Template } from '@irodori/contract/entities/template'
import { sampleColourSet } from '@irodori/design/testing/sampleBackground'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resetOrders } from '../../testing/messageOrder.ts'
import { draftOf, ORDERS, TEMPLATE } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { json } from '../database/tables.ts'

const tileOf = (outline: string) => ({ width: 10, height: 10, shapes: [{ outline, ink: 0 }] })
const checks: Pattern = {
  id: 'checks',
  version: 1,
  name: '市松',
  tile: tileOf('M0 0L5 0L5 5L0 5Z'),
  tileMm: 8,
  ground: '#fbf9f5',
  colours: ['#e4ded3'],
}

let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer()
  const second = { ...checks, version: 2, tile: tileOf('M0 0L9 0L9 9Z') }
  const dots = { ...checks, id: 'dots' }
  const rows = [checks, second, dots].map((one) => ({
    id: one.id,
    version: one.version,
    position: one.id === 'dots' ? 1 : 2,
    document: json(one),
  }))
  await server.database.insertInto('pattern').values(rows).execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  await resetOrders(server)
  token = await server.logIn()
  await change({ allowsOwnItems: true })
})

const { orderNumber } = ORDERS.a
const change = (fields: Partial<Template>) =>
  server.database
    .updateTable('template')
    .set({ document: json({ ...TEMPLATE, ...fields }) })
    .where('id', '=', TEMPLATE.id)
    .execute()
const page = (fields: Partial<DesignDraft>): DesignDraft => draftOf(TEMPLATE, randomUUID(), fields)
const patterned = (fields: Partial<NonNullable<Background['pattern']>> = {}, ground = '#ffffff'): Background => {
  const { id, version, tile, tileMm, colours } = checks
  return { ground, pattern: { id, version, tile, tileMm, scale: 'MIDDLE', colours, ...fields } }
}
const save = (draft: DesignDraft, name: 'createDesigns' | 'updateDesigns' = 'createDesigns') =>
  server.call(name, { body: { ...ORDERS.a, groupNumber: draft.id === null ? null : 1, designs: [draft] } }, token)
const designs = async () => (await server.call('readOrder', { params: { orderNumber } }, token)).data?.designs ?? []
const refusedFor = (reason: string) => ({
  errorCode: 'DESIGN_NOT_PRINTABLE',
  error: { violations: [{ reason, itemId: null }] },
})

describe('COM-7: the background of a page', () => {
  it.each([
    ['a colour of the palette', { ground: '#000000' }],
    ['a pattern in the colours in which the shop offers it', patterned({ scale: 'LARGE' }, checks.ground)],
    ['a pattern in colours of the palette', patterned({ colours: ['#000000'], scale: 'SMALL' })],
    ['an earlier version', patterned({ version: 1 })],
  ])('%s is stored and returned', async (_, background) => {
    expect(await save(page({ background }))).toMatchObject({ code: 200 })
    expect((await designs())[0]?.background).toEqual(background)
  })

  it.each([
    ['a pattern of another shop', patterned({ id: 'waves' }), 'PATTERN_NOT_OF_SHOP'],
    ['a version that does not exist', patterned({ version: 3 }), 'PATTERN_NOT_OF_SHOP'],
    ['the tile of another version', patterned({ version: 2 }), 'PATTERN_NOT_OF_SHOP'],
    ['an outline that is none', patterned({ tile: tileOf('<script>') }), 'PATTERN_NOT_OF_SHOP'],
    ['a tile of another size', patterned({ tileMm: 0.01 }), 'PATTERN_NOT_OF_SHOP'],
    ['more colours than inks', patterned({ colours: ['#000000', '#ffffff'] }), 'PATTERN_NOT_OF_SHOP'],
    ['an ink that is not in the palette', patterned({ colours: ['#ff00ff'] }), 'COLOUR_NOT_OF_PRODUCT'],
    ['a ground that is not in the palette', patterned({}, '#ff00ff'), 'COLOUR_NOT_OF_PRODUCT'],
    ['a plain colour that is not in the palette', { ground: '#ff00ff' }, 'COLOUR_NOT_OF_PRODUCT'],
  ])('%s is refused', async (_, background, reason) => {
    expect(await save(page({ background }))).toMatchObject(refusedFor(reason))
    expect(await designs()).toEqual([])
  })

  it('an unknown scale is refused as a request', async () => {
    const background = patterned({ scale: 'HUGE' as never })
    expect(await save(page({ background }))).toMatchObject({ code: 400, errorCode: 'REQUEST_INVALID' })
  })

  it.each([
    ['where the template does not allow own items', { allowsOwnItems: false }],
    ['where its artwork covers the sheet', { allowsOwnItems: true, hasFixedBackground: true }],
  ])('is refused %s', async (_, fields) => {
    await change(fields)
    expect(await save(page({ background: { ground: '#000000' } }))).toMatchObject(
      refusedFor('BACKGROUND_NOT_OF_TEMPLATE'),
    )
  })

  it('a saved one is kept when the template no longer allows it', async () => {
    await save(page({ background: patterned() }))
    const [saved] = await designs()
    await change({ allowsOwnItems: false })
    const { id, randomId } = saved as Design
    const again = page({ background: { ground: '#000000' }, id, randomId })
    expect(await save(again, 'updateDesigns')).toMatchObject({ code: 200 })
  })

  it('the list has the latest version of each pattern, in the order of the catalogue', async () => {
    const { data } = await server.call('listPatterns')
    expect(data?.map(({ id, version }) => [id, version])).toEqual([
      ['dots', 1],
      ['checks', 2],
    ])
  })
})

describe('COM-7: the colour set of a page', () => {
  const colourSets = [sampleColourSet({ paper: '#ffffff' }), sampleColourSet({ id: 'pine', title: '#2f5d5a' })]
  const inPine: Partial<DesignDraft> = {
    colourSet: 'pine',
    backgroundColor: '#fbf9f5',
    background: { ground: '#fbf9f5' },
    items: TEMPLATE.items.map((item) => ('text' in item ? { ...item, color: '#2f5d5a' } : item)),
  }

  it('is stored with its colours, although the palette does not have them', async () => {
    await change({ allowsOwnItems: true, colourSets })
    expect(await save(page(inPine))).toMatchObject({ code: 200 })
    expect((await designs())[0]).toMatchObject({ colourSet: 'pine', backgroundColor: '#fbf9f5' })
  })

  it('is refused if the template does not name it', async () => {
    await change({ allowsOwnItems: true, colourSets: colourSets.slice(0, 1) })
    expect(await save(page({ colourSet: 'pine' }))).toMatchObject(refusedFor('COLOUR_SET_NOT_OF_TEMPLATE'))
  })
})
