import type { Notice } from '@irodori/contract/entities/notice'

/** Visibility of a notice: disabled, before its period, in it, or after it. */
export type NoticeState = 'OFF' | 'BEFORE' | 'SHOWN' | 'OVER'

/** Both ends of the period are inclusive. */
export function noticeState({ isEnabled, fromTime, toTime }: Notice, now: Date): NoticeState {
  if (!isEnabled) return 'OFF'
  if (now.getTime() < Date.parse(fromTime)) return 'BEFORE'
  return now.getTime() <= Date.parse(toTime) ? 'SHOWN' : 'OVER'
}
