import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inJapanese, inLanguage, translationIn, withLanguage } from './perLanguage.ts'
import { TRANSLATED_FIELDS } from './translatedFields.ts'

const FIELDS = ['name', 'options.*.name']

/** A word in Japanese alone, or in both languages. */
const words = fc.oneof(fc.string(), fc.record({ ja: fc.string(), en: fc.string() }))
const entries = fc.record({
  id: fc.string(),
  name: words,
  options: fc.array(fc.record({ identifier: fc.string(), name: words })),
})

describe('LNG-1: the values of an entry per language', () => {
  it('separates an entry into Japanese and English values, and joins them to the same entry', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const japanese = inJapanese(entry, FIELDS)
        const english = translationIn(entry, FIELDS, 'en') ?? undefined
        expect(JSON.stringify(japanese)).not.toContain('"ja":')
        expect(withLanguage(japanese, english, 'en')).toEqual(entry)
      }),
    )
  })

  it('leaves other fields alone, although they look like values per language', () => {
    const entry = { name: '葉', drawing: { ja: 1, en: 2 } }
    expect(inJapanese(entry, FIELDS)).toEqual(entry)
    expect(translationIn(entry, FIELDS, 'en')).toBeNull()
  })

  it('replaces lists as a whole, and ignores the values of fields that a part of an entry lacks', () => {
    const entry = { name: '葉', parts: [1, 2] }
    expect(inLanguage(entry, { name: 'Leaf', parts: [3], items: { 0: { text: 'Hi' } } })).toEqual({
      name: 'Leaf',
      parts: [3],
    })
  })

  it('names no field twice', () => {
    for (const fields of Object.values(TRANSLATED_FIELDS)) expect(new Set(fields).size).toBe(fields.length)
  })
})
