import type { Notice } from '@irodori/contract'

/** The notices that are switched on and whose time window holds `now`, both ends included. */
export const activeNotices = (notices: readonly Notice[], now: Date): readonly Notice[] =>
  notices.filter(
    ({ isEnabled, fromTime, toTime }) =>
      isEnabled && Date.parse(fromTime) <= now.getTime() && now.getTime() <= Date.parse(toTime),
  )
