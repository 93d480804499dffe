import { readFileSync } from 'node:fs'
import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import { demoShop } from '@irodori/demo-shop/demoShop'
import { isWithinLimits } from '@irodori/design/arranging/limits'
import { clockFaceOf } from '@irodori/design/clockFace'
import type { DesignPage } from '@irodori/design/designPage'
import { isSample, isUnfinished } from '@irodori/design/finding'
import { findingsOf } from '@irodori/design/findingsOf'
import { mayArrange } from '@irodori/design/placement'
import { planRepair } from '@irodori/design/planRepair'
import { present } from '@irodori/design/testing/present'
import type { TextMeasure } from '@irodori/design/textMeasure'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { addToMonth } from '@irodori/rules/month'
import { unfitNames } from '@irodori/scene/monthGrid'
import { textRequest } from '@irodori/scene/textRequest'
import type { FontFace } from '@irodori/typography/fontFace'
import { loadFont } from '@irodori/typography/fontFace'
import { findPhrases } from '@irodori/typography/phraseModel'
import { setText } from '@irodori/typography/setText'
import { replacementsOf } from '@irodori/typography/suggestions'
import { describe, expect, it } from 'vitest'
import { personalText } from '../../studio/src/templates/personalised/personalText.ts'
import { pageOf } from './pageOf.ts'

type Text = Extract<DesignPage['items'][number], { text: string }>

const faces = new Map<string, FontFace>()
function faceOf({ font, fontWeight }: Text): FontFace {
  const file = fontFilePath(font, fontWeight)
  const face = faces.get(file) ?? loadFont(new Uint8Array(readFileSync(file)))
  faces.set(file, face)
  return face
}

const measure = (item: Text): TextMeasure => setText(textRequest(item, 300), faceOf(item), findPhrases)

const { templates, products } = demoShop()
const clocks = new Set(products.flatMap(({ id, categoryIdentify }) => (categoryIdentify === 'clock' ? id : [])))
const found = (page: DesignPage, isClock: boolean) =>
  findingsOf(page, measure, { minFontSize: 8, clock: isClock ? clockFaceOf(page.sheet) : null })

describe('a template of the demo shop, in its own fonts', () => {
  it.each(templates.map((template) => [template.id, template] as const))(
    '%s has no finding as it is, apart from empty frames and sample texts',
    (_id, template) => {
      const findings = found(pageOf(template), clocks.has(template.productIdentify))
      expect(findings.filter((finding) => !isUnfinished(finding) && !isSample(finding))).toEqual([])
    },
  )
})

it('PWR-18, PWR-23: all items of the templates are within the limits, photos under a foreground are fixed, and some photos are free', () => {
  const outside = templates.flatMap((template) => {
    const { sheet, items } = pageOf(template)
    return items.filter((item) => !isWithinLimits(sheet, item)).map((item) => `${template.id} ${item.position}`)
  })
  expect(outside).toEqual([])
  const photos = templates.flatMap(({ id, foregroundUrl, items }) =>
    (items as unknown as readonly DesignItem[])
      .filter(isImageItem)
      .map((item) => ({ id, isFree: mayArrange({ foregroundUrl }, item), foregroundUrl })),
  )
  expect(photos.filter(({ isFree, foregroundUrl }) => isFree && foregroundUrl !== null)).toEqual([])
  expect(photos.filter(({ id, isFree }) => isFree && id.startsWith('large-photo-book-shiro')).length).toBeGreaterThan(9)
})

it('CAT-34: in every template a customer’s name and day go to names and dates, and to nothing else', () => {
  const details = { name: 'はると', secondName: '', latinName: '', date: '2027-01-20', title: '' }
  const wrong = templates.flatMap(({ id, items }) =>
    items.flatMap((item) => {
      if (!('text' in item)) return []
      const kinds = item.sampleParts.map(({ kind }) => kind)
      const hasPlace = kinds.some((kind) => kind === 'NAME' || kind === 'NAMES' || kind === 'DATE')
      return (personalText(item, details) !== null) === hasPlace ? [] : [`${id} ${item.text}`]
    }),
  )
  expect(wrong).toEqual([])
})

