import { apply } from '@irodori/geometry/affine'
import { pathContains } from '@irodori/geometry/hitTest'
import { EMPTY_PATH, rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import { mm, pt } from '@irodori/geometry/units'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { curvedItem, ornamentItem, photoItem, samplePage, textItem } from '../../testing/sampleItems.ts'
import { itemToPage } from '../document/itemGeometry.ts'
import { lengthOn, printAreas } from '../document/printAreas.ts'
import { cropFields } from '../photo/crop.ts'
import { placePhoto } from '../photo/photoPlacement.ts'
import { clockFaceOf, inkInHole } from './clockFace.ts'
import { blocksSaving, isUnfinished } from './finding.ts'
import { findingsOf } from './findingsOf.ts'
import { printedPpi } from './printedPpi.ts'
import type { TextMeasure } from './textMeasure.ts'

const REQUIREMENTS = { minFontSize: 8, clock: null }
const text = (patch: Parameters<typeof textItem>[0] = {}) => textItem({ text: 'はる', left: 150, top: 100, ...patch })
const inkAt = (left: number, top: number, width: number, height: number): TextMeasure => {
  const ink = rect(left, top, width, height)
  return { ink, outline: rectPath(ink), border: EMPTY_PATH, truncated: false, missing: [] }
}
const small = inkAt(40, 40, 20, 20)
const about = (item: ReturnType<typeof text>, measure: TextMeasure | null = small, requirements = REQUIREMENTS) =>
  findingsOf(samplePage({ items: [item] }), () => measure, requirements)

describe('photos', () => {
  const placed = (width: number) => {
    const frame = photoItem()
    return { ...frame, ...placePhoto(frame, { width, height: width, imageName: 'a.jpg' }) }
  }
  const kinds = (width: number) =>
    findingsOf(samplePage({ items: [placed(width)] }), () => null, REQUIREMENTS).map(({ kind, severity }) => [
      kind,
      severity,
    ])

  test('below 200 ppi have a note and below 120 a warning', () => {
    expect(kinds(67)).toEqual([])
    expect(kinds(66)).toEqual([['PHOTO_COARSE', 'NOTE']])
    expect(kinds(40)).toEqual([['PHOTO_COARSE', 'NOTE']])
    expect(kinds(39)).toEqual([['PHOTO_COARSE', 'WARNING']])
  })

  test('of which data are missing have a warning', () => {
    const findings = findingsOf(samplePage({ items: [placed(67)] }), () => null, {
      ...REQUIREMENTS,
      damagedPhotos: new Set(['a.jpg']),
    })
    expect(findings).toMatchObject([{ kind: 'PHOTO_DAMAGED', severity: 'WARNING', repair: null }])
  })

  test('have the resolution of their coarser side, unchanged by rotation and halved by doubled zoom', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 10, max: 4000, noNaN: true }),
        fc.double({ min: 10, max: 4000, noNaN: true }),
        fc.integer({ min: -180, max: 180 }),
        (width, height, rotate) => {
          const crop = (w: number, h: number) =>
            photoItem({ imageName: 'a.jpg', ...cropFields({ rect: rect(0, 0, w, h), rotate }) })
          const ppi = printedPpi(crop(width, height), 300) ?? 0
          expect(ppi).toBeCloseTo((Math.min(width, height) / 100) * 300, 6)
          expect(printedPpi(crop(width / 2, height / 2), 300)).toBeCloseTo(ppi / 2, 6)
        },
      ),
    )
  })

  describe('PRN-10: a photo that ends on the cut or in the bleed', () => {
    // The sheet of 400 by 300 has 35.4 pixels of bleed.
    const at = (patch: Parameters<typeof photoItem>[0]) => {
      const frame = photoItem({ left: 100, top: 100, width: 200, height: 150, ...patch })
      return { ...frame, ...placePhoto(frame, { width: 2000, height: 2000, imageName: 'a.jpg' }), ...patch }
    }
    const said = (patch: Parameters<typeof photoItem>[0]) =>
      findingsOf(samplePage({ items: [at(patch)] }), () => null, REQUIREMENTS).map(({ kind, severity, repair }) => [
        kind,
        severity,
        repair,
      ])
    const told = [['PHOTO_ENDS_IN_BLEED', 'NOTE', 'STRETCH_TO_BLEED']]

    test('notes a photo that ends in the bleed at any side or on the line, but not one that ends inside the trim or at the end of the sheet', () => {
      expect(said({ left: 20 })).toEqual(told)
      expect(said({ top: 35.43 })).toEqual(told)
      expect(said({ left: 390 - 200 })).toEqual(told)
      expect(said({ top: 280 - 150 })).toEqual(told)
      expect(said({ left: 0, top: 37 })).toEqual([])
      expect(said({ left: -12, width: 424 })).toEqual([])
    })

    test('notes a photo in the bleed if it is rotated by 90 degrees, but not if it is tilted or round', () => {
      // 150 wide and 200 high on the page.
      expect(said({ rotate: 90, top: 70, left: 20 })).toEqual([])
      expect(said({ rotate: 90, top: 70, left: -5 })).toEqual(told)
      expect(said({ rotate: 12, left: 20 })).toEqual([])
      expect(said({ left: 20, borderRadius: { rx: 50, ry: 50 } })).toEqual([])
    })

    test('notes a photo in the bleed if the customer has locked it, but not if the template fixes it or it is empty', () => {
      expect(said({ left: 20, placement: 'LOCKED' })).toEqual([['PHOTO_ENDS_IN_BLEED', 'NOTE', null]])
      expect(said({ left: 20, placement: 'FIXED' })).toEqual([])
      expect(said({ left: 20, imageName: null }).map(([kind]) => kind)).toEqual(['FRAME_EMPTY'])
    })
  })

  test('offers to zoom out of a photo only if that raises the resolution', () => {
    const whole = placed(60)
    const zoomed = { ...whole, croppedLeft: 15, croppedTop: 15, croppedWidth: 30, croppedHeight: 30 }
    const of = (item: typeof whole) => findingsOf(samplePage({ items: [item] }), () => null, REQUIREMENTS)[0]
    expect(of(whole)).toMatchObject({ repair: null, ppi: 180 })
    expect(of(zoomed)).toMatchObject({ repair: 'ZOOM_OUT', ppi: 90, reachablePpi: 180 })
  })

  test('reports an empty frame as unfinished, but not a disabled one', () => {
    const page = samplePage({ items: [photoItem(), photoItem({ id: 'off', isDisabledItem: true })] })
    const findings = findingsOf(page, () => null, REQUIREMENTS)
    expect(findings).toMatchObject([{ kind: 'FRAME_EMPTY', itemId: 'photo', repair: 'DISABLE' }])
    expect(findings.every(isUnfinished)).toBe(true)
  })
})

