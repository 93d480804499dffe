import { describe, expect, it } from 'vitest'
import { unitlessDurations } from './durationNames.ts'
import { readSources } from './sources.ts'

describe('the name of a duration', () => {
  it('ends in its unit', () => {
    const sources = readSources(['packages', 'studio', 'portal', 'fonts', 'tests'])
    // Frames of an animation are stored in hundredths of a second, as the file formats state them.
    const durations = sources.filter(({ path }) => path !== 'packages/imaging/src/magick/animation.ts')
    expect(unitlessDurations(durations.filter(({ path }) => !path.startsWith('tests/architecture/')))).toEqual([])
  })

  it.each([
    ['const DAY = 86_400', 'const DAY ='],
    ['export const HOUR = 60 * MINUTE_MS', 'const HOUR ='],
    ['const CHECK_TIMEOUT = 1_000', 'const CHECK_TIMEOUT ='],
    ['interface Policy { readonly firstPause: number }', 'firstPause: number'],
    ['function wait(timeout?: number): void', 'timeout?: number'],
  ])('is reported without a unit: %s', (text, found) => {
    expect(unitlessDurations([{ path: 'a.ts', text }])).toEqual([`a.ts: ${found}`])
  })

  it('is accepted with a unit', () => {
    const text = 'const DAY_MS = 1\nconst RETRY_AFTER_S = 5\nconst f = (timeoutMs: number, waitSeconds: number) => 0'
    expect(unitlessDurations([{ path: 'a.ts', text }])).toEqual([])
  })
})
