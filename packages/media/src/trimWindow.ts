import { MEDIA_LIMITS } from '@irodori/rules/mediaLimits'

/** The chosen part of a video or a sound, in seconds, in whole tenths. */
export interface TrimWindow {
  readonly start: number
  readonly end: number
}

/** MDA-6: seconds. Videos and sounds have the same limit. */
const LONGEST = MEDIA_LIMITS.VIDEO.seconds
const SHORTEST = 1

const inTenths = (seconds: number): number => Math.round(seconds * 10) / 10
const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The last tenth that a file of this length reaches. */
export const lastTenth = (total: number): number => Math.floor(total * 10) / 10

/** MDA-6: the part that is chosen first: the beginning, as long as allowed. */
export const firstWindow = (total: number): TrimWindow => ({ start: 0, end: Math.min(LONGEST, lastTenth(total)) })

/** MDA-6: moves the start; the end follows where the part would become too long or too short. */
export function moveStart({ end }: TrimWindow, start: number, total: number): TrimWindow {
  const next = inTenths(clamp(start, 0, lastTenth(total) - SHORTEST))
  return { start: next, end: inTenths(clamp(end, next + SHORTEST, Math.min(next + LONGEST, lastTenth(total)))) }
}

/** MDA-6: moves the end; the start follows where the part would become too long or too short. */
export function moveEnd({ start }: TrimWindow, end: number, total: number): TrimWindow {
  const next = inTenths(clamp(end, SHORTEST, lastTenth(total)))
  return { start: inTenths(clamp(start, Math.max(0, next - LONGEST), next - SHORTEST)), end: next }
}

/** MDA-6: moves the whole part and keeps its length. */
export function moveWindow({ start, end }: TrimWindow, to: number, total: number): TrimWindow {
  const length = end - start
  const next = inTenths(clamp(to, 0, lastTenth(total) - length))
  return { start: next, end: inTenths(next + length) }
}
