import { readFileSync } from 'node:fs'
import { endpoints } from '@irodori/contract/endpoints'
import { expect, it } from 'vitest'
import { SHOWN, silentRefusals, type Texts } from './refusals.ts'
import { ROOT } from './sources.ts'

function textsOf(language: 'ja' | 'en'): Texts {
  const areas = new Map<string, unknown>()
  return (key) => {
    const [area = '', path = ''] = key.split(':')
    if (!areas.has(area)) areas.set(area, JSON.parse(readFileSync(`${ROOT}locales/${language}/${area}.json`, 'utf8')))
    const found = path
      .split('.')
      .reduce<unknown>(
        (at, name) =>
          typeof at === 'object' && at !== null
            ? Object.entries(at).find(([one]) => one === name || one === `${name}_other`)?.[1]
            : null,
        areas.get(area),
      )
    return typeof found === 'string' ? found : undefined
  }
}

it('every refusal of every call of the contract has its texts in both languages', () => {
  expect(silentRefusals(endpoints, [textsOf('ja'), textsOf('en')])).toEqual([])
})

it('finds a refusal whose text is missing in one language', () => {
  const japanese = textsOf('ja')
  const english: Texts = (key) => (key === 'errors:BUSY.body' ? '' : japanese(key))
  const { listOrders } = endpoints
  expect(silentRefusals({ listOrders }, [japanese, english])).toEqual(['listOrders BUSY: errors:BUSY.body'])
})

it('names only calls of the contract', () => {
  expect(Object.keys(SHOWN).filter((name) => !(name in endpoints))).toEqual([])
})
