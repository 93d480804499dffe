import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { framePath, itemToPage, localBox } from '@irodori/design/itemGeometry'
import { paintOrder } from '@irodori/design/paintOrder'
import { compose, scaling } from '@irodori/geometry/affine'
import { quadrilateral, transformPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import { fillCoverage } from '@irodori/imaging/fillCoverage'
import type { Path } from '@irodori/geometry/path'
import type { Grounds } from './grounds.ts'
import { INK } from './inkArea.ts'
import type { TemplateFinding } from './templateFinding.ts'

/** Percent of a frame of which more is hidden than shown. */
const LEAST_VISIBLE = 50
/** Difference of the grounds from which a photo is seen: a quarter of it, as under a shade that carries headlines. */
const SEEN = 64

/**
 * Frames of which most lies below other frames, below artwork, or in boxes of texts, where a tap would choose those. In
 * percent of the frame.
 */
export function hiddenFrames(page: DesignPage, { onWhite, onBlack }: Grounds): TemplateFinding[] {
  const { width, height } = onWhite
  const toGround = scaling(width / page.sheet.width, height / page.sheet.height)
  const clip = rect(0, 0, width, height)
  // The number of the topmost item that is hit at each pixel; 0 for none.
  const topmost = new Uint16Array(width * height)
  const cover = (path: Path, number: number): number => {
    const area = fillCoverage(path, clip)
    let pixels = 0
    for (let y = 0, at = 0; y < area.height; y++) {
      const row = (area.top + y) * width + area.left
      for (let x = 0; x < area.width; x++, at++) {
        if ((area.data[at] ?? 0) < INK) continue
        pixels += 1
        topmost[row + x] = number
      }
    }
    return pixels
  }
  const { photos, front } = paintOrder(page)
  const frames = photos.filter(({ isDisabledItem }) => !isDisabledItem)
  const areas = frames.map((frame, index) => cover(outlineOf(frame, toGround), index + 1))
  for (const item of front) {
    // A curved text is chosen at its letters only.
    if (item.isDisabledItem || item.type === 'CURVED_TEXT') continue
    cover(quadrilateral(localBox(item), compose(itemToPage(item), toGround)), frames.length + 1)
  }
  const seen = new Float64Array(frames.length + 2)
  for (let at = 0; at < topmost.length; at++) {
    const number = topmost[at] ?? 0
    if (number === 0) continue
    const difference = (onWhite.data[4 * at + 1] ?? 0) - (onBlack.data[4 * at + 1] ?? 0)
    if (difference >= SEEN) seen[number] = (seen[number] ?? 0) + 1
  }
  return frames.flatMap(({ id }, index): TemplateFinding[] => {
    const measured = (100 * (seen[index + 1] ?? 0)) / Math.max(1, areas[index] ?? 0)
    return measured >= LEAST_VISIBLE
      ? []
      : [{ rule: 'FRAME_HIDDEN', itemId: id, words: '', measured, limit: LEAST_VISIBLE }]
  })
}

const outlineOf = (frame: ImageItem, toGround: ReturnType<typeof scaling>): Path =>
  transformPath(framePath(frame), compose(itemToPage(frame), toGround))
