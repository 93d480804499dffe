import type { InvoicePage } from '../../packages/api/src/invoice/drawInvoice.ts'

export const RECEIPT: InvoicePage = {
  number: 'irodori-10000004-1',
  issuedOn: '2026年11月21日',
  name: '株式会社いろどり　髙橋﨑一郎',
  describe: '結婚式の招待状代',
  totalPrice: 4400,
  taxes: [{ rate: 10, total: 4400, tax: 400 }],
  orderNumber: 'irodori-10000004',
  orderedOn: '2026年11月1日',
  payMethod: 'クレジットカード',
  isReissue: false,
  isPreview: false,
  issuer: {
    name: 'いろどり印刷工房',
    address: ['〒150-0001', '東京都渋谷区神宮前99-9-9'],
    phoneNumber: '03-0000-0000',
    registrationNumber: 'T1234567890123',
    seal: '彩',
    taxRate: null,
  },
  accent: '#a93a2b',
  createdAt: new Date('2026-11-21T10:00:00+09:00'),
}
