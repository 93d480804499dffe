import { line, n, shape, tag } from '../art/svg.ts'
import { type Frame, outlineOf } from './sheet.ts'

/** Frames that do not bleed off the page. */
export const innerFrames = (frames: readonly Frame[]): Frame[] => frames.filter(({ isBleeding }) => !isBleeding)

/** A line around every photo that does not bleed. */
export const frameLines = (frames: readonly Frame[], grow: number, stroke: string, width: number): string =>
  innerFrames(frames)
    .map((frame) => line(outlineOf(frame, grow), stroke, width, { 'stroke-linejoin': 'miter' }))
    .join('')

/** A sheet of paper with a soft shadow under every photo that does not bleed. */
export function mats(frames: readonly Frame[], grow: number, fill: string, shadow = '#3A2A1E'): string {
  return innerFrames(frames)
    .map((frame) => {
      const d = outlineOf(frame, grow)
      const under = [1, 0.6, 0.3].map((share) =>
        tag('path', {
          d,
          fill: 'none',
          stroke: shadow,
          'stroke-opacity': 0.06,
          'stroke-width': n(grow * 1.1 * share),
          transform: `translate(0 ${n(grow * 0.22)})`,
        }),
      )
      return under.join('') + shape(d, fill)
    })
    .join('')
}
