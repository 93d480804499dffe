import { describe, expect, it, vi } from 'vitest'
import { inBatches } from './inBatches.ts'

describe('requests in batches', () => {
  it('sends all requests of one turn together and returns each its own result', async () => {
    const sendAll = vi.fn(async (words: readonly string[]) => words.map((word) => word.toUpperCase()))
    const ask = inBatches(sendAll, 3)
    expect(await Promise.all([ask('a'), ask('b')])).toEqual(['A', 'B'])
    expect(await ask('c')).toBe('C')
    expect(sendAll.mock.calls).toEqual([[['a', 'b']], [['c']]])
  })

  it('limits the size of a batch', async () => {
    const sendAll = vi.fn(async (words: readonly string[]) => words)
    const ask = inBatches(sendAll, 2)
    expect(await Promise.all([...'abcde'].map(ask))).toEqual([...'abcde'])
    expect(sendAll.mock.calls).toEqual([[['a', 'b']], [['c', 'd']], [['e']]])
  })

  it('rejects all requests of a failed batch and sends the next one', async () => {
    const sendAll = vi.fn(async (words: readonly string[]) => words)
    sendAll.mockRejectedValueOnce(new Error('no line'))
    const ask = inBatches(sendAll, 3)
    const both = await Promise.allSettled([ask('a'), ask('b')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await ask('a')).toBe('a')
  })
})
