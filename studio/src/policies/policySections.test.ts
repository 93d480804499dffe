import en from '@irodori/locales/en/policies.json'
import ja from '@irodori/locales/ja/policies.json'
import { expect, it } from 'vitest'
import { POLICY_SECTIONS } from './policySections.ts'

it.each(['terms', 'privacy'] as const)('CAT-40: both languages have each section of %s', (policy) => {
  for (const words of [ja, en]) {
    const { title, lead, ...sections } = words[policy]
    expect([title, lead].every((text) => text.length > 0)).toBe(true)
    expect(Object.keys(sections).toSorted()).toEqual(POLICY_SECTIONS[policy].toSorted())
  }
})
