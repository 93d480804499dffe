import { describe, expect, it } from 'vitest'
import { drawnPages } from '../../../testing/papers/drawnPages.ts'
import { HAND_OVER, LONGEST, longestOrder, PARCEL } from '../../../testing/papers/handedOrder.ts'
import type { HandOver } from '../handOver.ts'
import { drawAddressLabels } from './drawAddressLabels.ts'
import { LABEL } from './labelSheet.ts'

const ISSUER = {
  name: '有限会社はなみずき',
  address: ['〒150-0001', '東京都渋谷区神宮前99-9-9'],
  phoneNumber: '03-0000-0000',
  registrationNumber: '',
  seal: '',
  taxRate: null,
}
const SENDER = { name: 'はなみずき写真館', issuer: ISSUER }
const mm = (points: number) => (points * 25.4) / 72

const labels = async (orders: readonly HandOver[], first = 1, sender = SENDER) => {
  const parcels = orders.flatMap((handOver) => handOver.parcels.map((parcel) => ({ handOver, parcel })))
  return drawnPages(await drawAddressLabels(parcels, sender, first))
}

/** Column and row, counted from 1, of each label of a page by its postal code. */
const placesOn = (page: Awaited<ReturnType<typeof labels>>[number] | undefined) =>
  (page?.texts ?? [])
    .filter(({ text }) => text.startsWith('〒100'))
    .map(({ x, y }) => [Math.ceil((mm(x) - 18.6) / 86.4), Math.ceil((mm(y) - 21.2) / 42.3)])

describe('DSK-20: address labels', () => {
  it('names receiver, sender and order on a label for each parcel', async () => {
    const [page] = await labels([{ ...HAND_OVER, parcels: [PARCEL, { ...PARCEL, id: 'other' }] }])
    const drawn =
      page?.texts
        .map(({ text }) => text)
        .join('')
        .replaceAll(/\s/g, '') ?? ''
    for (const part of [
      ...[
        '〒100-0001',
        '東京都千代田区千代田1-1髙橋葵様',
        `お荷物1/2${HAND_OVER.order.number}`,
        `お荷物2/2${HAND_OVER.order.number}`,
      ],
      ...['ご依頼主はなみずき写真館電話03-0000-0000〒150-0001東京都渋谷区神宮前99-9-9'],
    ])
      expect(drawn).toContain(part)
  })

  it('names no parcel of an order that has only one, and no phone of a shop that states none', async () => {
    const [page] = await labels([HAND_OVER], 1, { ...SENDER, issuer: { ...ISSUER, phoneNumber: '' } })
    const drawn = page?.texts.map(({ text }) => text).join('\n')
    expect(drawn).toContain(HAND_OVER.order.number)
    expect(drawn).not.toContain('お荷物')
    expect(drawn).not.toContain('電話')
  })

  it('names a receiver whose rare character only one of the fonts has', async () => {
    const { people } = HAND_OVER
    const order = { ...HAND_OVER, people: { ...people, receiver: { ...people.receiver, familyName: '朌' } } }
    const [page] = await labels([order])
    expect(page?.texts.map(({ text }) => text).join('|')).toContain('朌 葵')
  })

  it('fills sheets of A4 by rows, two in a row, and continues on a further sheet', async () => {
    const pages = await labels(Array.from({ length: 14 }, () => HAND_OVER))
    expect(pages).toHaveLength(2)
    expect(pages[0]?.width).toBeCloseTo(595.28, 1)
    expect(placesOn(pages[0])).toEqual(
      [1, 2, 3, 4, 5, 6].flatMap((row) => [
        [1, row],
        [2, row],
      ]),
    )
    expect(placesOn(pages[1])).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  it('begins on the chosen label of a partly used sheet only', async () => {
    const pages = await labels([HAND_OVER, HAND_OVER, HAND_OVER], 11)
    expect(pages.map(placesOn)).toEqual([
      [
        [1, 6],
        [2, 6],
      ],
      [[1, 1]],
    ])
  })

  it('keeps the longest names and addresses inside the label, the address in full', async () => {
    const sender = { ...SENDER, name: LONGEST, issuer: { ...ISSUER, address: [LONGEST, LONGEST, LONGEST, LONGEST] } }
    const [page] = await labels([longestOrder()], 1, sender)
    const [left, top] = [(18.6 * 72) / 25.4, (21.2 * 72) / 25.4]
    for (const { x, y, size } of page?.texts ?? []) {
      const column = x - left < LABEL.width ? 0 : 1
      expect(x - left - column * LABEL.width).toBeGreaterThan(10)
      expect(y - size - top).toBeGreaterThan(0)
      expect(y + 0.2 * size - top).toBeLessThan(LABEL.height)
    }
    const longLines = page?.texts.filter(
      ({ x, text, size }) => x < left + LABEL.width && text.includes('鬱') && size === 6,
    )
    const address = longLines?.map(({ text }) => text.replaceAll(/[^鬱]/g, '')).join('') ?? ''
    expect(address.length).toBeGreaterThanOrEqual(180)
  })
})
