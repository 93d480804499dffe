import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstWindow, moveEnd, moveStart, moveWindow, type TrimWindow } from './trimWindow.ts'

const TOTAL = 65.47

it('MDA-6: the first part is the first twenty seconds', () => {
  expect(firstWindow(TOTAL)).toEqual({ start: 0, end: 20 })
  expect(firstWindow(12.39)).toEqual({ start: 0, end: 12.3 })
})

it('MDA-6: each edge moves alone while the part is from 1 to 20 seconds long', () => {
  expect(moveStart({ start: 10, end: 30 }, 12.34, TOTAL)).toEqual({ start: 12.3, end: 30 })
  expect(moveEnd({ start: 10, end: 30 }, 25.66, TOTAL)).toEqual({ start: 10, end: 25.7 })
})

it('MDA-6: an edge that would make the part too long takes the other one along', () => {
  expect(moveStart({ start: 10, end: 30 }, 4, TOTAL)).toEqual({ start: 4, end: 24 })
  expect(moveEnd({ start: 10, end: 30 }, 33.1, TOTAL)).toEqual({ start: 13.1, end: 33.1 })
})

it('MDA-6: an edge that would make the part too short pushes the other one', () => {
  expect(moveStart({ start: 10, end: 30 }, 29.5, TOTAL)).toEqual({ start: 29.5, end: 30.5 })
  expect(moveEnd({ start: 10, end: 30 }, 10.2, TOTAL)).toEqual({ start: 9.2, end: 10.2 })
  expect(moveEnd({ start: 0, end: 20 }, 0, TOTAL)).toEqual({ start: 0, end: 1 })
  expect(moveStart({ start: 50, end: 65 }, 99, TOTAL)).toEqual({ start: 64.4, end: 65.4 })
})

it('MDA-6: the whole part moves up to both ends of the file', () => {
  expect(moveWindow({ start: 10, end: 22.5 }, 40, TOTAL)).toEqual({ start: 40, end: 52.5 })
  expect(moveWindow({ start: 10, end: 22.5 }, 90, TOTAL)).toEqual({ start: 52.9, end: 65.4 })
  expect(moveWindow({ start: 10, end: 22.5 }, -3, TOTAL)).toEqual({ start: 0, end: 12.5 })
})

it('MDA-6: no sequence of moves leaves the file, or makes the part shorter than 1 or longer than 20 seconds', () => {
  const move = fc.tuple(fc.constantFrom(moveStart, moveEnd, moveWindow), fc.double({ min: -50, max: 500, noNaN: true }))
  fc.assert(
    fc.property(fc.double({ min: 20.1, max: 400, noNaN: true }), fc.array(move, { maxLength: 20 }), (total, moves) => {
      let window: TrimWindow = firstWindow(total)
      for (const [change, to] of moves) {
        window = change(window, to, total)
        expect(window.start).toBeGreaterThanOrEqual(0)
        expect(window.end).toBeLessThanOrEqual(total)
        const tenths = Math.round((window.end - window.start) * 10)
        expect(tenths).toBeGreaterThanOrEqual(10)
        expect(tenths).toBeLessThanOrEqual(200)
      }
    }),
  )
})
