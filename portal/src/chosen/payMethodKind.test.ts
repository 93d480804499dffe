import { expect, it } from 'vitest'
import { payMethodKind } from './payMethodKind.ts'

it.each([
  ['クレジットカード', 'CARD'],
  ['コンビニ決済', 'CONVENIENCE_STORE'],
  ['代金引換', 'CASH_ON_DELIVERY'],
  ['銀行振込', 'BANK_TRANSFER'],
  ['全額ポイント利用', 'POINTS'],
  ['Apple Pay', null],
  ['', null],
] as const)('the payment stated as %j is of the kind %s', (stated, kind) => {
  expect(payMethodKind(stated)).toBe(kind)
})
