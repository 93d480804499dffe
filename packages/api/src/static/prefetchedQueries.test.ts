import { PAGES } from '@irodori/contract/pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { prefetchQueries, writePrefetchedQueries } from './prefetchedQueries.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const pathsOf = async (url: string) => (await prefetchQueries(server.app, url, 'ja')).map(({ key }) => key[0])

describe('CAT-44: the queries of the first screen', () => {
  it('prefetches the queries of the home page, under the keys that its screen uses', async () => {
    const queries = await prefetchQueries(server.app, '/home', 'ja')
    const products = queries.find(({ key }) => key[0] === '/api/products/page')
    const { data } = await server.call('pageProducts')
    expect(products?.data).toEqual(data)
    expect(products?.key[1]).toEqual({ query: { page: 1, pageSize: 30, searchString: '', hashtags: '' } })
    expect(queries).toHaveLength(7)
    expect(await pathsOf('/home')).toContain('/api/shop/front')
    expect(await pathsOf('/product')).not.toContain('/api/shop/front')
  })

  it('prefetches the queries of a product page: its templates, or the series of a booklet', async () => {
    expect(await pathsOf('/product/card')).toContain('/api/template/product/{productId}')
    expect(await pathsOf('/product/booklet')).toContain('/api/templateSeries/{productId}')
  })

  it('prefetches the queries of each page that the table of pages calls server-rendered, and of no other', async () => {
    for (const [name, { path, isServerRendered }] of Object.entries(PAGES)) {
      const url = path.replace(':productId', 'card').replaceAll(/:\w+\??/g, 'x')
      expect([name, (await pathsOf(url)).length > 0]).toEqual([name, isServerRendered])
    }
  })

  it('prefetches no queries if a call is refused or the address has a query', async () => {
    for (const url of ['/product/hidden', '/product/none', '/home?q=a', '/product/card?page=2', '/order/cancel']) {
      expect(await pathsOf(url)).toEqual([])
    }
  })

  it('a prefetched query cannot close the script element that holds it', () => {
    const html = writePrefetchedQueries('<div id="root">', [{ key: ['/api', {}], data: '</script><script>$&' }])
    expect(html.match(/<\/?script/g)).toHaveLength(2)
    const json = /id="prefetched-queries">(.*)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)[0].data).toBe('</script><script>$&')
  })
})
