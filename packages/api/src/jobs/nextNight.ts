/**
 * The next time at which a nightly job runs.
 * @param hourUtc hour of the day in UTC; four in the morning in Tokyo is 19
 */
export function nextNight(now: Date, hourUtc: number): Date {
  const night = new Date(now)
  night.setUTCHours(hourUtc, 0, 0, 0)
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1)
  return night
}
