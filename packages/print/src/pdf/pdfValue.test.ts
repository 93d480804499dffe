import { expect, test } from 'vitest'
import { name, PdfBytes, PdfRef, pdfNumber, serialised } from './pdfValue.ts'

test('writes values in PDF syntax', () => {
  const value = {
    Kids: [new PdfRef(3), name('A B')],
    Title: '髙 (1',
    ID: new PdfBytes(Uint8Array.of(1, 255)),
    On: true,
  }
  expect(serialised(value)).toBe('<</Kids [3 0 R /A#20B] /Title <feff9ad9002000280031> /ID <01ff> /On true>>')
  expect(serialised('Custom')).toBe('<437573746f6d>')
})

test.each([
  [0.1 + 0.2, '0.3'],
  [-0.0000001, '0'],
  [0.000001, '0.000001'],
  [123456789.5, '123456789.5'],
  [-2, '-2'],
])('writes %d without an exponent', (value, text) => {
  expect(pdfNumber(value, 6)).toBe(text)
})

test('refuses NaN and numbers that need an exponent', () => {
  expect(() => pdfNumber(Number.NaN, 3)).toThrow(RangeError)
  expect(() => pdfNumber(1e16, 3)).toThrow(RangeError)
})
