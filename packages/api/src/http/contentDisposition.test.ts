import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentDisposition } from './contentDisposition.ts'

describe('the name of a file that is saved', () => {
  it('is written in the form that every browser reads, beside a plain one', () => {
    expect(contentDisposition('領収書_1.pdf')).toBe(
      `attachment; filename="____1.pdf"; filename*=UTF-8''%E9%A0%98%E5%8F%8E%E6%9B%B8_1.pdf`,
    )
  })

  it('never leaves the header, whatever is in it, and can be read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const header = contentDisposition(name)
        expect(header).toMatch(/^attachment; filename="[ !#-$&-[\]-~]*"; filename\*=UTF-8''[A-Za-z0-9%!\-._~]*$/)
        expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name.toWellFormed())
      }),
    )
  })
})
