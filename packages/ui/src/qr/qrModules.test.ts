import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { qrModules } from './qrModules.ts'

const MODULE_PX = 4

/** What another implementation reads from the code, drawn in black on white. */
function read(address: string): string | undefined {
  const modules = qrModules(address)
  const width = modules.length * MODULE_PX
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!modules[Math.floor(y / MODULE_PX)]?.[Math.floor(x / MODULE_PX)]) continue
      pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return jsQR(pixels, width, width)?.data
}

it.each([
  'https://shop.example/digital-message/00000000-0000-4000-8000-000000000001',
  'https://shop.example/digital-message/ffffffff-ffff-4fff-bfff-ffffffffffff',
  'http://localhost:4000/digital-message/order-2',
])('DGM-21: another reader reads %s from its code', (address) => {
  expect(read(address)).toBe(address)
})
