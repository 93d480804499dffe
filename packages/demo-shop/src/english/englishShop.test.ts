import { describe, expect, it } from 'vitest'
import { demoShop } from '../demoShop.ts'
import { px } from '../entities/pageFormat.ts'
import type { Template, TextItem } from '../entities/types.ts'
import { ADDRESS_SIDE } from '../templates/cardAddressed.ts'
import { ALL_ROWS } from './englishShop.ts'

const shop = demoShop()
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** The texts of a template with their English values. */
const englishTexts = ({ id, items }: Template): TextItem[] => {
  const own = (shop.english.templates[id]?.items ?? {}) as Readonly<Record<string, Partial<TextItem>>>
  return items.flatMap((item, at) => ('text' in item ? [{ ...item, ...own[at] } as TextItem] : []))
}

describe('the English words of the shop', () => {
  it('stand beside Japanese words that occur in the shop, each once', () => {
    const { english: _, ...japanese } = shop
    const texts = new Set<string>()
    const collect = (value: unknown): void => {
      if (typeof value === 'string') texts.add(value)
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
    }
    collect(japanese)
    const parts = [...texts].flatMap((text) => [text, ...text.split(/[（）]/)])
    for (const rows of ALL_ROWS) {
      const words = rows.map(([word]) => word)
      expect(new Set(words).size).toBe(words.length)
      expect(words.filter((word) => !parts.includes(word))).toEqual([])
    }
  })

  it('have no Japanese characters', () => {
    const english = ALL_ROWS.flat().map(([, words]) => words)
    expect(english.filter((words) => JAPANESE.test(words))).toEqual([])
  })

  it('names hashtags differently that differ in Japanese', () => {
    const names = Object.values(shop.english.hashtags).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

it('an address side keeps its Japanese words, and has an English name', () => {
  expect(shop.english.templates[ADDRESS_SIDE]).toEqual({
    name: 'Petals on water, with an address side (address)',
    templateName: 'Petals on water, with an address side (address)',
  })
})

const translated = shop.templates.filter(({ id }) => id !== ADDRESS_SIDE)
describe.each(translated.map((template) => [template.id, template] as const))(
  'template %s in English',
  (id, template) => {
    const texts = englishTexts(template)

    it('proposes words without Japanese characters, with their sample parts', () => {
      expect(shop.english.templates[id]?.name).not.toMatch(JAPANESE)
      for (const { text, templateItemText, sampleParts } of texts) {
        expect(text).not.toMatch(JAPANESE)
        expect(text).toBe(templateItemText)
        for (const part of sampleParts) expect(text).toContain(part.text)
      }
    })

    it('has a sample wherever the Japanese words are one', () => {
      const samples = (all: readonly TextItem[]) => all.map(({ keepsTemplateText }) => keepsTemplateText)
      expect(samples(texts)).toEqual(samples(template.items.filter((item): item is TextItem => 'text' in item)))
    })

    it('keeps its texts inside the safe area, in sizes that the product offers', () => {
      const margin = px(template.bleedMm + template.safeMm) - 0.01
      const product = shop.products.find((one) => one.id === template.productIdentify)
      for (const { left, top, width, height, rotate, fontSize } of texts) {
        const [wide, tall] = rotate === 90 ? [height, width] : [width, height]
        const [x, y] = [left + width / 2, top + height / 2]
        expect(x - wide / 2).toBeGreaterThanOrEqual(margin)
        expect(y - tall / 2).toBeGreaterThanOrEqual(margin)
        expect(x + wide / 2).toBeLessThanOrEqual(template.width - margin)
        expect(y + tall / 2).toBeLessThanOrEqual(template.height - margin)
        expect(fontSize).toBeGreaterThanOrEqual(product?.minFontSize ?? Number.POSITIVE_INFINITY)
      }
    })
  },
)
