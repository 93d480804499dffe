import { expect, it } from 'vitest'
import { fileNameOf } from './fileNameOf.ts'

it.each([
  [null, null],
  ['inline', null],
  ['attachment; filename="01.png"', '01.png'],
  ['attachment; filename=01.png', '01.png'],
  ['attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%E9%A0%98.pdf', '領.pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%E9%', 'x.pdf'],
])('%s names %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})
