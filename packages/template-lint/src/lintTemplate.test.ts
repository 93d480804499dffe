import { readFileSync } from 'node:fs'
import type { DesignItem, TextItem } from '@irodori/contract/entities/designItem'
import { clockFaceOf } from '@irodori/design/clockFace'
import { curvedItem, photoItem, samplePage, textItem } from '@irodori/design/testing/sampleItems'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { rect } from '@irodori/geometry/shape'
import type { Pixels } from '@irodori/imaging/pixels'
import { createPixels, wrapPixels } from '@irodori/imaging/pixels'
import { renderExact } from '@irodori/scene/renderExact'
import { textRequest } from '@irodori/scene/textRequest'
import type { FontFace } from '@irodori/typography/fontFace'
import { loadFont } from '@irodori/typography/fontFace'
import { setText } from '@irodori/typography/setText'
import { describe, expect, it } from 'vitest'
import { GROUND_DPI, renderGrounds } from './grounds.ts'
import type { TemplateToLint } from './lintTemplate.ts'
import { lintTemplate } from './lintTemplate.ts'
import type { TemplateRule } from './templateFinding.ts'

const fonts = new Map<string, FontFace>()
function settingOf(item: TextItem) {
  const file = fontFilePath(item.font, item.fontWeight)
  const face = fonts.get(file) ?? loadFont(new Uint8Array(readFileSync(file)))
  fonts.set(file, face)
  return setText(textRequest(item, 300), face)
}

/** A card of 100 by 148 mm with 3 mm of bleed. */
const CARD = { width: 1252, height: 1819, dpi: 300, bleedMm: 3, safeMm: 3, backgroundColor: '#ffffff' }

type Change = Partial<Omit<TemplateToLint, 'page' | 'settingOf'>> & {
  readonly sheet?: Partial<typeof CARD>
  /** The foreground of the page, at the size of the grounds. */
  readonly foreground?: Pixels
}

/** The rules that a template breaks, with the items. */
async function broken(items: readonly DesignItem[], { sheet, foreground, ...change }: Change = {}) {
  const foregroundUrl = foreground ? 'foreground.png' : null
  const page = samplePage({ sheet: { ...CARD, ...sheet, foregroundUrl }, items: [...items] })
  const pictures = {
    artwork: async () => foreground ?? createPixels(1, 1),
    photo: () => Promise.reject(new Error('the frames of a ground are filled with colours')),
  }
  const scale = GROUND_DPI / page.sheet.dpi
  return lintTemplate({
    page,
    grounds: await renderGrounds(page, (list) => renderExact(list, pictures, scale)),
    settingOf,
    requirements: { minFontSize: 8, clock: null },
    isFolded: false,
    faces: [],
    ...change,
  })
}

const rules = async (...given: Parameters<typeof broken>): Promise<TemplateRule[]> =>
  (await broken(...given)).map(({ rule }) => rule)

const words = (patch: Parameters<typeof textItem>[0] = {}) =>
  textItem({ text: 'ありがとう', fontSize: 24, left: 226, top: 800, width: 800, height: 200, ...patch })
const frame = (patch: Parameters<typeof photoItem>[0] = {}) =>
  photoItem({ left: 226, top: 200, width: 800, height: 500, ...patch })

/** A transparent layer of the card with a box in one colour, in pixels of the ground. */
function layer(colour: readonly [number, number, number, number], box: (x: number, y: number) => boolean): Pixels {
  const { width, height } = createPixels(Math.round(CARD.width / 3), Math.round(CARD.height / 3))
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) if (box(at % width, Math.floor(at / width))) data.set(colour, 4 * at)
  return wrapPixels(width, height, data)
}

describe('contrast', () => {
  it('accepts dark words on paper, and words on a photo that have a border', async () => {
    expect(await rules([words(), frame()])).toEqual([])
    const bordered = words({ top: 300, color: '#25211d', borderTextColor: '#ffffff' })
    // The frame stays chosen around the box of the text.
    expect(await rules([bordered, frame()])).toEqual([])
  })

  it('finds grey words on paper, with WCAG’s limit for their size', async () => {
    expect(await broken([words({ color: '#999999' })])).toMatchObject([{ rule: 'FAINT', limit: 3 }])
    const small = words({ color: '#808080', fontSize: 16 })
    expect(await broken([small])).toMatchObject([{ rule: 'FAINT', limit: 4.5 }])
    expect(await rules([{ ...small, fontSize: 18 }]), '3.9 is enough for large words').toEqual([])
  })

  it('finds words whose letters run into a dark ornament, but not one beside them', async () => {
    const dark = [40, 30, 30, 255] as const
    expect(await rules([words()], { foreground: layer(dark, (x) => x > 190 && x < 215) })).toEqual(['ON_ORNAMENT'])
    expect(await rules([words()], { foreground: layer(dark, (_, y) => y > 400) })).toEqual([])
  })

  it('finds words on a photo, which may have any colour, unless artwork shades it enough', async () => {
    const white = words({ top: 400, color: '#ffffff' })
    expect(await rules([white, frame()])).toEqual(['ON_PHOTO'])
    const shade = layer([20, 20, 20, 150], () => true)
    expect(await rules([white, frame()], { foreground: shade })).toEqual([])
  })

  it('finds letters on a face, and none beside it', async () => {
    const shaded = { foreground: layer([20, 20, 20, 170], () => true) }
    const white = words({ top: 400, color: '#ffffff' })
    const face = rect(560, 440, 120, 120)
    expect(await rules([white, frame()], { ...shaded, faces: [face] })).toEqual(['ON_FACE'])
    expect(await rules([white, frame()], { ...shaded, faces: [{ ...face, top: 560 }] })).toEqual([])
  })
})

