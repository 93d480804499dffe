import { expect, it } from 'vitest'
import { distanceToShow, smoothScroll } from './smoothScroll.ts'

function stage(reducedMotion: boolean) {
  const strip = { scrollLeft: 100, scrollTop: 0 }
  let now = 0
  let waiting: (() => void) | null = null
  const frames = {
    now: () => now,
    next: (run: () => void) => {
      waiting = run
    },
  }
  const stop = smoothScroll(strip, { x: 200, y: 0 }, reducedMotion, frames)
  const at = (ms: number) => {
    now = ms
    const run = waiting
    waiting = null
    run?.()
    return strip.scrollLeft
  }
  return { strip, at, stop, rests: () => waiting === null }
}

it('PGS-4: scrolls a page into view within 400 ms in one direction', () => {
  const { at, rests } = stage(false)
  const way = [0, 100, 200, 300, 399].map(at)
  expect(way).toEqual(way.toSorted((a, b) => a - b))
  expect(rests()).toBe(false)
  expect(at(400)).toBe(300)
  expect(rests()).toBe(true)
})

it('PGS-4: shows the page at once with reduced motion', () => {
  const { strip, rests } = stage(true)
  expect([strip.scrollLeft, rests()]).toEqual([300, true])
})

it('stops at the current position on request', () => {
  const { at, stop } = stage(false)
  const here = at(100)
  stop()
  expect(at(200)).toBe(here)
})

it('leaves the strip in place for a fully visible page, and otherwise scrolls to the nearer edge', () => {
  const strip = { start: 0, end: 100 }
  expect(distanceToShow(strip, { start: 10, end: 60 })).toBe(0)
  expect(distanceToShow(strip, { start: -30, end: 20 })).toBe(-30)
  expect(distanceToShow(strip, { start: 80, end: 130 })).toBe(30)
  expect(distanceToShow(strip, { start: 50, end: 250 })).toBe(50)
})
