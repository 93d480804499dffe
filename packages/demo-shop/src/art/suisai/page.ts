import { BOOKLET_COVER_PAGE, BOOKLET_SPREAD_PAGE } from '../../entities/pageFormat.ts'
import { washiFibres } from '../paper.ts'
import type { Random } from '../random.ts'
import { n, page, picture, tag } from '../svg.ts'
import type { Pane } from './layout.ts'
import { FIBRES, GOLD, INK, PAPER } from './tones.ts'

interface Format {
  width: number
  height: number
}
export const COVER: Format = BOOKLET_COVER_PAGE
export const SPREAD: Format = BOOKLET_SPREAD_PAGE

/** The page's paper with its painting. */
export const paper = (random: Random, { width, height }: Format, ...painted: string[]): string =>
  picture(
    width,
    height,
    page(width, height, PAPER),
    washiFibres(random, { left: 0, top: 0, width, height }, 24, FIBRES),
    ...painted,
  )

/** A thin, not quite closed pen border slightly outside the photo. */
export const penFrame = ({ left, top, width, height, rotate, corner }: Pane): string =>
  [16, 24]
    .map((grow, index) =>
      tag('rect', {
        x: n(left - grow),
        y: n(top - grow),
        width: n(width + 2 * grow),
        height: n(height + 2 * grow),
        rx: n(corner + grow * 0.6),
        fill: 'none',
        stroke: index === 0 ? INK : GOLD,
        'stroke-width': index === 0 ? 2.6 : 1.6,
        opacity: index === 0 ? 0.75 : 0.9,
        transform: `rotate(${rotate + (index === 0 ? 0 : 0.25)} ${n(left + width / 2)} ${n(top + height / 2)})`,
      }),
    )
    .join('')

/** The same around a round photo. */
export const ring = ({ x, y, radius }: { x: number; y: number; radius: number }): string =>
  tag('circle', { cx: n(x), cy: n(y), r: radius + 16, fill: 'none', stroke: INK, 'stroke-width': 2.6, opacity: 0.75 }) +
  tag('circle', { cx: n(x + 2), cy: n(y - 1), r: radius + 25, fill: 'none', stroke: GOLD, 'stroke-width': 1.6 })
