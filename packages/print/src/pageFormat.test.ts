import { dpi, mm, mmToPrintPx, mmToPt } from '@irodori/geometry/units'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageBoxes } from './pageBoxes.ts'
import { formatOf } from './pageFormat.ts'

const sheetOf = (trimWidth: number, trimHeight: number, bleedMm: number, resolution: number) => {
  const px = (length: number) => Math.round(mmToPrintPx(mm(length + 2 * bleedMm), dpi(resolution)))
  return { width: px(trimWidth), height: px(trimHeight), dpi: resolution, bleedMm }
}

test('PRF-4: recovers a format in whole millimetres from its whole pixels', () => {
  const length = fc.integer({ min: 20, max: 900 })
  fc.assert(
    fc.property(length, length, fc.constantFrom(0, 2, 3, 5), fc.constantFrom(150, 300, 350, 600), (...sheet) => {
      const [trimWidth, trimHeight, bleed] = sheet
      expect(formatOf(sheetOf(...sheet))).toEqual({ trimWidth, trimHeight, bleed })
    }),
  )
})

test('PRF-4: keeps the exact size when no round length has its pixels', () => {
  const { trimWidth } = formatOf({ width: 1001, height: 1000, dpi: 2400, bleedMm: 0 })
  expect(trimWidth).toBeCloseTo((1001 / 2400) * 25.4, 9)
})

test('PRF-4: insets the boxes by slug and bleed', () => {
  const format = { trimWidth: mm(100), trimHeight: mm(148), bleed: mm(3) }
  const { media, bleed, trim } = pageBoxes(format, mm(12))
  expect(media).toEqual([0, 0, mmToPt(mm(130)), mmToPt(mm(178))])
  expect(bleed).toEqual([mmToPt(mm(12)), mmToPt(mm(12)), mmToPt(mm(118)), mmToPt(mm(166))])
  expect(trim).toEqual([mmToPt(mm(15)), mmToPt(mm(15)), mmToPt(mm(115)), mmToPt(mm(163))])
})
