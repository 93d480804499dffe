/** The time that the header Retry-After names; null if it names none. RFC 9110, 10.2.3: seconds or a date. */
export function readRetryAfter(header: string | null, now: Date): Date | null {
  if (header === null) return null
  if (/^\d{1,8}$/.test(header)) return new Date(now.getTime() + Number(header) * 1000)
  const date = new Date(header)
  return Number.isNaN(date.getTime()) ? null : date
}
