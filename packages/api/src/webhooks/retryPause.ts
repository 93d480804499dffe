import { DAY_MS, SECOND_MS } from '@irodori/contract/durations'
import { jittered } from '../resilience/jittered.ts'

const FIRST_MS = 10 * SECOND_MS
/** Twelve attempts in about four and a half days. */
const ATTEMPTS = 12

/**
 * WHK-3: milliseconds until the next attempt after some failed ones: ten seconds, four times as long after each further
 * one, a day at most. Null if none follows.
 * @param random a number from 0 to 1
 */
export const retryPauseMs = (failed: number, random: number): number | null =>
  failed >= ATTEMPTS ? null : jittered(Math.min(DAY_MS, FIRST_MS * 4 ** (failed - 1)), random)
