import { expect, it } from 'vitest'
import { piecesOf } from './piecesOf.ts'

async function* chunks(lengths: readonly number[], end?: Error) {
  for (const length of lengths) yield Uint8Array.from({ length }, (_, index) => index)
  if (end) throw end
}

async function collect(arriving: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const collected: Uint8Array[] = []
  for await (const bytes of arriving) collected.push(bytes)
  return collected
}

it.each([
  [[10], [4, 4, 2]],
  [
    [1, 2, 3, 2],
    [4, 4],
  ],
  [[], []],
  [[0, 3], [3]],
])('chunks of %j bytes become pieces of %j bytes', async (lengths, expected) => {
  const pieces = await collect(piecesOf(chunks(lengths), 4))
  expect(pieces.map(({ length }) => length)).toEqual(expected)
  expect(Buffer.concat(pieces)).toEqual(Buffer.concat(await collect(chunks(lengths))))
})

it('bytes before a lost connection are the last piece, followed by the error', async () => {
  const lengths: number[] = []
  const reading = async () => {
    for await (const { length } of piecesOf(chunks([5, 2], new Error('lost')), 4)) lengths.push(length)
  }
  await expect(reading()).rejects.toThrow('lost')
  expect(lengths).toEqual([4, 3])
})
