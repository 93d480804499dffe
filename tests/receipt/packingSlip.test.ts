import { execFileSync } from 'node:child_process'
import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { drawSlips } from '../../packages/api/src/handOver/slip/drawSlips.ts'
import { findTool } from '../fixtures/tools.ts'
import { HAND_OVER, PARCEL } from './handOver.ts'

const pdftoppm = findTool('pdftoppm')
const reason = pdftoppm ? '' : ': skipped, poppler-utils are not installed'

describe.skipIf(reason !== '')(`the packing slip, drawn by poppler${reason}`, () => {
  it('has a QR code that is read as the order number', async () => {
    const pdf = await drawSlips([{ handOver: HAND_OVER, parcel: PARCEL, pictures: new Map() }], {
      name: 'はなみずき写真館',
      accent: '#1f5f4a',
    })
    const picture = execFileSync(pdftoppm ?? '', ['-r', '150', '-'], { input: pdf, maxBuffer: 2 ** 26 })
    const [header = '', width = '', height = ''] =
      /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.toString('latin1', 0, 40)) ?? []
    const pixels = new Uint8ClampedArray(Number(width) * Number(height) * 4).map((_, at) =>
      at % 4 === 3 ? 255 : (picture[header.length + 3 * Math.floor(at / 4) + (at % 4)] ?? 0),
    )
    expect(jsQR(pixels, Number(width), Number(height))?.data).toBe('123456-20261124-0123456789')
  })
})
