import type { Template, TemplateColour } from '@irodori/contract/entities/template'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEMPLATE, TEMPLATES } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { putTemplates } from '../catalogue/putTemplate.ts'
import { transact } from '../database/transact.ts'

let server: TestServer
const COVER = TEMPLATES.find(({ pageNumber }) => pageNumber === '-1') ?? TEMPLATE
const INNER = TEMPLATES.find(({ pageNumber }) => pageNumber === '1') ?? TEMPLATE
const BACK = TEMPLATES.find(({ id }) => id === 'card-back') ?? TEMPLATE
const put = (...templates: readonly Template[]) => transact(server.database, (tx) => putTemplates(tx, templates))

beforeAll(async () => {
  server = await testServer()
  await put(
    { ...TEMPLATE, colours: ['white', 'pink'] },
    { ...BACK, colours: ['blue'] },
    { ...COVER, colours: ['green'] },
    { ...INNER, colours: ['red'] },
    { ...TEMPLATE, id: 'of-hidden', productId: 'hidden', templateGroupId: 'of-hidden', colours: ['purple'] },
  )
})
afterAll(() => server.close())

const ids = (entities: readonly { id: string }[] | undefined) => entities?.map(({ id }) => id)
const coloursOf = async (query: Record<string, string> = {}) => (await server.call('listColours', { query })).data
const products = async (query: Record<string, string>) =>
  ids((await server.call('pageProducts', { query })).data?.products)
const templates = async (colour: TemplateColour, query: Record<string, string> = {}) => {
  const given = { params: { productId: 'card' }, query: { colour, ...query } }
  return ids((await server.call('pageTemplates', given)).data?.templates)
}

describe('CAT-59: colours of templates', () => {
  it('lists the colours of what visitors see, in one order, and those of one product', async () => {
    // Only the back of the card is blue, and lists of products find them by their first side.
    expect(await coloursOf()).toEqual(['white', 'pink', 'green'])
    expect(await coloursOf({ productId: 'card' })).toEqual(['white', 'pink', 'blue'])
    expect(await coloursOf({ productId: 'hidden' })).toEqual([])
  })

  it('finds the products with a template of a colour, together with words and a hashtag', async () => {
    expect(await products({ colour: 'pink' })).toEqual(['card'])
    expect(await products({ colour: 'green' })).toEqual(['booklet'])
    expect(await products({ colour: 'green', searchString: 'カード' })).toEqual([])
    expect(await products({ colour: 'pink', searchString: 'カード', hashtags: '春' })).toEqual(['card'])
    for (const colour of ['red', 'blue']) expect(await products({ colour })).toEqual([])
  })

  it('finds the templates of a colour, together with words, a hashtag and a side', async () => {
    expect(await templates('pink')).toEqual(['card-front'])
    expect(await templates('blue')).toEqual(['card-back'])
    expect(await templates('blue', { sideNumber: '1' })).toEqual([])
    expect(await templates('pink', { searchString: '表', hashtag: 'はな' })).toEqual(['card-front'])
    expect(await templates('pink', { searchString: '裏' })).toEqual([])
  })

  it('finds a series by the colours of its cover, and not by those of its pages', async () => {
    const found = async (colour: TemplateColour) =>
      (await server.call('pageTemplateSeries', { params: { productId: 'booklet' }, query: { colour } })).data?.total
    expect([await found('green'), await found('red')]).toEqual([1, 0])
  })

  it('refuses a colour that has no name', async () => {
    expect((await server.call('pageProducts', { query: { colour: 'mauve' } })).code).toBe(400)
  })

  it('follows a template whose colours have changed', async () => {
    await put({ ...BACK, colours: ['yellow'] })
    expect([await templates('blue'), await templates('yellow')]).toEqual([[], ['card-back']])
    await put({ ...BACK, colours: ['blue'] })
  })
})
