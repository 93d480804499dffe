import { endpoints } from '@irodori/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { isKeptAnswer } from './keptAnswers.ts'

const isKept = (address: string) => isKeptAnswer(new URL(address, 'https://shop.example'))

/** Each call of the contract with a parameter of every kind, with its query and without one. */
const calls = Object.entries(endpoints).flatMap(([name, { path, query, access }]) => {
  const address = path.replace(/\{\w+\}/g, 'irodori-10000001')
  const names = query === null ? [] : Object.keys((query as unknown as { shape: object }).shape)
  const addresses = [address, ...names.map((each) => `${address}?${each}=x`), `${address}?${names.join('=x&')}=x`]
  return addresses.map((each) => ({ name, access, address: each }))
})

/** Lists of the catalogue whose path has the form of a product's; no design needs them. */
const LISTS = ['pageProducts', 'previewProducts', 'listProductOptions']

describe('NLW-30: the answers that may be kept', () => {
  it('are those of the catalogue that every visitor receives alike, and of no other call of the contract', () => {
    const kept = new Set(calls.filter(({ address }) => isKept(address)).map(({ name }) => name))
    const needed = ['readProduct', 'readTemplate', 'readTemplateGroup', 'readTemplatesOfSeries', 'readShopImage']
    expect([...kept].filter((name) => !LISTS.includes(name)).toSorted()).toEqual(needed.toSorted())
    expect(calls.filter(({ access, address }) => access !== 'ANYONE' && isKept(address))).toEqual([])
  })

  it.each([
    ['/fonts/NotoSansJP-Bold.ttf', true],
    ['/shop/mark-0123456789abcdef.svg', true],
    ['/shop/mark-0123456789abcdef.svg?order=irodori-10000001', false],
    ['/api/images?path=card%2Ffront.png', true],
    ['/api/images?path=card%2Ffront.png&side=240', false],
    ['/api/templateSeries/templates?templateSeriesIdString=a', true],
    ['/api/templateSeries/templates?templateSeriesIdString=a&orderNumber=irodori-10000001', false],
    ['/api/image/0123456789abcdef/photo.jpg?orderNumber=irodori-10000001', false],
    ['/api/products/card?session=x', false],
    ['/mypage', false],
    ['/digital-message/0123456789abcdef', false],
    ['/constructor?x=1', false],
  ])('%s: %s', (address, expected) => {
    expect(isKept(address)).toBe(expected)
  })
})
