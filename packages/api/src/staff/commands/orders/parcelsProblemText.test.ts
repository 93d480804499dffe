import { describe, expect, it } from 'vitest'
import type { ParcelsProblem } from '../../../staffOrders/shipParcels.ts'
import { parcelsProblemText } from './parcelsProblemText.ts'

const number = 'irodori-00000001'

describe('parcelsProblemText', () => {
  it.each<[ParcelsProblem, string]>([
    [
      { line: null, code: 'NOT_DECODED', error: { code: 'CHARACTERS_LOST', line: 3 } },
      'line 3 has the mark \ufffd of characters that an earlier conversion lost; export the file again',
    ],
    [{ line: null, code: 'NOT_A_TABLE', error: { code: 'EMPTY' } }, 'the file is empty'],
    [{ line: null, code: 'COLUMN_MISSING', names: ['number', '注文番号'] }, 'there is no column number or 注文番号'],
    [{ line: 2, code: 'TRACKING_MISSING' }, 'line 2: the tracking number is missing'],
    [{ line: 2, code: 'CARRIER_MISSING' }, 'line 2: the carrier is missing (--carrier names that of all rows)'],
    [{ line: 2, code: 'DAY_TO_COME', day: '2026-11-28' }, 'line 2: the day 2026-11-28 has not come yet'],
    [{ line: 2, code: 'PRINT_COMPANY_UNKNOWN', written: 'X' }, 'line 2: X is no print company'],
    [
      { line: 2, code: 'SHIPMENT_REFUSED', orderNumber: number, violation: { code: 'TRACKING_NUMBER_INVALID' } },
      `line 2: ${number}: the tracking number must have 4 to 40 digits, letters and hyphens`,
    ],
  ])('says %j in words', (problem, text) => {
    expect(parcelsProblemText(problem)).toBe(text)
  })
})
