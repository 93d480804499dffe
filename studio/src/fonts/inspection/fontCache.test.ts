import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFontCache } from './fontCache.ts'
import { type FontSource, SHOP_FONTS } from './fontSource.ts'
import type { InspectorAnswer } from './openInspector.ts'

interface Started {
  readonly id: string
  readonly signal: AbortSignal
  readonly finish: (answer: InspectorAnswer) => void
}

/** A cache whose openings end when the test says so. */
function cacheOf() {
  const started: Started[] = []
  const cache = createFontCache(({ id }, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<InspectorAnswer>()
    signal.addEventListener('abort', () => reject(signal.reason))
    started.push({ id, signal, finish: resolve })
    return promise
  })
  return { cache, started }
}

const refused: InspectorAnswer = { kind: 'REFUSED', fault: 'TOO_LARGE' }
const [first, second] = SHOP_FONTS as [FontSource, FontSource]

test('FNT-2: a designer who moves on to another font ends the opening of the first, and coming back starts it again', async () => {
  const { cache, started } = cacheOf()
  const passing = new AbortController()
  const passed = cache.open(first, passing.signal)
  const chosen = cache.open(second, new AbortController().signal)
  passing.abort(new Error('the designer moved on'))
  await expect(passed).rejects.toThrow('moved on')
  const again = cache.open(first, new AbortController().signal)
  expect(started.map(({ id, signal }) => [id, signal.aborted])).toEqual([
    [first.id, true],
    [second.id, false],
    [first.id, false],
  ])
  for (const { finish } of started) finish(refused)
  expect(await Promise.all([chosen, again])).toEqual([refused, refused])
})

test('FNT-2: an opening goes on while another part of the page waits for it', async () => {
  const { cache, started } = cacheOf()
  const leaving = new AbortController()
  const left = cache.open(first, leaving.signal)
  const staying = cache.open(first, new AbortController().signal)
  leaving.abort(new Error('unmounted'))
  started[0]?.finish(refused)
  await expect(left).rejects.toThrow('unmounted')
  expect(await staying).toEqual(refused)
  expect(started).toHaveLength(1)
})

test('FNT-2: a font that is open stays open when its last reader leaves', async () => {
  const { cache, started } = cacheOf()
  const reading = new AbortController()
  const answer = cache.open(first, reading.signal)
  started[0]?.finish(refused)
  await answer
  reading.abort()
  await setImmediate()
  await cache.open(first, new AbortController().signal)
  expect(started.map(({ signal }) => signal.aborted)).toEqual([false])
})

test('FNT-2: a font that could not be loaded is loaded again by the next reader', async () => {
  let calls = 0
  const cache = createFontCache(async () => {
    calls += 1
    if (calls === 1) throw new Error('offline')
    return refused
  })
  await expect(cache.open(first, new AbortController().signal)).rejects.toThrow('offline')
  expect(await cache.open(first, new AbortController().signal)).toEqual(refused)
})
