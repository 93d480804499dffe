import { execFileSync } from 'node:child_process'
import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { drawSlips } from '../../packages/api/src/handOver/drawSlips.ts'
import type { HandedParcel, HandOver } from '../../packages/api/src/handOver/handOver.ts'
import { findTool } from '../fixtures/tools.ts'

const pdftoppm = findTool('pdftoppm')
const reason = pdftoppm ? '' : ': skipped, poppler-utils are not installed'

const PERSON = { familyName: '髙橋', firstName: '葵', familyNameKana: 'タカハシ', firstNameKana: 'アオイ' }
const PARCEL: HandedParcel = {
  id: 'parcel',
  printCompany: 'OTHER',
  plannedShipDate: '2026-11-26',
  deliveryDay: null,
  deliveryTime: null,
  shipment: null,
  deliveredDay: null,
  groupNumbers: [],
}
const HAND_OVER: HandOver = {
  version: 1,
  order: {
    number: '123456-20261124-0123456789',
    status: 'CREATING',
    shop: 'RAKUTEN',
    orderedAt: '2026-11-20T10:00:00+09:00',
    payMethod: 'クレジットカード',
    isPaid: true,
    totalPrice: 4400,
    amounts: { paid: 4400, parts: [], difference: 0 },
    heldFrom: null,
    processMethod: 'normal',
    shippedDay: null,
  },
  people: {
    orderer: PERSON,
    ordererPhone: '09012345678',
    receiver: {
      ...PERSON,
      zipCode: '100-0001',
      prefecture: '東京都',
      city: '千代田区',
      subAddress1: '千代田1-1',
      subAddress2: '',
      phoneNumber: '090-1234-5678',
    },
  },
  message: null,
  lines: [],
  parcels: [PARCEL],
  pieces: [],
  notes: [],
}

describe.skipIf(reason !== '')(`the packing slip, drawn by poppler${reason}`, () => {
  it('has a QR code that is read as the order number', async () => {
    const pdf = await drawSlips([{ handOver: HAND_OVER, parcel: PARCEL, pictures: new Map() }], {
      name: 'はなみずき写真館',
      accent: '#1f5f4a',
    })
    const picture = execFileSync(pdftoppm ?? '', ['-r', '150', '-'], { input: pdf, maxBuffer: 2 ** 26 })
    const [header = '', width = '', height = ''] =
      /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.toString('latin1', 0, 40)) ?? []
    const pixels = new Uint8ClampedArray(Number(width) * Number(height) * 4).map((_, at) =>
      at % 4 === 3 ? 255 : (picture[header.length + 3 * Math.floor(at / 4) + (at % 4)] ?? 0),
    )
    expect(jsQR(pixels, Number(width), Number(height))?.data).toBe('123456-20261124-0123456789')
  })
})
