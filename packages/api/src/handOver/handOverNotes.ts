import type { HandOverNote } from '@irodori/contract/entities/handOverNote'
import { isAddressLineTooLong } from '@irodori/rules/addressLine'
import type { HandOver } from './handOver.ts'

/** What differs from an ordinary order, in the order in which a person meets it. */
export function handOverNotes(handOver: Omit<HandOver, 'notes'>): HandOverNote[] {
  const { order, people, message, pieces } = handOver
  const { city, subAddress1, subAddress2, phoneNumber } = people.receiver
  const notes: HandOverNote[] = []
  if (!order.isPaid) notes.push({ code: 'NOT_PAID' })
  if (message?.state === 'WAITS_FOR_RECIPIENT') notes.push({ code: 'WAITS_FOR_RECIPIENT' })
  notes.push(...handOver.lines.flatMap((line) => lineNotes(line, handOver)))
  const bare = pieces.filter(({ wrapping }) => wrapping === null)
  if (bare.length > 0 && bare.length < pieces.length)
    notes.push({ code: 'PARTLY_WRAPPED', groupNumbers: numbers(bare) })
  const unseen = pieces.filter(({ pages }) => pages.some(({ printCheck }) => printCheck === 'UNSEEN'))
  if (unseen.length > 0) notes.push({ code: 'PAGE_UNSEEN', groupNumbers: numbers(unseen) })
  if (phoneNumber.trim() === '') notes.push({ code: 'PHONE_MISSING' })
  const long = [city, subAddress1, subAddress2].filter(isAddressLineTooLong)
  return [...notes, ...long.map((line) => ({ code: 'ADDRESS_LINE_TOO_LONG' as const, line }))]
}

const numbers = (pieces: HandOver['pieces']): number[] => pieces.map(({ groupNumber }) => groupNumber)

function lineNotes(
  { productId, productName, bought, boughtWithChargeableWrapping }: HandOver['lines'][number],
  { pieces, lines }: Omit<HandOver, 'notes'>,
): HandOverNote[] {
  if (productName === null) return [{ code: 'PRODUCT_GONE', productId }]
  const own = pieces.filter((piece) => piece.productId === productId)
  const isOnlyLine = lines.filter((line) => line.productId === productId).length === 1
  const chosen = own.filter(({ wrapping }) => wrapping?.isFree === false).length
  const notes: HandOverNote[] = []
  if (isOnlyLine && own.length !== bought)
    notes.push({ code: 'PIECES_DIFFER', productId, bought, designed: own.length })
  if (isOnlyLine && chosen !== boughtWithChargeableWrapping)
    notes.push({ code: 'CHARGEABLE_DIFFERS', productId, bought: boughtWithChargeableWrapping, chosen })
  return notes
}
