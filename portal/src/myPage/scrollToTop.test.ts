import { expect, it } from 'vitest'
import { scrollAt, scrollToTop } from './scrollToTop.ts'

function scroll(reducedMotion: boolean) {
  const seen: number[] = []
  let time = 1000
  const frames: ((time: number) => void)[] = []
  scrollToTop({
    position: () => 2000,
    scrollTo: (top) => seen.push(top),
    nextFrame: (step) => frames.push(step),
    now: () => time,
    reducedMotion,
  })
  for (let frame = frames.shift(); frame; frame = frames.shift()) {
    time += 50
    frame(time)
  }
  return { seen, took: time - 1000 }
}

it('MYP-4: scrolls to the top in 500 ms and never downwards', () => {
  const { seen, took } = scroll(false)
  expect(took).toBe(500)
  expect(seen.at(-1)).toBe(0)
  expect(seen).toEqual(seen.toSorted((a, b) => b - a))
  expect(scrollAt(2000, 250)).toBe(1000)
})

it('MYP-4: jumps to the top at once under reduced motion', () => {
  expect(scroll(true)).toEqual({ seen: [0], took: 0 })
})
