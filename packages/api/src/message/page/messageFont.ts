import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import en from '@irodori/locales/en/gift.json' with { type: 'json' }
import ja from '@irodori/locales/ja/gift.json' with { type: 'json' }
import subsetFont from 'subset-font'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Database } from '../../database/tables.ts'
import type { Storage } from '../../storage/storage.ts'
import { listMessageItems } from '../parts/messageItems.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
}

const FAMILY = 'NotoSerifJP.ttf'
/** The sentences of the page that are set in the message font. */
const SENTENCES = [ja, en].flatMap(({ intro, ending, untitled }) => [...Object.values(intro), ending.lead, untitled])

const SETTINGS = {
  targetFormat: 'woff2',
  keepFeatures: ['palt', 'kern', 'vert'],
  noHinting: true,
  // OpenType name ids of the licence and its address.
  preserveNameIds: [13, 14],
} as const

/**
 * Noto Serif JP reduced to the characters of one message: some ten kilobytes instead of seven megabytes. It is created
 * once, because a released message does not change.
 */
export async function messageFont(
  { database, storage }: Deps,
  order: Pick<OrderRow, 'order_number' | 'details'>,
): Promise<Uint8Array> {
  const { details, order_number: orderNumber } = order
  const items = await listMessageItems(database, orderNumber, details.messageTemplateId ?? '')
  const words = items.flatMap((item) => (item.type === 'TEXT' ? [item.text] : []))
  const texts = [...SENTENCES, ...words, details.orderer.firstName, details.receiver.firstName]
  const characters = [...new Set(texts.join('').replace(/\p{Cc}/gu, ''))].sort().join('')
  const key = `message-fonts/${createHash('sha256').update(FAMILY).update(characters).digest('hex')}.woff2`
  const kept = await storage.get(key)
  if (kept) return kept
  const cut = await subsetFont(await readFile(fontFilePath(FAMILY, 'Normal')), characters, SETTINGS)
  await storage.put(key, cut)
  return cut
}
