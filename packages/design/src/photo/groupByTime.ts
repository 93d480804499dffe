import { DAY_MS, HOUR_MS } from '@irodori/contract/durations'
import type { DatedPhoto } from './autoFill.ts'
import { byTakenAt } from './autoFill.ts'

/** A pause of this length begins another group on the same day. */
const PAUSE_MS = 3 * HOUR_MS
/** A day ends at four in the morning, so that a night out stays together. */
const DAY_ENDS_MS = 4 * HOUR_MS

const dayOf = (takenAt: number): number => Math.floor((takenAt - DAY_ENDS_MS) / DAY_MS)

/**
 * Photos in the order in which they were taken, in groups of one day that no long pause interrupts. Photos without a time
 * are the last group.
 * @param photos their times are those of a clock on the wall, as if it showed UTC
 */
export function groupByTime<Photo extends DatedPhoto>(photos: readonly Photo[]): readonly (readonly Photo[])[] {
  const groups: Photo[][] = []
  for (const photo of photos.toSorted(byTakenAt)) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && areTogether(last.takenAt, photo.takenAt)) group.push(photo)
    else groups.push([photo])
  }
  return groups
}

const areTogether = (earlier: number | null, later: number | null): boolean =>
  earlier === null || later === null ? earlier === later : later - earlier < PAUSE_MS && dayOf(earlier) === dayOf(later)
