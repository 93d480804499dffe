import type { DesignItem, TextItem } from '@irodori/contract/entities/designItem'
import { EMPTY_PATH, rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { present } from '../../testing/present.ts'
import { ornamentItem, photoItem, POSTCARD, sampleDocument, samplePage, textItem } from '../../testing/sampleItems.ts'
import { postalBoxes } from '../address/postalBoxes.ts'
import { applyChange, reverseChange } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { findItem } from '../document/designPage.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import { printAreas } from '../document/printAreas.ts'
import { coverCrop, cropFields, fitCropInside, zoomCrop } from '../photo/crop.ts'
import { placePhoto } from '../photo/photoPlacement.ts'
import type { Finding } from './finding.ts'
import { findingsOf } from './findingsOf.ts'
import type { RepairDeps } from './planRepair.ts'
import { planRepair } from './planRepair.ts'
import { printedPpi } from './printedPpi.ts'
import type { TextMeasure } from './textMeasure.ts'
import { inkOnPage } from './textMeasure.ts'

const REQUIREMENTS = { minFontSize: 8, clock: null }
const PX_PER_PT = 300 / 72

/** Every character is one em wide, and the line is centred in its box; the Mincho lacks 﨑, and all lack emoji and ♡. */
function measure(item: TextItem): TextMeasure {
  const em = item.fontSize * PX_PER_PT
  const width = em * item.text.length
  const ink = rect((item.width - width) / 2, (item.height - em) / 2, width, em)
  const lacking = ['💕', '👍', '♡', ...(item.font === 'mincho' ? ['﨑'] : [])]
  const missing = lacking.filter((character) => item.text.includes(character))
  return { ink, outline: rectPath(ink), border: EMPTY_PATH, truncated: width > item.width || em > item.height, missing }
}

const deps: RepairDeps = {
  measure: async (item) => measure(item),
  sizes: [8, 10, 12, 14],
  fonts: ['latin', 'mincho', 'gothic'],
  fontFor: () => 'gothic',
  replacements: async (grapheme) => ({ 﨑: ['崎'], 𠮷: ['吉'], '💕': ['♡', '♥', ''], '👍': [''] })[grapheme] ?? [],
}

const found = (page: DesignPage) => findingsOf(page, measure, REQUIREMENTS)

async function repaired(page: DesignPage) {
  const [finding] = found(page)
  const repair = finding && (await planRepair(page, finding, deps))
  if (!repair) return { finding, repair, page }
  const after = applyChange(sampleDocument([page]), repair.change)
  expect(applyChange(after, reverseChange(repair.change)), 'is reversed by one undo').toEqual(sampleDocument([page]))
  return { finding, repair, page: present(after.pages[0]) }
}

const text = (patch: Parameters<typeof textItem>[0]) => textItem({ left: 150, top: 100, font: 'mincho', ...patch })
const pageOf = (item: DesignItem) => samplePage({ items: [item] })

describe('a repair', () => {
  test('shrinks a text to the largest size that fits', async () => {
    // A box of 100 pixels holds two characters of 12 points.
    const { repair, page } = await repaired(pageOf(text({ text: 'はる', fontSize: 14 })))
    expect(repair).toMatchObject({ kind: 'SHRINK', fontSize: 12 })
    expect(found(page)).toEqual([])
  })

  test('PRN-12: widens the frame of a text that no size fits, from its aligned side and no more than needed', async () => {
    const long = { text: 'はるなつあきふゆ', fontSize: 14, left: 100 }
    const { finding, repair, page } = await repaired(pageOf(text(long)))
    expect(finding).toMatchObject({ kind: 'TEXT_OVERFLOWS', repair: 'SHRINK' })
    // Eight characters of 8 points take 267 pixels; around the middle of the frame 158 are safe.
    expect(repair).toBeNull()
    expect(page.items[0]).toMatchObject({ fontSize: 14 })

    const aligned = await repaired(
      pageOf(text({ ...long, text: 'はるなつあき', left: 80, horizontalAlignment: 'West' })),
    )
    expect(aligned.repair).toMatchObject({ kind: 'WIDEN', fontSize: 8 })
    const [item] = aligned.page.items
    expect(item).toMatchObject({ left: 80, top: 100, height: 100, fontSize: 8 })
    // Six characters of 8 points take 200 pixels, of 10 points 250; 249 are safe to the right of 80.
    expect(item?.width).toBeGreaterThanOrEqual(6 * 8 * PX_PER_PT)
    expect(item?.width).toBeLessThan(6 * 8 * PX_PER_PT + 150 / 16)
    expect(found(aligned.page)).toEqual([])
  })

  test('PRN-12: a text keeps its size where a wider frame is enough', async () => {
    const small = text({ text: 'はるなつ', fontSize: 8, left: 150 })
    const { finding, repair, page } = await repaired(pageOf(small))
    expect(finding).toMatchObject({ kind: 'TEXT_OVERFLOWS', repair: 'WIDEN' })
    expect(repair).toMatchObject({ kind: 'WIDEN', fontSize: null })
    // A centred text grows evenly to both sides.
    const [item] = page.items
    expect((item?.left ?? 0) + (item?.width ?? 0) / 2).toBeCloseTo(200, 2)
    expect(found(page)).toEqual([])
  })

  test('PRN-12: a frame is not widened over another item, nor where the text is rotated, curved or locked', async () => {
    const small = text({ text: 'はるなつ', fontSize: 8, left: 150 })
    const beside = textItem({
      id: 'beside',
      position: 3,
      text: 'あ',
      fontSize: 8,
      left: 255,
      top: 120,
      width: 60,
      height: 40,
    })
    const next = samplePage({ items: [small, beside] })
    expect(await planRepair(next, present(found(next)[0]), deps)).toBeNull()
    for (const held of [
      { ...small, rotate: 10 },
      { ...small, placement: 'LOCKED' as const },
    ]) {
      const page = pageOf(held)
      const finding = found(page).find(({ kind }) => kind === 'TEXT_OVERFLOWS')
      expect(await planRepair(page, present(finding), deps)).toBeNull()
    }
    const column = { ...text({ text: 'はるなつ', fontSize: 8, left: 150 }), type: 'VERTICAL_TEXT' as const }
    const vertical = pageOf({ ...column, height: 40 } as unknown as TextItem)
    const finding = found(vertical).find(({ kind }) => kind === 'TEXT_OVERFLOWS')
    expect((await planRepair(vertical, present(finding), deps))?.kind).toBe('WIDEN')
  })

  test('changes to the first font of the product that has the character', async () => {
    const { repair, page } = await repaired(pageOf(text({ text: '﨑', fontSize: 12 })))
    expect(repair).toMatchObject({ kind: 'CHANGE_FONT', font: 'latin' })
    expect(found(page)).toEqual([])
  })

  test('PRN-9: offers the common variant if no font of the product has the character', async () => {
    const page = pageOf(text({ text: '宮﨑', fontSize: 12, font: 'mincho' }))
    const [finding] = found(page)
    const onlyMincho = { ...deps, fonts: ['mincho'] }
    const repair = finding && (await planRepair(page, finding, onlyMincho))
    expect(repair).toMatchObject({ kind: 'USE_VARIANT', from: '﨑', to: '崎' })
    const unknown = { ...onlyMincho, replacements: async () => [] }
    expect(finding && (await planRepair(page, finding, unknown))).toBeNull()
  })

  test('EDT-16: replaces an emoji by the first sign that can be printed, or leaves it out where there is none', async () => {
    const emoji = (words: string) => repaired(pageOf(text({ text: words })))
    expect((await emoji('はる💕')).repair).toMatchObject({ kind: 'USE_VARIANT', from: '💕', to: '♥' })
    const without = await emoji('はる👍👍')
    expect(without.repair).toMatchObject({ kind: 'USE_VARIANT', from: '👍', to: '' })
    expect(without.page.items[0]).toMatchObject({ text: 'はる' })
    expect((await emoji('👍')).repair, 'no text would be left').toBeNull()
  })

  test('enlarges a text to the smallest allowed size, unless it would not fit', async () => {
    expect((await repaired(pageOf(text({ text: 'はる', fontSize: 6 })))).repair).toMatchObject({ fontSize: 8 })
    expect((await repaired(pageOf(text({ text: 'はるな', fontSize: 6, width: 80 })))).repair).toBeNull()
  })

  test('moves ink into the safe area by the shortest distance, from any position', async () => {
    const coordinate = fc.integer({ min: -150, max: 420 })
    await fc.assert(
      fc.asyncProperty(coordinate, coordinate, fc.integer({ min: 0, max: 359 }), async (left, top, rotate) => {
        const before = pageOf(text({ text: 'はる', left, top, rotate }))
        const { finding, repair, page } = await repaired(before)
        if (!finding) return
        expect(repair?.kind).toBe('MOVE_INSIDE')
        expect(found(page)).toEqual([])
        const [from, to] = [before.items[0], page.items[0]] as [TextItem, TextItem]
        const { safe } = printAreas(page.sheet)
        const ink = inkOnPage(to, measure(to)) ?? rect(0, 0, 0, 0)
        // The ink ends on the edge that it crossed.
        if (to.left > from.left) expect(ink.left).toBeCloseTo(safe.left, 6)
        if (to.left < from.left) expect(ink.left + ink.width).toBeCloseTo(safe.left + safe.width, 6)
        if (to.top > from.top) expect(ink.top).toBeCloseTo(safe.top, 6)
        if (to.top < from.top) expect(ink.top + ink.height).toBeCloseTo(safe.top + safe.height, 6)
      }),
    )
  })

  test('ADD-8: moves an ornament from the trim line into the safe area', async () => {
    const { repair, page } = await repaired(pageOf(ornamentItem({ left: 30, top: 100 })))
    expect(repair?.kind).toBe('MOVE_INSIDE')
    expect(page.items[0]).toMatchObject({ left: printAreas(page.sheet).safe.left, top: 100 })
  })

  test('restores the text of the template in a font that has its characters', async () => {
    const { repair, page } = await repaired(pageOf(text({ text: ' ', templateItemText: 'はる' })))
    expect(repair?.kind).toBe('TEMPLATE_TEXT')
    expect(page.items[0]).toMatchObject({ text: 'はる', font: 'gothic' })
  })

  test('PRN-11: keeps the sample text on purpose, after which it is no finding', async () => {
    const { finding, repair, page } = await repaired(pageOf(text({ text: 'はる', templateItemText: 'はる' })))
    expect(finding).toMatchObject({ kind: 'TEXT_SAMPLE', severity: 'SAMPLE' })
    expect(repair?.kind).toBe('KEEP_TEXT')
    expect(page.items[0]).toMatchObject({ text: 'はる', keepsTemplateText: true })
    expect(found(page)).toEqual([])
  })

  test('EDT-59: keeps all digits of a postal code that show the sample', async () => {
    const digits = postalBoxes(POSTCARD).map(({ left, top, width, height }, at) =>
      text({
        id: `digit ${at}`,
        position: at,
        fontSize: 8,
        text: at === 2 ? '7' : '1',
        templateItemText: '1',
        left,
        top,
        width,
        height,
      }),
    )
    const name = text({ id: 'name', position: 9, top: 800, text: 'はる', templateItemText: 'はる' })
    const { finding, page } = await repaired(samplePage({ sheet: POSTCARD, items: [...digits, name] }))
    expect(finding).toMatchObject({ kind: 'TEXT_SAMPLE', itemId: 'digit 0' })
    expect(found(page).map(({ itemId }) => itemId)).toEqual(['name'])
    expect(page.items[2]).not.toHaveProperty('keepsTemplateText', true)
  })

  test('changes nothing if the finding was repaired in the meantime', async () => {
    const broken = [
      text({ text: 'はる', fontSize: 14 }),
      text({ text: '﨑', fontSize: 12 }),
      text({ text: 'はる', fontSize: 6 }),
      text({ text: 'はる', left: -40 }),
      text({ text: ' ', templateItemText: 'はる' }),
      photoItem({ imageName: 'a.jpg', sourceWidth: 40, sourceHeight: 40, croppedWidth: 20, croppedHeight: 20 }),
    ]
    for (const item of broken) {
      const { finding, repair, page } = await repaired(samplePage({ items: [item] }))
      expect(repair?.kind).toBe(finding?.repair)
      expect(await planRepair(page, present(finding), deps), finding?.kind).toBeNull()
    }
  })

  test('is none where it would change nothing or print something else than asked', async () => {
    const tries: readonly (readonly [string, TextItem | ReturnType<typeof photoItem>, Finding['repair']])[] = [
      ['no repair', text({ text: 'はる', fontSize: 14 }), null],
      ['a text has no photo to zoom out', text({ text: 'はる' }), 'ZOOM_OUT'],
      ['a text has no photo to stretch', text({ text: 'はる', left: -40 }), 'STRETCH_TO_BLEED'],
      ['an empty frame has no photo', photoItem(), 'ZOOM_OUT'],
      ['a locked photo', photoItem({ imageName: 'a.jpg', left: 20, placement: 'LOCKED' }), 'STRETCH_TO_BLEED'],
      ['a text that is large enough', text({ text: 'はる', fontSize: 8 }), 'ENLARGE'],
      ['a text of its own', text({ text: 'はる', templateItemText: 'なつ' }), 'TEMPLATE_TEXT'],
      ['a text without missing characters', text({ text: 'はる' }), 'USE_VARIANT'],
      ['a text that fits', text({ text: 'は' }), 'WIDEN'],
      ['a locked text', text({ text: 'はる', left: -40, placement: 'LOCKED' }), 'MOVE_INSIDE'],
      ['ink that is wider than the safe area', text({ text: 'は'.repeat(20), fontSize: 8, width: 900 }), 'MOVE_INSIDE'],
      [
        'ink that is higher than the safe area',
        text({ text: 'は', fontSize: 50, height: 900, top: -200 }),
        'MOVE_INSIDE',
      ],
    ]
    for (const [why, item, repair] of tries) {
      const finding = { pageKey: 'page', itemId: item.id, kind: 'TEXT_BLANK', severity: 'NOTE', repair } as Finding
      expect(await planRepair(samplePage({ items: [item] }), finding, deps), why).toBeNull()
    }
    const gone = {
      pageKey: 'page',
      itemId: 'gone',
      kind: 'FRAME_EMPTY',
      severity: 'NOTE',
      repair: 'DISABLE',
    } as Finding
    expect(await planRepair(samplePage(), gone, deps)).toBeNull()
  })

  test('replaces the longer of two missing characters first, of which one is part of the other', async () => {
    const measured = (item: TextItem): TextMeasure => ({
      ...measure(item),
      missing: ['葛', '葛\u{e0100}'].filter((one) => item.text.includes(one)),
    })
    const replacements = async (grapheme: string) => [grapheme === '葛' ? 'か' : '勝']
    const page = pageOf(text({ text: '葛\u{e0100}葛' }))
    const finding = {
      pageKey: 'page',
      itemId: 'text',
      kind: 'TEXT_BLANK',
      severity: 'NOTE',
      repair: 'USE_VARIANT',
    } as Finding
    const repair = await planRepair(page, finding, { ...deps, measure: async (item) => measured(item), replacements })
    const repairedPage = present(applyChange(sampleDocument([page]), present(repair).change).pages[0])
    expect(repairedPage.items[0]).toMatchObject({ text: '勝か' })
  })

  test('disables an empty frame', async () => {
    const { page } = await repaired(samplePage({ items: [photoItem()] }))
    expect(found(page)).toEqual([])
    expect(page.items[0]?.isDisabledItem).toBe(true)
  })

  test('zooms out to the widest crop, which has a higher resolution and stays inside the photo', async () => {
    const side = fc.integer({ min: 30, max: 600 })
    await fc.assert(
      fc.asyncProperty(
        side,
        side,
        fc.integer({ min: -180, max: 180 }),
        fc.double({ min: 1, max: 8, noNaN: true }),
        async (width, height, rotate, zoom) => {
          const frame = photoItem({ left: 100, top: 80, width: 150, height: 100 })
          const photo = { width, height }
          const crop = fitCropInside(zoomCrop({ ...coverCrop(frame, photo), rotate }, frame, zoom), frame, photo)
          const filled = {
            ...frame,
            imageName: 'a.jpg',
            sourceWidth: width,
            sourceHeight: height,
            ...cropFields(crop),
          }
          const { finding, repair, page } = await repaired(samplePage({ items: [filled] }))
          if (finding?.kind !== 'PHOTO_COARSE' || !repair) return
          const item = findItem(page, 'photo')
          if (item?.type !== 'RECT_IMAGE') throw new Error('item photo is not a rectangular frame after the repair')
          const ppi = printedPpi(item, 300) ?? 0
          expect(ppi).toBeGreaterThan(finding.ppi)
          expect(ppi).toBeCloseTo(finding.reachablePpi, 3)
          expect(repair).toMatchObject({ kind: 'ZOOM_OUT', ppi: expect.closeTo(ppi, 6) })
          const again = cropFields(fitCropInside({ rect: rectOf(item), rotate: item.imageRotate }, item, photo))
          expect(again.croppedWidth).toBeCloseTo(item.croppedWidth, 6)
          expect(again.croppedLeft).toBeCloseTo(item.croppedLeft, 6)
          expect(again.croppedTop).toBeCloseTo(item.croppedTop, 6)
        },
      ),
    )
  })
})

const rectOf = (item: { croppedLeft: number; croppedTop: number; croppedWidth: number; croppedHeight: number }) =>
  rect(item.croppedLeft, item.croppedTop, item.croppedWidth, item.croppedHeight)

test('PRN-10: stretches a photo to the end of the bleed at the sides that end in it, and at no other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -40, max: 120 }),
      fc.integer({ min: -40, max: 120 }),
      fc.constantFrom(0, 90, 180, 270),
      async (left, top, rotate) => {
        const frame = photoItem({ left, top, width: 240, height: 240, rotate })
        const photo = { ...frame, ...placePhoto(frame, { width: 2000, height: 1500, imageName: 'a.jpg' }) }
        const before = samplePage({ items: [photo] })
        const { finding, repair, page } = await repaired(before)
        if (!finding) return
        expect(repair?.kind).toBe('STRETCH_TO_BLEED')
        expect(found(page)).toEqual([])
        const from = boundsOnPage(photo)
        const to = boundsOnPage(present(page.items[0]))
        const { sheet } = before
        for (const [old, now, end] of [
          [from.left, to.left, 0],
          [from.top, to.top, 0],
          [from.left + from.width, to.left + to.width, sheet.width],
          [from.top + from.height, to.top + to.height, sheet.height],
        ] as const) {
          expect(Math.min(Math.abs(now - old), Math.abs(now - end))).toBeLessThan(0.011)
        }
      },
    ),
  )
})