describe('places', () => {
  it('finds ink beyond the safe area and beyond the trim', async () => {
    const near = words({ left: 50, width: 600, horizontalAlignment: 'West' })
    expect(await broken([near])).toMatchObject([{ rule: 'NEAR_EDGE', limit: 3 }])
    expect(await broken([{ ...near, left: 10 }])).toMatchObject([{ rule: 'NEAR_EDGE', limit: 0 }])
  })

  it('finds ink in the hole of a clock', async () => {
    const clock = clockFaceOf({ ...samplePage().sheet, ...CARD })
    const across = words({ top: 810 })
    expect(await rules([across], { requirements: { minFontSize: 8, clock } })).toEqual(['IN_HOLE'])
  })

  it('finds ink at the fold of a book, but not of a card', async () => {
    expect(await rules([words()], { isFolded: true })).toEqual(['NEAR_FOLD'])
    expect(await rules([words({ left: 660, width: 500 })], { isFolded: true })).toEqual([])
  })

  it('finds letters of two texts on each other', async () => {
    expect(await rules([words(), words({ id: 'other', top: 820 })])).toEqual(['TEXTS_OVERLAP'])
  })

  it('finds a frame that lies below another one, below artwork, or below a box of words', async () => {
    const below = frame({ id: 'below', priorityIndex: 0 })
    const above = frame({ id: 'above', priorityIndex: 1 })
    expect(await broken([below, { ...above, left: 300 }])).toMatchObject([{ rule: 'FRAME_HIDDEN', itemId: 'below' }])
    expect(await rules([below, { ...above, left: 700 }])).toEqual([])
    expect(await rules([frame()], { foreground: layer([255, 255, 255, 255], (_, y) => y < 180) })).toEqual([
      'FRAME_HIDDEN',
    ])
    const bordered = words({ top: 200, height: 500, borderTextColor: '#ffffff' })
    expect(await rules([bordered, frame()])).toEqual(['FRAME_HIDDEN'])
    const curved = curvedItem({
      text: 'あ',
      fontSize: 24,
      left: 226,
      top: 200,
      width: 800,
      height: 500,
      borderTextColor: '#ffffff',
    })
    expect(await rules([curved, frame()]), 'a curved text is chosen at its letters').toEqual([])
  })
})

describe('sizes and lines', () => {
  const A4 = { width: 2551, height: 3579 }

  it('finds words on a poster that cannot be read from a metre, and accepts them on a card', async () => {
    const small = words({ fontSize: 12 })
    expect(await rules([small])).toEqual([])
    expect(await broken([small], { sheet: A4 })).toMatchObject([{ rule: 'SMALL', limit: 20 }])
    const latin = words({ text: 'Thank you', fontSize: 20, font: 'CormorantGaramond.ttf' })
    expect(await broken([latin], { sheet: A4 })).toMatchObject([{ rule: 'SMALL', limit: 16 }])
    expect(await rules([{ ...latin, fontSize: 24 }], { sheet: A4 })).toEqual([])
  })

  it('finds words below the least size of the product, too long for their box, or without glyphs', async () => {
    expect(await rules([words({ fontSize: 9 })], { requirements: { minFontSize: 10, clock: null } })).toEqual([
      'BELOW_LEAST_SIZE',
    ])
    expect(await rules([words({ height: 60 })])).toEqual(['OVERFLOWS'])
    expect(await rules([words({ text: 'ありがとう﨑', font: 'CormorantGaramond.ttf' })])).toContain('GLYPH_MISSING')
  })

  it('finds a line that ends within a name, a number with its unit or a Latin word, but not within other words', async () => {
    const narrow = words({ width: 420, height: 500 })
    expect(await rules([{ ...narrow, text: '毎日一緒にいてくれて' }])).toEqual([])
    const name = { ...narrow, text: 'やあ陽向太郎くん', sampleParts: [{ kind: 'NAME' as const, text: '陽向太郎' }] }
    expect(await broken([name])).toMatchObject([{ rule: 'BROKEN_WORD', measured: 1, limit: 0 }])
    expect(await rules([{ ...name, text: 'やあ\n陽向太郎\nくん' }])).toEqual([])
  })
})
