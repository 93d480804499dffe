import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentDisposition } from './contentDisposition.ts'

describe('contentDisposition', () => {
  it('writes the extended form and an ASCII name', () => {
    expect(contentDisposition('領収書_1.pdf')).toBe(
      `attachment; filename="____1.pdf"; filename*=UTF-8''%E9%A0%98%E5%8F%8E%E6%9B%B8_1.pdf`,
    )
  })

  it('escapes every file name, and the name can be decoded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const header = contentDisposition(name)
        expect(header).toMatch(/^attachment; filename="[ !#-$&-[\]-~]*"; filename\*=UTF-8''[A-Za-z0-9%!\-._~]*$/)
        expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name.toWellFormed())
      }),
    )
  })
})
