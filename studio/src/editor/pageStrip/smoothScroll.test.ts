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

it('PGS-4: the strip brings a page into sight in 400 ms, ever on towards it', () => {
  const { at, rests } = stage(false)
  const way = [0, 100, 200, 300, 399].map(at)
  expect(way).toEqual(way.toSorted((a, b) => a - b))
  expect(rests()).toBe(false)
  expect(at(400)).toBe(300)
  expect(rests()).toBe(true)
})

it('PGS-4: whoever wants no motion sees the page at once', () => {
  const { strip, rests } = stage(true)
  expect([strip.scrollLeft, rests()]).toEqual([300, true])
})

it('a strip that is let be stays where it is', () => {
  const { at, stop } = stage(false)
  const here = at(100)
  stop()
  expect(at(200)).toBe(here)
})

it('a page that is wholly in sight moves nothing; others come in by their nearer edge', () => {
  const strip = { start: 0, end: 100 }
  expect(distanceToShow(strip, { start: 10, end: 60 })).toBe(0)
  expect(distanceToShow(strip, { start: -30, end: 20 })).toBe(-30)
  expect(distanceToShow(strip, { start: 80, end: 130 })).toBe(30)
  expect(distanceToShow(strip, { start: 50, end: 250 })).toBe(50)
})
