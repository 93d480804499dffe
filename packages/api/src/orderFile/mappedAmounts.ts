import type { AmountPart } from '@irodori/contract/entities/amounts'
import { amountParts } from '../connectors/wire/amountParts.ts'
import type { OrderMapping } from '../settings/orderMapping.ts'
import type { TableRow } from '../tableFile/readTable.ts'
import { readField } from './readField.ts'

type AmountFields = NonNullable<OrderMapping['amounts']>

const KINDS: readonly (readonly [field: Exclude<keyof AmountFields, 'paid'>, kind: AmountPart['kind']])[] = [
  ['goods', 'GOODS'],
  ['wrapping', 'WRAPPING'],
  ['delivery', 'DELIVERY'],
  ['fee', 'FEE'],
  ['charge', 'CHARGE'],
  ['addedTax', 'ADDED_TAX'],
  ['coupon', 'COUPON'],
  ['points', 'POINTS'],
  ['discount', 'DISCOUNT'],
  ['adjustment', 'ADJUSTMENT'],
  ['includedTax', 'INCLUDED_TAX'],
]

/** 4,400 or ¥4400 or ４４００円 or -500; a text that is no number is returned as it is and refused by the schema. */
export function numberOf(text: string): unknown {
  const plain = text
    .normalize('NFKC')
    .replace(/[¥\\,円\s]/g, '')
    .replace(/^[−▲△]/, '-')
  const [, digits] = /^(-?\d+)(?:\.0+)?$/.exec(plain) ?? []
  return digits === undefined ? text : Number(digits)
}

/** AMT-1: null for an empty cell, and for a column that the file lacks. */
const statedNumber = (text: string): unknown => (text.trim() === '' ? null : numberOf(text))

/** What the first row of an order states about money, before its fields are checked. */
export function mappedMoney({ totalPrice, amounts = {} }: OrderMapping, cells: TableRow['cells']) {
  const parts = KINDS.flatMap(([field, kind]) => {
    const yen = statedNumber(readField(amounts[field], cells))
    // A text that is no number is refused by the schema, with the text itself.
    return typeof yen === 'number' ? amountParts([[kind, yen]]) : yen === null ? [] : { kind, yen }
  })
  const paid = statedNumber(readField(amounts.paid, cells))
  return {
    totalPrice: statedNumber(readField(totalPrice, cells)),
    ...(paid === null && parts.length === 0 ? {} : { amounts: { paid, parts, taxes: [] } }),
  }
}