describe('ornaments', () => {
  // The trim is 3 mm inside the sheet of 400 by 300 pixels at 300 dpi, from 35.4 to 364.6; the cut strays by 1 mm, 11.8 pixels.
  const kinds = (change: Parameters<typeof ornamentItem>[0]) =>
    findingsOf(samplePage({ items: [ornamentItem(change)] }), () => null, REQUIREMENTS).map(
      ({ kind, severity, repair }) => [kind, severity, repair],
    )

  test('ADD-8: have a note where an inexact cut may graze them, and none inside or clearly beyond the trim line', () => {
    const atTrim = [['ORNAMENT_AT_TRIM', 'NOTE', 'MOVE_INSIDE']]
    expect(kinds({ left: 50, top: 100 })).toEqual([])
    expect(kinds({ left: 44, top: 100 })).toEqual(atTrim)
    expect(kinds({ left: 25, top: 100 })).toEqual(atTrim)
    expect(kinds({ left: 20, top: 100 })).toEqual([])
    expect(kinds({ left: 44, top: 100, isDisabledItem: true })).toEqual([])
    expect(kinds({ left: 44, top: 100, placement: 'LOCKED' })).toEqual([['ORNAMENT_AT_TRIM', 'NOTE', null]])
  })
})

describe('texts', () => {
  test('reports a blank text as unfinished, and offers the text of the template if it has one', () => {
    expect(about(text({ text: ' \n' }))).toMatchObject([{ kind: 'TEXT_BLANK', repair: null }])
    expect(about(text({ text: '', templateItemText: 'はる' }))).toMatchObject([{ repair: 'TEMPLATE_TEXT' }])
  })

  test('ADD-4: reports nothing about a text that the customer has added and left blank', () => {
    expect(about(text({ text: ' ', templateItemText: 'ここに文字', fontSize: 6, origin: 'OWN' }))).toEqual([])
    expect(about(text({ text: 'ここに文字', templateItemText: 'ここに文字', origin: 'OWN' }))).toMatchObject([
      { kind: 'TEXT_SAMPLE' },
    ])
  })

  test('PRN-11: reports a text that keeps the name of the sample, until it is in the words of the customer', () => {
    const sample = {
      templateItemText: '2026年10月8日　陽向',
      sampleParts: [{ kind: 'NAME' as const, text: '陽向' }],
    }
    expect(about(text({ ...sample, text: '2026年12月1日　陽向' }))).toMatchObject([{ kind: 'TEXT_SAMPLE' }])
    expect(about(text({ ...sample, text: '2026年12月1日　結月' }))).toEqual([])
  })

  test('a text with missing glyphs or ink outside the box prevents saving', () => {
    const findings = about(text(), { ...inkAt(-12, 40, 120, 20), truncated: true, missing: ['﨑'] })
    expect(findings.filter(blocksSaving)).toMatchObject([
      { kind: 'GLYPH_MISSING', missing: [{ character: '﨑', why: 'NO_GLYPH' }], repair: 'CHANGE_FONT' },
      // 12 pixels at 300 to the inch.
      { kind: 'TEXT_OVERFLOWS', repair: 'SHRINK', beyond: expect.closeTo(1.016, 3) },
    ])
  })

  test('offers a variant for a character beyond the basic plane, which no font has', () => {
    expect(about(text(), { ...small, missing: ['﨑', '𠮷'] })[0]).toMatchObject({ repair: 'USE_VARIANT' })
  })

  test('at the smallest size are offered a wider frame, not a smaller size; smaller ones have a warning', () => {
    expect(about(text({ fontSize: 8 }), { ...small, truncated: true })[0]).toMatchObject({ repair: 'WIDEN' })
    expect(about(text({ fontSize: 6 }))).toMatchObject([
      { kind: 'LETTERS_SMALL', severity: 'WARNING', fontSize: 6, least: 8, repair: 'ENLARGE' },
    ])
  })

  test('accepts a text box beyond the trim if the ink is inside', () => {
    expect(about(text({ left: -30, top: -30, width: 300, height: 300 }), inkAt(120, 120, 60, 20))).toEqual([])
  })

  test('notes ink beyond the safe area and warns of ink beyond the trim, both with the distance', () => {
    const page = samplePage()
    const { trim, safe } = printAreas(page.sheet)
    const at = (left: number) => about(text({ left, top: 100 }), inkAt(0, 0, 50, 20))
    expect(at(safe.left)).toEqual([])
    expect(at(safe.left - lengthOn(page.sheet, mm(1)))).toMatchObject([
      { kind: 'INK_NEAR_TRIM', severity: 'NOTE', repair: 'MOVE_INSIDE', distance: expect.closeTo(2, 3), safe: 3 },
    ])
    const held = text({ left: safe.left - lengthOn(page.sheet, mm(1)), top: 100, placement: 'LOCKED' })
    expect(about(held, inkAt(0, 0, 50, 20)), 'PWR-18: locked text is not moved').toMatchObject([{ repair: null }])
    expect(at(trim.left - lengthOn(page.sheet, mm(0.5)))).toMatchObject([
      { kind: 'INK_IN_BLEED', severity: 'WARNING', cut: expect.closeTo(0.5, 3) },
    ])
  })

  test('have a finding exactly if their ink leaves the safe area, at any rotation', () => {
    const page = samplePage()
    const { safe } = printAreas(page.sheet)
    const coordinate = fc.integer({ min: -80, max: 380 })
    fc.assert(
      fc.property(coordinate, coordinate, fc.integer({ min: 0, max: 359 }), (left, top, rotate) => {
        const item = text({ left, top, rotate })
        let outside = 0
        for (const x of [40, 60]) {
          for (const y of [40, 60]) {
            const corner = apply(itemToPage(item), { x, y })
            outside = Math.max(outside, safe.left - corner.x, corner.x - safe.left - safe.width)
            outside = Math.max(outside, safe.top - corner.y, corner.y - safe.top - safe.height)
          }
        }
        // Within one print pixel of the line both results are correct.
        fc.pre(Math.abs(outside) > 1)
        expect(about(item, inkAt(40, 40, 20, 20)).length).toBe(outside > 0 ? 1 : 0)
      }),
    )
  })

  test('finds nothing in a text that is not measured yet or is disabled', () => {
    expect(about(text({ left: -100 }), null)).toEqual([])
    expect(about(text({ left: -100, isDisabledItem: true }))).toEqual([])
  })
})

