/** Ends the waiting period of an order; the subject is its number. */
export const WAITING_END_JOB = 'waiting-end'

/** Hands the finished print files of an order over; the subject is its number. */
export const HAND_OVER_JOB = 'hand-over'

/** Makes the gift of a released message that nobody has accepted; the subject is the order's number. */
export const AUTO_START_JOB = 'auto-start'
