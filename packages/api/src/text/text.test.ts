import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const QUERY = { text: '春のたより', width: '120', height: '40', font: 'NotoSerifJP.ttf', fontSize: '20' }
const preview = (change: Record<string, string> = {}) => server.call('previewText', { query: { ...QUERY, ...change } })

describe('a text preview', () => {
  it('draws a text preview in the size of its text box', async () => {
    const { data } = await preview()
    expect(data).toMatchObject({ truncated: false, missing: [] })
    const png = Buffer.from(data?.src.split(',')[1] ?? '', 'base64')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([120, 40])
  })

  it('draws a reproducible preview that depends on colour, weight and item type', async () => {
    const pictures = await Promise.all([
      preview(),
      preview(),
      preview({ color: '#ff0000' }),
      preview({ fontWeight: 'Bold' }),
      preview({ itemTypeStr: 'CURVED_TEXT', radius: '100' }),
    ])
    const [first, again, ...others] = pictures.map(({ data }) => data?.src)
    expect(again).toBe(first)
    expect(new Set([first, ...others]).size).toBe(4)
  })

  it('converts points to pixels by the resolution of the page', async () => {
    const src = async (change: Record<string, string>) => (await preview(change)).data?.src
    const half = { fontSize: '10' }
    expect(await src({ ...half, dpi: '144' })).not.toBe(await src(half))
    expect(await src({ dpi: '72' })).toBe(await src({}))
    expect((await preview({ fontSize: '10', dpi: '144' })).data?.truncated).toBe(false)
    expect((await preview({ fontSize: '20', dpi: '300' })).data?.truncated).toBe(true)
  })

  it('reports text that does not fit', async () => {
    expect((await preview({ width: '30', height: '20' })).data?.truncated).toBe(true)
  })

  it('reports characters that the font lacks', async () => {
    expect((await preview({ text: 'ありがとう', font: 'Quicksand.ttf' })).data?.missing).toEqual([
      'あ',
      'り',
      'が',
      'と',
      'う',
    ])
  })

  it('draws vertical text in the call for vertical text', async () => {
    const query = { ...QUERY, width: '40', height: '140' }
    const vertical = await server.call('convertVerticalText', { query })
    expect(vertical.data?.truncated).toBe(false)
    const asVertical = await server.call('previewText', { query: { ...query, itemTypeStr: 'VERTICAL_TEXT' } })
    expect(vertical).toEqual(asVertical)
  })

  it.each([
    ['font', 'unknown.ttf'],
    ['color', 'red'],
    ['width', '0'],
    ['height', '99999'],
    ['fontSize', '0'],
    ['dpi', '0'],
    ['dpi', '5000'],
  ])('refuses a %s of %s', async (field, value) => {
    const answer = await preview({ [field]: value })
    expect(answer).toMatchObject({ code: 400, errorCode: 'REQUEST_INVALID', error: { [field]: [expect.any(String)] } })
  })
})