describe('a clock', () => {
  const sheet = { ...samplePage().sheet, width: 2433, height: 2433 }
  const face = clockFaceOf(sheet)

  test('a clock has a hole of 8 mm in its centre and hands within its face', () => {
    expect(face.centre).toEqual({ x: 1216.5, y: 1216.5 })
    expect(face.holeRadius).toBeCloseTo(lengthOn(sheet, mm(4)), 6)
    expect(face.hourHand).toBeLessThan(face.minuteHand)
    expect(face.minuteHand).toBeLessThan(printAreas(sheet).trim.width / 2)
  })

  test('allows text around its hole, and warns of text across it', () => {
    const ring = curvedItem({ text: 'はる', left: 716, top: 716, width: 1000, height: 1000 })
    const above = rectPath(rect(400, 0, 200, 60))
    const below = rectPath(rect(400, 940, 200, 60))
    const outline = {
      verbs: Uint8Array.from([...above.verbs, ...below.verbs]),
      coords: Float64Array.from([...above.coords, ...below.coords]),
    }
    const page = samplePage({ sheet, items: [ring] })
    const of = (measure: TextMeasure) => findingsOf(page, () => measure, { minFontSize: 8, clock: face })
    expect(of({ outline, border: EMPTY_PATH, ink: rect(400, 0, 200, 1000), truncated: false, missing: [] })).toEqual([])
    const across = inkAt(300, 480, 400, 40)
    expect(of(across)).toMatchObject([{ kind: 'INK_IN_HOLE', diameter: 8, repair: null }])
    const bordered = { outline, border: across.outline, ink: rect(300, 0, 400, 1000), truncated: false, missing: [] }
    expect(of(bordered), 'a border is ink').toMatchObject([{ kind: 'INK_IN_HOLE' }])
  })

  test('finds ink in its hole exactly if a point of it lies there', () => {
    const place = fc.integer({ min: -120, max: 120 })
    const length = fc.integer({ min: 1, max: 160 })
    fc.assert(
      fc.property(place, place, length, length, (left, top, width, height) => {
        const box = rect(face.centre.x + left, face.centre.y + top, width, height)
        const nearest = {
          x: Math.min(Math.max(0, left), left + width),
          y: Math.min(Math.max(0, top), top + height),
        }
        const isInside = Math.hypot(nearest.x, nearest.y) < face.holeRadius
        fc.pre(Math.abs(Math.hypot(nearest.x, nearest.y) - face.holeRadius) > 0.01)
        expect(inkInHole(rectPath(box), face)).toBe(isInside)
        if (pathContains(rectPath(box), face.centre)) expect(isInside).toBe(true)
      }),
    )
  })
})

test('a length on paper is given in millimetres', () => {
  const { sheet } = samplePage()
  expect(lengthOn(sheet, mm(25.4))).toBeCloseTo(sheet.dpi)
  // @ts-expect-error points are not millimetres
  lengthOn(sheet, pt(72))
  // @ts-expect-error a number without a unit may be print pixels
  lengthOn(sheet, 25.4)
})
