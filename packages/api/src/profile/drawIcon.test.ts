import { acceptedPhoto } from '@irodori/imaging/photoError'
import { openPhoto } from '@irodori/imaging/server/openPhoto'
import { describe, expect, it } from 'vitest'
import { drawIcon } from './drawIcon.ts'

const GROUND = '#fbf9f5'
const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
const SQUARE = `<svg ${XMLNS} viewBox="0 0 24 24"><path d="M0 0h24v24H0z" fill="#a93a2b"/></svg>`
const WIDE = `<?xml version="1.0"?>\n<!-- a comment --><svg ${XMLNS} width='300px' height="100" viewBox="0 0 300 100"><path d="M0 0h300v100H0z" fill="#28486b"/></svg>`

async function pixelsOf(mark: string, side: number) {
  const png = await drawIcon(mark, side, GROUND)
  const { width, height, data } = acceptedPhoto(await openPhoto(Uint8Array.from(png))).pixels
  const at = (x: number, y: number): string => {
    const start = (y * width + x) * 4
    return `#${Buffer.from(data.slice(start, start + 3)).toString('hex')}`
  }
  return { width, height, data, at }
}

describe('an icon of the shop', () => {
  it.each([180, 192, 512])('of %i px has the mark within the circle that no launcher cuts', async (side) => {
    for (const mark of [SQUARE, WIDE]) {
      const { width, height, data, at } = await pixelsOf(mark, side)
      expect([width, height, data.every((value, index) => index % 4 < 3 || value === 255)]).toEqual([side, side, true])
      const outside = new Set<string>()
      for (let y = 0; y < side; y += 3)
        for (let x = 0; x < side; x += 3)
          if (Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) > 0.4 * side) outside.add(at(x, y))
      expect([...outside]).toEqual([GROUND])
      expect(at(side / 2, side / 2)).not.toBe(GROUND)
    }
  })

  it('keeps the proportions of a mark that is no square, whatever size its file states', async () => {
    const { at } = await pixelsOf(WIDE, 300)
    expect([at(150, 150), at(70, 150), at(60, 150), at(150, 100), at(150, 200)]).toEqual([
      '#28486b',
      '#28486b',
      GROUND,
      GROUND,
      GROUND,
    ])
  })
})
