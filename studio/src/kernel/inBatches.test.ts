import { describe, expect, it, vi } from 'vitest'
import { inBatches } from './inBatches.ts'

describe('wishes in batches', () => {
  it('all of one turn go together, and each has its own answer', async () => {
    const askAll = vi.fn(async (words: readonly string[]) => words.map((word) => word.toUpperCase()))
    const ask = inBatches(askAll, 3)
    expect(await Promise.all([ask('a'), ask('b')])).toEqual(['A', 'B'])
    expect(await ask('c')).toBe('C')
    expect(askAll.mock.calls).toEqual([[['a', 'b']], [['c']]])
  })

  it('no more than so many go together', async () => {
    const askAll = vi.fn(async (words: readonly string[]) => words)
    const ask = inBatches(askAll, 2)
    expect(await Promise.all([...'abcde'].map(ask))).toEqual([...'abcde'])
    expect(askAll.mock.calls).toEqual([[['a', 'b']], [['c', 'd']], [['e']]])
  })

  it('where a batch fails everyone in it learns so, and the next is asked anew', async () => {
    const askAll = vi.fn(async (words: readonly string[]) => words)
    askAll.mockRejectedValueOnce(new Error('no line'))
    const ask = inBatches(askAll, 3)
    const both = await Promise.allSettled([ask('a'), ask('b')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await ask('a')).toBe('a')
  })
})
