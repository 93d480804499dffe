import type { OrderRow } from '../database/tables/orders.ts'

interface Remaining {
  /** The remaining time by the client's own clock, which may be wrong; its countdown runs on that clock. */
  readonly clientEndingTime: string
  readonly remainingSeconds: number
}

/** The rest of the waiting period; zero where the order does not wait. */
export function remainingTime(order: OrderRow, clientStartTime: string | undefined, now: Date): Remaining {
  const ends = order.status === 'WAITING_CREATION' ? order.waiting_ends_at : null
  const left = ends === null ? 0 : Math.max(0, ends.getTime() - now.getTime())
  const started = clientTime(clientStartTime) ?? now.getTime()
  return { clientEndingTime: new Date(started + left).toISOString(), remainingSeconds: Math.ceil(left / 1000) }
}

/** The year 9000: later times could overflow when the waiting period is added. */
const LATEST = Date.UTC(9000, 0)
/** Date, time and zone. A plus sign that was not escaped arrives as a space. */
const WRITTEN = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?:(Z)|([-+ ])(\d{2}):?(\d{2}))?$/i

/** Reads milliseconds since 1970, or a date and time (of Tokyo without a zone); null for anything else. */
function clientTime(text: string | undefined): number | null {
  const written = (text ?? '').trim()
  const time = /^\d{1,16}$/.test(written) ? Number(written) : instantOf(written)
  return time >= 0 && time <= LATEST ? time : null
}

function instantOf(written: string): number {
  const [, date, time, utc, sign, hours, minutes] = WRITTEN.exec(written) ?? []
  if (date === undefined) return Number.NaN
  const zone = sign === undefined ? '+09:00' : `${sign === '-' ? '-' : '+'}${hours}:${minutes}`
  return Date.parse(`${date}T${time}${utc === undefined ? zone : 'Z'}`)
}
