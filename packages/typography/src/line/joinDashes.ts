import { sharedMark } from '../unicode/sharedMarks.ts'

export const isDash = (character: string | undefined): boolean => sharedMark(character ?? '') === 'DASH'

/** The share of a dash's length by which copies of it are apart at most, so that their round ends are covered too. */
const REACH = 0.6

/**
 * Copies of a dash that close the gap to the next one, which begins `step` em after it: most fonts draw a dash shorter than
 * its cell. The copies keep the thickness and the ends of the stroke, which stretching would not.
 * @returns how far the copies are from the dash, in em
 */
export function dashJoints(step: number, length: number): number[] {
  if (!(length > 0)) return []
  const pieces = Math.ceil(step / (REACH * length))
  return Array.from({ length: Math.max(0, pieces - 1) }, (_, i) => (step * (i + 1)) / pieces)
}
