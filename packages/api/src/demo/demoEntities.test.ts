import { demoShop } from '@irodori/demo-shop/demoShop'
import { ADDRESS_SIDE } from '@irodori/demo-shop/cardAddressed'
import { contrast } from '@irodori/rules/contrast'
import { describe, expect, it } from 'vitest'
import { catalogueErrors, parseCatalogue } from '../staff/catalogueFile.ts'
import { unknownButtons } from '../translation/buttonNames.ts'
import { catalogueIn, joinCatalogue } from '../translation/catalogueLanguages.ts'
import { TRANSLATED_FIELDS, type TranslatedList } from '../translation/translatedFields.ts'
import { demoEntities } from './demoEntities.ts'

const entities = demoEntities(demoShop())
const { help, translations, ...catalogue } = entities

/** The demo shop as the staff tool reads it. */
function demoFile() {
  const parsed = parseCatalogue(joinCatalogue({ ...catalogue, faq: help.faq, regions: help.regions }, translations))
  if (!parsed.ok) throw new Error(parsed.error.join('\n'))
  return parsed.value
}

const isJapanese = (text: string): boolean => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)

/** The texts of an entry in its translated fields, without what only the search reads. */
function textsOf(entry: unknown, fields: readonly string[]): string[] {
  return fields
    .filter((field) => !/keywords|reading/.test(field))
    .flatMap((field) => valuesAt(entry, field.split('.')))
    .filter((value) => typeof value === 'string')
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value]
  if (typeof value !== 'object' || value === null) return []
  const parts = step === '*' ? Object.values(value) : [(value as Record<string, unknown>)[step]]
  return parts.flatMap((part) => valuesAt(part, rest))
}

/** WCAG 2.2, 1.4.3: the least contrast of large letters. */
const READABLE = 3

describe('the demo shop', () => {
  it('the demo shop is a catalogue that the staff tool accepts', () => {
    const file = demoFile()
    const none = new Set<string>()
    const known = { categoryIds: none, productIds: none, seriesIds: none, ornaments: [], patterns: [] }
    expect(catalogueErrors(file, known)).toEqual([])
    expect(file.templates).toHaveLength(entities.templates.length)
  })

  it('refuses a sample part that is not in its text as an error of the catalogue', () => {
    const file = { ...demoFile(), translations: {} }
    const [template] = file.templates.filter(({ items }) => items.some((item) => 'text' in item))
    const item = template?.items.find((one) => 'text' in one)
    if (!item || !('text' in item)) throw new Error('the demo shop has no template with a text')
    item.sampleParts = [{ kind: 'NAME', text: '別の名前' }]
    const none = new Set<string>()
    const known = { categoryIds: none, productIds: none, seriesIds: none, ornaments: [], patterns: [] }
    expect(catalogueErrors(file, known)).toEqual([
      `template ${template?.id}: the sample part "別の名前" is not in the text of item ${item.id}`,
    ])
  })

  it('LNG-6: the demo shop takes the names of buttons from the locales', () => {
    const english = [...(translations.faq?.en?.values() ?? []), ...(translations.notices?.en?.values() ?? [])]
    const texts = JSON.stringify([help.faq, catalogue.notices, english])
    expect(texts.match(/\{\{button:/g)?.length).toBeGreaterThan(15)
    expect(unknownButtons(texts)).toEqual([])
    // What stands in quotes is the name of a button, or a mark that is printed on receipts.
    const quoted = JSON.stringify([help.faq, catalogue.notices]).matchAll(/「([^」{]+)」/g)
    expect([...quoted].map(([, name]) => name)).toEqual(['再発行'])
  })

  it('gives each Japanese text of the demo shop in English, except those of the address side, which Japan Post reads', () => {
    const { translations: _, templates, ...others } = demoFile()
    const lists = { ...others, templates: templates.filter(({ id }) => id !== ADDRESS_SIDE) }
    const english = catalogueIn(lists, translations, 'en')
    const japanese: string[] = []
    for (const [list, fields] of Object.entries(TRANSLATED_FIELDS)) {
      const entries = list === 'settings' ? Object.values(english.settings as object) : english[list]
      for (const entry of entries as readonly unknown[]) japanese.push(...textsOf(entry, fields).filter(isJapanese))
    }
    expect(japanese).toEqual([])
  })

  it('the demo shop translates only what a catalogue may give per language', () => {
    for (const [list, fields] of Object.entries(TRANSLATED_FIELDS)) {
      const allowed = new Set(fields.map((field) => field.split('.')[0]))
      const entries = [...(translations[list as TranslatedList]?.en?.values() ?? [])]
      const given = new Set(entries.flatMap((entry) => Object.keys(entry)))
      expect([list, [...given].filter((field) => !allowed.has(field))]).toEqual([list, []])
    }
  })

  it('the demo shop has one hidden and one deleted product', () => {
    expect(entities.products.filter(({ isPublic }) => !isPublic).map(({ id }) => id)).toEqual(['acrylic-block'])
    expect(entities.products.filter(({ isDeleted }) => isDeleted).map(({ id }) => id)).toEqual(['round-magnet'])
  })

  it('the demo shop offers ornaments, each in one or two inks of its palette', () => {
    const inks = new Set(entities.products.flatMap(({ colors }) => colors.split(',')))
    expect(entities.ornaments.length).toBeGreaterThanOrEqual(16)
    expect(new Set(entities.ornaments.map(({ colours }) => colours.length))).toEqual(new Set([1, 2]))
    expect(entities.ornaments.flatMap(({ colours }) => colours).filter((colour) => !inks.has(colour))).toEqual([])
  })

  it('a colour set keeps letters readable on its paper, and on that of the template if its own colours do', () => {
    for (const { id, colourSets = [], backgroundColor } of entities.templates) {
      const [own, ...others] = colourSets.map(({ colours }) => colours)
      const isOnPaper = own !== undefined && contrast(own.text, backgroundColor) >= READABLE
      for (const { paper, soft: _, ...inks } of others)
        for (const ground of isOnPaper ? [paper, backgroundColor] : [paper])
          for (const ink of Object.values(inks))
            expect(contrast(ink, ground), `${id}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(READABLE)
    }
  })

  it('the demo shop has digital messages, free and chargeable plans, and regions with districts', () => {
    expect(entities.messageTemplates.length).toBeGreaterThanOrEqual(5)
    expect(new Set(entities.packagePlans.map(({ isFree }) => isFree))).toEqual(new Set([true, false]))
    expect(help.regions.some(({ districts }) => districts.length > 0)).toBe(true)
  })
})
