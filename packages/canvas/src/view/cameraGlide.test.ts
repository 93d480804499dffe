import { expect, test } from 'vitest'
import { pageToScreen, screenPoint, zoomAbout } from './camera.ts'
import { glide } from './cameraGlide.ts'

const from = { zoom: 0.5, x: 40, y: 30 }

test('begins and ends at the given cameras', () => {
  const to = { zoom: 2, x: -300, y: 12 }
  expect(glide(from, to, 0)).toEqual(from)
  expect(glide(from, to, 1)).toEqual(to)
})

test('keeps the anchor of a zoom fixed during the animation', () => {
  const anchor = screenPoint(200, 100)
  const to = zoomAbout(from, 3, anchor)
  const onPage = { x: (anchor.x - from.x) / from.zoom, y: (anchor.y - from.y) / from.zoom }
  for (const share of [0.1, 0.35, 0.6, 0.9]) {
    const at = pageToScreen(glide(from, to, share), onPage)
    expect(at.x).toBeCloseTo(anchor.x, 6)
    expect(at.y).toBeCloseTo(anchor.y, 6)
  }
})

test('moves along a straight line without zoom', () => {
  const to = { zoom: 0.5, x: 140, y: 30 }
  const half = glide(from, to, 0.5)
  expect(half.zoom).toBe(0.5)
  expect(half.x).toBeGreaterThan(from.x)
  expect(half.x).toBeLessThan(to.x)
  expect(half.y).toBe(30)
})
