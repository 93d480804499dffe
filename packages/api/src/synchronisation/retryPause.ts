import { HOUR_MS, MINUTE_MS } from '@irodori/contract/durations'
import { jittered } from '../resilience/jittered.ts'

/** A marketplace that names a later end of its maintenance is asked again after this time. */
const LONGEST_MS = 6 * HOUR_MS

/**
 * Milliseconds until the next attempt after some failures: a minute, doubled each time, about an hour at most.
 * @param random a number from 0 to 1
 */
export const backoffMs = (failures: number, random: number): number =>
  jittered(Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(failures, 10)), random)

/**
 * Milliseconds until the next poll.
 * @param random a number from 0 to 1
 */
export const pollPauseMs = (intervalMs: number, random: number): number => jittered(intervalMs, random)

/**
 * Milliseconds until a marketplace that named the end of its maintenance or its limit is asked again, up to a minute after
 * that end.
 * @param random a number from 0 to 1
 */
export function pauseUntilMs(until: Date, now: Date, random: number): number {
  const left = Math.min(LONGEST_MS, Math.max(0, until.getTime() - now.getTime()))
  return Math.round(left + random * MINUTE_MS)
}