describe('the repair of a text', () => {
  const card = templates.find(({ id }) => id === 'card-hanaikada-front')
  if (!card) throw new Error('the demo shop has no template card-hanaikada-front')
  const page = pageOf(card)
  const texts = page.items.filter(isTextItem)
  const changed = (patch: Partial<Text>): DesignPage => ({ ...page, items: [{ ...texts[0], ...patch } as Text] })
  const workshop = {
    measure: async (item: Text) => measure(item),
    sizes: [8, 10, 12, 14, 16, 18],
    fonts: ['NotoSerifJP.ttf', 'CormorantGaramond.ttf'],
    fontFor: (item: Text) => item.font,
    replacements: async (grapheme: string) => replacementsOf(grapheme),
  }
  const repaired = async (faulty: DesignPage): Promise<DesignPage> => {
    const [finding] = found(faulty, false)
    const repair = await planRepair(faulty, present(finding), workshop)
    const after = repair?.change[faulty.key]?.items[present(faulty.items[0]).id]?.after
    return { ...faulty, items: after ? [after] : [] }
  }

  it('shrinks text that is too long for its curve until it fits', async () => {
    const faulty = changed({ text: 'With love and gratitude from all of us at home' })
    expect(found(faulty, false)).toMatchObject([{ kind: 'TEXT_OVERFLOWS' }])
    const after = await repaired(faulty)
    expect(found(after, false)).toEqual([])
    expect((after.items[0] as Text).fontSize).toBeGreaterThanOrEqual(8)
  })

  it('replaces a character that no font has by its everyday form', async () => {
    const faulty = changed({ text: '𠮷野', font: 'NotoSerifJP.ttf' })
    expect(found(faulty, false)).toMatchObject([
      { kind: 'GLYPH_MISSING', missing: [{ character: '𠮷', why: 'REFUSED' }] },
    ])
    expect((await repaired(faulty)).items[0]).toMatchObject({ text: '吉野' })
  })

  it('sets a Greek letter that a Latin font lacks in the Mincho font', async () => {
    const faulty = changed({ text: 'With love α' })
    expect(found(faulty, false)).toMatchObject([
      { kind: 'GLYPH_MISSING', missing: [{ character: 'α', why: 'NO_GLYPH' }] },
    ])
    const after = await repaired(faulty)
    expect((after.items[0] as Text).font).toBe('NotoSerifJP.ttf')
    expect(found(after, false)).toEqual([])
  })

  it('moves text that crosses the trim back until its ink is within the safe area', async () => {
    const faulty = changed({ left: present(texts[0]).left - 260 })
    expect(found(faulty, false)).toMatchObject([{ kind: 'INK_IN_BLEED' }])
    expect(found(await repaired(faulty), false)).toEqual([])
  })
})

it('CLD-2: the names of all holidays of eleven years fit the calendars of the demo shop', () => {
  const sheets = templates.flatMap((template) =>
    template.monthGrid ? [{ ...pageOf(template).sheet, ...template }] : [],
  )
  const grids = new Map(sheets.map((sheet) => [JSON.stringify(sheet.monthGrid), sheet]))
  expect(grids.size).toBeGreaterThanOrEqual(4)
  const setting = (item: Text) => setText(textRequest(item, 300), faceOf(item))
  const unfit = [...grids.values()].flatMap((sheet) =>
    Array.from({ length: 11 * 12 }, (_, count) => addToMonth('2026-01', count)).flatMap((month) =>
      unfitNames({ ...sheet, month }, setting).map(({ name }) => `${sheet.id} ${month} ${name}`),
    ),
  )
  expect(unfit).toEqual([])
})
