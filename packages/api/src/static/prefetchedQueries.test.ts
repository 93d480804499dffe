import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { prefetchQueries, writePrefetchedQueries } from './prefetchedQueries.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const pathsOf = async (url: string) => (await prefetchQueries(server.app, url)).map(({ key }) => key[0])

describe('CAT-44: the queries of the first screen', () => {
  it('prefetches the queries of the home page, under the keys that its screen uses', async () => {
    const queries = await prefetchQueries(server.app, '/home')
    const products = queries.find(({ key }) => key[0] === '/api/products/page')
    const { data } = await server.call('pageProducts')
    expect(products?.data).toEqual(data)
    expect(products?.key[1]).toEqual({ query: { page: 1, pageSize: 30, searchString: '', hashtags: '' } })
    expect(queries).toHaveLength(5)
  })

  it('prefetches the queries of a product page: its templates, or the series of a booklet', async () => {
    expect(await pathsOf('/product/card')).toContain('/api/template/product/{productId}')
    expect(await pathsOf('/product/booklet')).toContain('/api/templateSeries/{productId}')
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
