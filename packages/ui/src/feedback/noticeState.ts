import type { Notice } from '@irodori/contract'

/** Whether a notice is seen by customers: switched off, not yet, now, or no more. */
export type NoticeState = 'OFF' | 'BEFORE' | 'SHOWN' | 'OVER'

/** Both ends of its time belong to it. */
export function noticeState({ isEnabled, fromTime, toTime }: Notice, now: Date): NoticeState {
  if (!isEnabled) return 'OFF'
  if (now.getTime() < Date.parse(fromTime)) return 'BEFORE'
  return now.getTime() <= Date.parse(toTime) ? 'SHOWN' : 'OVER'
}
