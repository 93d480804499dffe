import type { Language } from '@irodori/contract/language'
import * as z from 'zod'

const TRACKED = '{number}'

/** A company that brings parcels to customers. */
const OwnCarrier = z.strictObject({
  /** As the staff name it when an order is sent. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must consist of small letters, digits and hyphens'),
  name: z.string().min(1).max(60),
  /** Address of the carrier's page about a parcel, with {number} in place of its number; null if it has none. */
  trackingUrl: z
    .url({ protocol: /^https$/ })
    .includes(TRACKED, `must contain ${TRACKED}`)
    .nullable(),
})
export type Carrier = z.infer<typeof OwnCarrier>

/** The carriers that a profile names by their id alone. The pages about parcels are those of the carriers. */
const KNOWN_CARRIERS = {
  yamato: {
    name: 'ヤマト運輸',
    trackingUrl: 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id={number}',
  },
  sagawa: {
    name: '佐川急便',
    trackingUrl: 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo={number}',
  },
  'japan-post': {
    name: '日本郵便',
    trackingUrl: 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}',
  },
  seino: { name: '西濃運輸', trackingUrl: null },
  fukuyama: { name: '福山通運', trackingUrl: null },
} as const satisfies Readonly<Record<string, Omit<Carrier, 'id'>>>

type KnownId = keyof typeof KNOWN_CARRIERS
const KNOWN_IDS = Object.keys(KNOWN_CARRIERS) as [KnownId, ...KnownId[]]

const ADVICE = `must be ${KNOWN_IDS.join(', ')}, or a carrier of your own with id, name and trackingUrl`

/** A known carrier by its id, or one of the shop's own. */
export const CarrierOfShop = z.union(
  [z.enum(KNOWN_IDS).transform((id): Carrier => ({ id, ...KNOWN_CARRIERS[id] })), OwnCarrier],
  { error: ADVICE },
)

/** The names of the known carriers in English. */
const ENGLISH_NAMES: Readonly<Record<KnownId, string>> = {
  yamato: 'Yamato Transport',
  sagawa: 'Sagawa Express',
  'japan-post': 'Japan Post',
  seino: 'Seino Transportation',
  fukuyama: 'Fukuyama Transporting',
}

/** LNG-2: the name of a carrier in the language of a call; that of a shop's own carrier is as the profile writes it. */
export function carrierName({ id, name }: Carrier, language: Language | null): string {
  const known = KNOWN_IDS.find((one) => one === id && KNOWN_CARRIERS[one].name === name)
  return language === 'en' && known !== undefined ? ENGLISH_NAMES[known] : name
}

/** The carrier's page about one parcel. */
export const trackingUrlOf = ({ trackingUrl }: Carrier, trackingNumber: string): string | null =>
  trackingUrl === null ? null : trackingUrl.replace(TRACKED, encodeURIComponent(trackingNumber))
