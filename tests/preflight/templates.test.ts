import { readFileSync } from 'node:fs'
import type { DesignItem } from '@irodori/contract'
import { isImageItem, isTextItem } from '@irodori/contract'
import { demoShop } from '@irodori/demo-shop'
import type { DesignPage, TextMeasure } from '@irodori/design'
import { clockFaceOf, findingsOf, mayArrange } from '@irodori/design'
import { isWithinLimits } from '@irodori/design/arranging'
import { planRepair } from '@irodori/design/repair'
import { fontFilePath } from '@irodori/fonts/files'
import { textRequest } from '@irodori/scene'
import type { FontFace } from '@irodori/typography'
import { loadFont, setText } from '@irodori/typography'
import { everydayForm } from '@irodori/typography/suggestions'
import { describe, expect, it } from 'vitest'

type Text = Extract<DesignPage['items'][number], { text: string }>

const faces = new Map<string, FontFace>()
function faceOf({ font, fontWeight }: Text): FontFace {
  const file = fontFilePath(font, fontWeight)
  const face = faces.get(file) ?? loadFont(new Uint8Array(readFileSync(file)))
  faces.set(file, face)
  return face
}

const measure = (item: Text): TextMeasure => setText(textRequest(item, 300), faceOf(item))

/** A template of the demo shop as a page that nobody has edited. */
function pageOf(template: ReturnType<typeof demoShop>['templates'][number]): DesignPage {
  const { width, height, dpi, bleedMm, safeMm, backgroundColor } = template
  const items = template.items.map((item, index) => ({
    ...item,
    id: String(index),
    position: index + 1,
    imageName: null,
    borderTextColor: null,
  }))
  return {
    key: template.id,
    sheet: { width, height, dpi, bleedMm, safeMm, backgroundColor, backgroundUrl: null, foregroundUrl: null },
    items,
  } as unknown as DesignPage
}

const { templates, products } = demoShop()
const clocks = new Set(products.flatMap(({ id, categoryIdentify }) => (categoryIdentify === 'clock' ? id : [])))
const found = (page: DesignPage, isClock: boolean) =>
  findingsOf(page, measure, { minFontSize: 8, clock: isClock ? clockFaceOf(page.sheet) : null })

describe('the shop’s own templates, in their own fonts', () => {
  it.each(templates.map((template) => [template.id, template] as const))('%s prints well as it is', (_id, template) => {
    const findings = found(pageOf(template), clocks.has(template.productIdentify))
    expect(findings.filter(({ severity }) => severity !== 'UNFINISHED')).toEqual([])
  })
})

it('PWR-18, PWR-23: all their items stand within the limits, framed photos are held, and there are photos to move about too', () => {
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

describe('real words that go wrong', () => {
  const card = templates.find(({ id }) => id === 'card-hanaikada-front')
  if (!card) throw new Error('the card is gone')
  const page = pageOf(card)
  const words = page.items.filter(isTextItem)
  const changed = (patch: Partial<Text>): DesignPage => ({ ...page, items: [{ ...words[0], ...patch } as Text] })
  const workshop = {
    measure: async (item: Text) => measure(item),
    sizes: [8, 10, 12, 14, 16, 18],
    fonts: ['NotoSerifJP.ttf', 'CormorantGaramond.ttf'],
    fontFor: (item: Text) => item.font,
    everydayForm: async (grapheme: string) => everydayForm(grapheme),
  }
  const mended = async (broken: DesignPage): Promise<DesignPage> => {
    const [finding] = found(broken, false)
    const repair = await planRepair(broken, finding, workshop)
    const after = repair?.change[broken.key].items[broken.items[0].id].after
    return { ...broken, items: after ? [after] : [] }
  }

  it('words too long for their curve shrink until they fit', async () => {
    const broken = changed({ text: 'With love and gratitude from all of us at home' })
    expect(found(broken, false)).toMatchObject([{ kind: 'TEXT_OVERFLOWS' }])
    const after = await mended(broken)
    expect(found(after, false)).toEqual([])
    expect((after.items[0] as Text).fontSize).toBeGreaterThanOrEqual(8)
  })

  it('a spelling of a name that no font has is offered in its everyday form', async () => {
    const broken = changed({ text: '𠮷野', font: 'NotoSerifJP.ttf' })
    expect(found(broken, false)).toMatchObject([{ kind: 'GLYPH_MISSING', characters: ['𠮷'] }])
    expect((await mended(broken)).items[0]).toMatchObject({ text: '吉野' })
  })

  it('a Greek letter in a latin face is set in the Mincho, which has it', async () => {
    const broken = changed({ text: 'With love α' })
    expect(found(broken, false)).toMatchObject([{ kind: 'GLYPH_MISSING', characters: ['α'] }])
    const after = await mended(broken)
    expect((after.items[0] as Text).font).toBe('NotoSerifJP.ttf')
    expect(found(after, false)).toEqual([])
  })

  it('words pushed over the trim come back into the safe area by their ink', async () => {
    const broken = changed({ left: words[0].left - 260 })
    expect(found(broken, false)).toMatchObject([{ kind: 'INK_IN_BLEED' }])
    expect(found(await mended(broken), false)).toEqual([])
  })
})
