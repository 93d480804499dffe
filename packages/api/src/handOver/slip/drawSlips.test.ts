import { encodePicture } from '@irodori/imaging/encodePicture'
import { createPixels } from '@irodori/imaging/pixels'
import { describe, expect, it } from 'vitest'
import { drawnPages } from '../../../testing/papers/drawnPages.ts'
import { HAND_OVER, handedPiece, longestOrder, PARCEL } from '../../../testing/papers/handedOrder.ts'
import type { HandOver } from '../handOver.ts'
import { drawSlips } from './drawSlips.ts'

const SENDER = { name: 'はなみずき写真館', accent: '#1f5f4a' }
/** A line of 0.25 mm, in points. */
const QUARTER_MILLIMETRE = (0.25 * 72) / 25.4

async function redPicture(): Promise<Uint8Array> {
  const pixels = createPixels(60, 40)
  for (let at = 0; at < pixels.data.length; at += 4) pixels.data.set([200, 40, 40, 255], at)
  return encodePicture(pixels, { kind: 'jpg', quality: 80 })
}

async function slipPages(handOver: HandOver, size: 'A4' | '100X150', pictures = new Map<string, Uint8Array>()) {
  const [parcel] = handOver.parcels
  if (!parcel) throw new Error('the order has no parcel')
  return drawnPages(await drawSlips([{ handOver, parcel, pictures }], SENDER, size))
}

const textsOf = (pages: Awaited<ReturnType<typeof slipPages>>) =>
  pages.flatMap(({ texts }) => texts.map(({ text }) => text))

const WRAPPED = handedPiece(1, {
  option: { identifier: 'matt', name: 'マット' },
  cards: 120,
  wrapping: { id: 'box', identifier: 'box', name: '紅白リボンの箱', isFree: false },
})
const parcel = { ...PARCEL, deliveryDay: '2026-11-30', deliveryTime: '14-16時' }
const ORDER: HandOver = {
  ...HAND_OVER,
  parcels: [parcel, { ...parcel, id: 'other' }],
  pieces: [WRAPPED, handedPiece(2), handedPiece(3, { parcelId: 'other' })],
  notes: [{ code: 'NOT_PAID' }],
}

describe('DSK-19: a packing slip', () => {
  it.each([
    ['A4', 595.28, 841.89],
    ['100X150', 283.46, 425.2],
  ] as const)('on %s tells the packer all that belongs to the parcel', async (size, width, height) => {
    const pages = await slipPages(ORDER, size)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.width).toBeCloseTo(width, 1)
    expect(pages[0]?.height).toBeCloseTo(height, 1)
    const drawn = textsOf(pages).join('').replaceAll(/\s/g, '')
    for (const part of [
      ...[ORDER.order.number, '楽天市場', 'お荷物1/2', '2点', '11/26（木）', '11/30（月）', '14-16時'],
      ...[
        '〒100-0001',
        '千代田1-1',
        '髙橋葵',
        '様',
        '電話090-1234-5678',
        'ご依頼主髙橋葵',
        '入金を確認できていません。',
      ],
      ...[
        '置き時計',
        '120枚（2面ずつ）マット',
        '紅白リボンの箱（有料）',
        '包装なし',
        '01.png–02.pnggroup-1.pdf',
        '1/1',
      ],
    ])
      expect(drawn).toContain(part)
    expect(drawn).not.toContain('group-3.pdf')
  })

  it('for label printers has the first picture of each piece in grey, and says which one is missing', async () => {
    const pictures = new Map([['preview-1', await redPicture()]])
    const pages = await slipPages({ ...ORDER, pieces: [WRAPPED] }, '100X150', pictures)
    expect(pages[0]?.pictures).toBe(1)
    expect(textsOf(pages)).not.toContain('画像なし')
    const damaged = new Map([['preview-1', Buffer.from('no picture')]])
    expect(textsOf(await slipPages(ORDER, '100X150', damaged)).filter((text) => text === '画像なし')).toHaveLength(2)
    const bytes = await drawSlips([{ handOver: ORDER, parcel, pictures }], SENDER, '100X150')
    expect(Buffer.from(bytes).toString('latin1')).toContain('/DeviceGray')
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('/DeviceRGB\n/BitsPerComponent')
  })

  it('for label printers is black and white, with no line under 0.25 mm and no text under 6.5 points', async () => {
    for (const order of [ORDER, longestOrder()])
      for (const { colours, lineWidths, texts } of await slipPages(order, '100X150')) {
        expect([...colours].filter((colour) => colour !== '#000000' && colour !== '#ffffff')).toEqual([])
        expect(Math.min(...lineWidths)).toBeGreaterThanOrEqual(QUARTER_MILLIMETRE)
        expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(6.5)
      }
  })

  it.each(['A4', '100X150'] as const)('on %s continues long notes and many rows on numbered pages', async (size) => {
    const order = longestOrder('あいうえお')
    const pages = await slipPages(order, size)
    pages.forEach(({ texts }, index) => {
      const onPage = texts.map(({ text }) => text)
      expect(onPage).toContain(`${index + 1} / ${pages.length}`)
      expect(onPage.some((text) => text.includes(order.order.number))).toBe(true)
    })
    const drawn = textsOf(pages)
    for (const { groupNumber } of order.pieces) expect(drawn).toContain(String(groupNumber))
    const notes = drawn.join('')
    for (let piece = 1030; piece < 1200; piece += 1) expect(notes).toContain(String(piece))
    expect(drawn.filter((text) => text.includes('「あいうえお」'))).toHaveLength(60)
  })

  it.each(['A4', '100X150'] as const)('on %s has the same bytes whenever it is made', async (size) => {
    const draw = () => drawSlips([{ handOver: ORDER, parcel, pictures: new Map() }], SENDER, size)
    expect(Buffer.compare(await draw(), await draw())).toBe(0)
  })
})
