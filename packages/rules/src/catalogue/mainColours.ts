import { MOST_TEMPLATE_COLOURS, type TemplateColour } from '@irodori/contract/entities/template'
import { colourName } from './colourName.ts'

/** The pixels of a page as opaque RGBA bytes, row by row. */
interface PagePixels {
  readonly width: number
  readonly height: number
  readonly data: ArrayLike<number>
}

/** A photo frame of the page, in its pixels. */
interface CoveredBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Shares of the visible artwork above which a colour counts: ornaments are small, the white of the paper is everywhere. */
const LEAST_SHARE = 0.04
const LEAST_WHITE = 0.6
/** Below this share of the page the artwork beside the frames says too little, and all of it counts. */
const LEAST_VISIBLE = 0.1

/**
 * CLR-2: the main colours of a template, the largest first, from its artwork without texts. The artwork below the photo
 * frames does not count, because photos cover it.
 */
export function mainColours(page: PagePixels, frames: readonly CoveredBox[]): TemplateColour[] {
  const beside = countColours(page, frames)
  const visible = sumOf(beside)
  return largest(visible >= LEAST_VISIBLE * page.width * page.height ? beside : countColours(page, []))
}

type Counts = ReadonlyMap<TemplateColour, number>

const sumOf = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0)

function countColours({ width, height, data }: PagePixels, frames: readonly CoveredBox[]): Counts {
  const counts = new Map<TemplateColour, number>()
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (frames.some((frame) => isInside(frame, x + 0.5, y + 0.5))) continue
      const at = (y * width + x) * 4
      const name = colourName(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return counts
}

const isInside = ({ left, top, width, height }: CoveredBox, x: number, y: number): boolean =>
  x >= left && x < left + width && y >= top && y < top + height

function largest(counts: Counts): TemplateColour[] {
  const total = sumOf(counts)
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
  const main = sorted.filter(([name, count]) => count >= total * (name === 'white' ? LEAST_WHITE : LEAST_SHARE))
  return (main.length > 0 ? main : sorted.slice(0, 1)).slice(0, MOST_TEMPLATE_COLOURS).map(([name]) => name)
}
