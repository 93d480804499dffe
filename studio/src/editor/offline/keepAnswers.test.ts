import { sampleMonthGrid } from '@irodori/design/testing/sampleMonthGrid'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MemoryCache } from '../../../testing/memoryCaches.ts'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import type { EditorRoute } from '../opening/editorRoute.ts'
import { addressesOf, keepAnswers } from './keepAnswers.ts'

const SHOP = 'https://shop.example'
const NEW: EditorRoute = {
  kind: 'NEW',
  templateId: 'wave',
  isSeichoku: false,
  productId: 'card',
  orderNumber: 'irodori-10000001',
}
const EDIT: EditorRoute = {
  kind: 'EDIT',
  orderNumber: 'irodori-10000001',
  groupNumber: '1',
  designSeriesId: 'none',
  productId: 'card',
}
const front = samplePage('front', [sampleText('words', 1)])
const page = { ...front, templateId: 'wave', sheet: { ...front.sheet, backgroundUrl: 'card/wave front.png' } }

let cache: MemoryCache
const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const keep = (addresses: readonly string[], mostBytes?: number) =>
  keepAnswers(cache as unknown as Cache, addresses, sent as unknown as typeof fetch, mostBytes)

const answer = (bytes: number) => new Response('', { headers: { 'content-length': String(bytes) } })

beforeEach(() => {
  vi.stubGlobal('location', new URL(`${SHOP}/design/new/wave/false/card`))
  cache = new MemoryCache()
  sent.mockReset().mockImplementation(async () => answer(10))
})

describe('NLW-30: what is kept of an open design', () => {
  it('are its fonts, artwork, product and templates, and nothing that names the order', () => {
    const addresses = addressesOf(NEW, [page])
    expect(addresses).toContain('/api/images?path=card%2Fwave%20front.png')
    expect(addresses.slice(-3)).toEqual(['/api/templates/wave', '/api/products/card', '/api/templates/wave/groups'])
    expect(addresses.filter((address) => address.startsWith('/fonts/'))).toHaveLength(1)
    for (const each of [...addresses, ...addressesOf(EDIT, [page])]) expect(each).not.toContain('irodori-1')
  })

  it('is the font of a calendar whose page has no text', () => {
    const month = samplePage('month', [], { sheet: { ...front.sheet, monthGrid: sampleMonthGrid() } })
    expect(addressesOf(NEW, [month]).filter((address) => address.startsWith('/fonts/'))).toEqual([
      expect.stringContaining('NotoSansJP'),
    ])
  })

  it('is the series of a booklet by the address that opens it', () => {
    expect(addressesOf({ ...NEW, isSeichoku: true }, [page]).at(-1)).toBe(
      '/api/templateSeries/templates?templateSeriesIdString=wave',
    )
  })

  it('is fetched without session and cookies, files once, and the catalogue again at each visit', async () => {
    const addresses = addressesOf(NEW, [page])
    await keep(addresses)
    for (const [, init] of sent.mock.calls) {
      expect(init.credentials).toBe('omit')
      expect(Object.keys(init.headers ?? {})).toEqual(['Csrf-Token'])
    }
    sent.mockClear()
    await keep(addresses)
    expect(sent.mock.calls.map(([url]) => url)).toEqual(addresses.slice(-3).map((address) => SHOP + address))
  })

  it('is no answer with an order, a photo or a refusal', async () => {
    sent.mockImplementation(async () => new Response('', { status: 404 }))
    await keep(['/api/products/card'])
    sent.mockClear().mockImplementation(async () => answer(10))
    await keep(['/api/guest/order/irodori-10000001', '/api/image/0123456789abcdef/photo.jpg?orderNumber=irodori-1'])
    expect(sent).not.toHaveBeenCalled()
    expect(cache.entries.size).toBe(0)
  })

  it('stays within the limit: the oldest of other designs are deleted, what the open design needs stays', async () => {
    await keep(['/fonts/a.ttf', '/fonts/b.ttf', '/fonts/c.ttf'])
    await keep(['/fonts/a.ttf', '/fonts/d.ttf'], 30)
    expect([...cache.entries.keys()]).toEqual(['a', 'c', 'd'].map((name) => `${SHOP}/fonts/${name}.ttf`))
    await keep(['/fonts/e.ttf', '/fonts/f.ttf'], 15)
    expect([...cache.entries.keys()]).toEqual(['e', 'f'].map((name) => `${SHOP}/fonts/${name}.ttf`))
  })

  it('is what was written before the connection was lost', async () => {
    sent.mockResolvedValueOnce(answer(10)).mockRejectedValueOnce(new TypeError('no connection'))
    await expect(keep(['/fonts/a.ttf', '/fonts/b.ttf'])).rejects.toThrow('no connection')
    expect(cache.entries.size).toBe(1)
  })
})
