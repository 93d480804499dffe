import { execFileSync } from 'node:child_process'
import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { drawSlips } from '../../packages/api/src/handOver/slip/drawSlips.ts'
import { HAND_OVER, PARCEL } from '../../packages/api/testing/papers/handedOrder.ts'
import { findTool } from '../fixtures/tools.ts'

const pdftoppm = findTool('pdftoppm')
const reason = pdftoppm ? '' : ': skipped, poppler-utils are not installed'

interface Picture {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8ClampedArray
}

/** The first page in colour, from a binary PPM. */
function inColour(pdf: Uint8Array, dpi: number): Picture {
  const file = execFileSync(pdftoppm ?? '', ['-r', String(dpi), '-'], { input: pdf, maxBuffer: 2 ** 26 })
  const [header = '', width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 40)) ?? []
  const size = { width: Number(width), height: Number(height) }
  const rgba = new Uint8ClampedArray(size.width * size.height * 4).map((_, at) =>
    at % 4 === 3 ? 255 : (file[header.length + 3 * Math.floor(at / 4) + (at % 4)] ?? 0),
  )
  return { ...size, rgba }
}

/** The first page as the dots of a print head, from a binary PBM, whose rows begin at whole bytes. */
function inDots(pdf: Uint8Array, dpi: number): Picture {
  const file = execFileSync(pdftoppm ?? '', ['-mono', '-r', String(dpi), '-'], { input: pdf, maxBuffer: 2 ** 26 })
  const [header = '', width, height] = /^P4\s+(\d+)\s+(\d+)\s/.exec(file.toString('latin1', 0, 40)) ?? []
  const size = { width: Number(width), height: Number(height) }
  const rowBytes = Math.ceil(size.width / 8)
  const rgba = new Uint8ClampedArray(size.width * size.height * 4).map((_, at) => {
    const [x, y] = [Math.floor(at / 4) % size.width, Math.floor(at / 4 / size.width)]
    const byte = file[header.length + y * rowBytes + (x >> 3)] ?? 0
    return at % 4 < 3 && (byte >> (7 - (x & 7))) & 1 ? 0 : 255
  })
  return { ...size, rgba }
}

const codeOf = ({ rgba, width, height }: Picture) => jsQR(rgba, width, height)?.data

describe.skipIf(reason !== '')(`the packing slip, drawn by poppler${reason}`, () => {
  const LONGEST_NUMBER = '1234567890'.repeat(4)

  it.each([HAND_OVER.order.number, LONGEST_NUMBER])(
    'has a QR code that is read as the order number %s',
    async (number) => {
      const handOver = { ...HAND_OVER, order: { ...HAND_OVER.order, number } }
      const slips = [{ handOver, parcel: PARCEL, pictures: new Map() }]
      const sender = { name: 'はなみずき写真館', accent: '#1f5f4a' }
      expect(codeOf(inColour(await drawSlips(slips, sender, 'A4'), 150))).toBe(number)
      const thermal = await drawSlips(slips, sender, '100X150')
      expect(codeOf(inDots(thermal, 203)), 'printed by a head of 203 dpi').toBe(number)
    },
  )
})
