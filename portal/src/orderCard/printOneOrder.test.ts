import { expect, it } from 'vitest'
import { printOneOrder } from './printOneOrder.ts'

it('MYP-12: marks one order for the duration of the printing only', () => {
  const marks = new Set<string>()
  const seen: string[][] = []
  let ended: () => void = () => {}
  const card = {
    setAttribute: (name: string) => void marks.add(name),
    removeAttribute: (name: string) => void marks.delete(name),
  } as unknown as Element
  printOneOrder(card, {
    addEventListener: ((_: string, listener: () => void) => {
      ended = listener
    }) as Window['addEventListener'],
    print: () => void seen.push([...marks]),
  })
  expect(seen).toEqual([['data-printed']])
  ended()
  expect([...marks]).toEqual([])
})
