import type { CallError } from '@irodori/client/callError'
import type { Order } from '@irodori/contract/entities/order'
import { dateLocale } from '@irodori/contract/language'
import type { TFunction } from 'i18next'

export interface ErrorMessage {
  /** What happened. */
  readonly title: string
  /** What to do. */
  readonly body: string
  /** Error code for the shop's support; null if the server sent none. */
  readonly code: string | null
}

type Shop = NonNullable<Order['ecSiteId']>

const SHOPS: readonly Shop[] = ['YAHOO', 'RAKUTEN', 'COLOR_ME']
const CONVENIENCE_STORE = 'COMBINI'
const POINTS = 'RAKUTEN_POINT'

/**
 * The message of a failed call. Every error code has its own text, filled in with the details that the server sent.
 * @param t of the message area `errors`
 * @param language of dates and times
 */
export function errorMessage(error: CallError, t: TFunction<'errors'>, language: string): ErrorMessage {
  if (error.kind === 'NETWORK' || error.kind === 'ABORTED') {
    return { title: t('network.title'), body: t('network.body'), code: null }
  }
  if (error.kind === 'UNREADABLE' || error.errorCode === null) {
    return { title: t('unexpected.title'), body: t('unexpected.body'), code: String(error.status) }
  }
  const { errorCode: code, error: details } = error
  const shop = t(`shop.${shopOf(error) ?? 'OTHER'}`)
  const say = (body: string) => ({ title: t(`${code}.title`, { shop }), body, code })
  if (code === 'EC_MAINTAIN') {
    const until = clockTime(details.until, language)
    return say(until === null ? t('EC_MAINTAIN.body', { shop }) : t('EC_MAINTAIN.bodyUntil', { shop, until }))
  }
  if (code === 'ORDER_YAHOO_IS_VERIFYING') {
    const { minutes } = details
    return say(
      typeof minutes === 'number'
        ? t('ORDER_YAHOO_IS_VERIFYING.bodyMinutes', { minutes })
        : t('ORDER_YAHOO_IS_VERIFYING.body'),
    )
  }
  if (code === 'ORDER_NOT_SETTLED') {
    if (details.paymentType === CONVENIENCE_STORE) return say(t('ORDER_NOT_SETTLED.bodyConvenience'))
    if (details.paymentType === POINTS) return say(t('ORDER_NOT_SETTLED.bodyPoints'))
  }
  return say(t(`${code}.body`, { shop }))
}

/** The outside shop that a refusal concerns; null if the server named none. */
export function shopOf(error: CallError): Shop | null {
  const named = error.kind === 'REFUSED' ? error.error.shop : null
  return SHOPS.find((shop) => shop === named) ?? null
}

function clockTime(value: unknown, language: string): string | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  if (Number.isNaN(time)) return null
  const format = { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Tokyo' } as const
  return new Intl.DateTimeFormat(dateLocale(language), format).format(time)
}
