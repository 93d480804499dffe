import { describe, expect, it } from 'vitest'
import { inZones } from '../../testing/calendars.ts'
import {
  canEditInvoice,
  designFileName,
  invoiceDescription,
  invoiceFileName,
  invoiceName,
  isInvoiceAvailable,
  lastInvoiceDay,
} from './invoice.ts'

const dates = (shipDate: string | null) => ({ orderDate: '2026-01-10T10:00:00+09:00', shipDate })

describe('INV-1 the invoice', () => {
  it('the invoice is available until six months after shipping, or after the order', () => {
    expect(lastInvoiceDay(dates('2026-02-28T10:00:00+09:00'))).toBe('2026-08-28')
    expect(lastInvoiceDay(dates(null))).toBe('2026-07-10')
  })

  it('the invoice is available to the end of the last day in Tokyo', () => {
    const seen = inZones(() => [
      isInvoiceAvailable(dates(null), new Date('2026-07-10T23:59:59+09:00')),
      isInvoiceAvailable(dates(null), new Date('2026-07-11T00:00:00+09:00')),
    ])
    for (const answers of seen) expect(answers).toEqual([true, false])
  })
})

describe('INV-2 the name on the invoice', () => {
  it('puts the orderer in place of a blank name', () => {
    const orderer = { familyName: '山田', firstName: '花子' }
    expect(invoiceName('株式会社いろどり', orderer)).toBe('株式会社いろどり')
    expect(['', ' 　'].map((name) => invoiceName(name, orderer))).toEqual(['山田花子', '山田花子'])
  })
})

describe('INV-3 the description on the invoice', () => {
  it('puts お品代 in place of a blank description', () => {
    expect([invoiceDescription(' '), invoiceDescription('時計代')]).toEqual(['お品代', '時計代'])
  })
})

describe('INV-4 the file of the invoice', () => {
  it('the file name of the invoice marks a reissue', () => {
    expect(invoiceFileName('12345678', false)).toBe('領収書_12345678.pdf')
    expect(invoiceFileName('12345678', true)).toBe('領収書_再発行_12345678.pdf')
  })
})

describe('INV-5 editing the invoice', () => {
  it('allows editing the invoice after the tutorial, while the invoice is available', () => {
    const [inTime, late] = [new Date('2026-07-01T00:00:00Z'), new Date('2026-08-01T00:00:00Z')]
    expect(canEditInvoice({ isSeenTutorial: true }, dates(null), inTime)).toBe(true)
    expect(canEditInvoice({ isSeenTutorial: false }, dates(null), inTime)).toBe(false)
    expect(canEditInvoice({ isSeenTutorial: true }, dates(null), late)).toBe(false)
  })
})

describe('INV-6 downloaded designs', () => {
  it('numbers downloaded designs from 01', () => {
    expect([0, 8, 9, 99].map(designFileName)).toEqual(['01.png', '09.png', '10.png', '100.png'])
  })
})
