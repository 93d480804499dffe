import { expect, test } from 'vitest'
import { latestOnly } from './latestOnly.ts'

/** A job that ends when the test resolves it. */
function controlled(name: string, begun: string[]) {
  let end: (value: string) => void = () => {}
  let fail: (error: Error) => void = () => {}
  const job = () => {
    begun.push(name)
    return new Promise<string>((resolve, reject) => {
      end = resolve
      fail = reject
    })
  }
  return { job, end: () => end(name), fail: () => fail(new Error(name)) }
}

test('runs only the newest of the jobs that arrive while one runs; the others return null', async () => {
  const begun: string[] = []
  const run = latestOnly()
  const first = controlled('first', begun)
  const second = controlled('second', begun)
  const third = controlled('third', begun)
  const answers = [run(first.job), run(second.job), run(third.job)]
  expect(await answers[1]).toBeNull()
  first.end()
  expect(await answers[0]).toBe('first')
  await Promise.resolve()
  third.end()
  expect(await answers[2]).toBe('third')
  expect(begun).toEqual(['first', 'third'])
})

test('rejects only the caller of a failed job and runs the next one', async () => {
  const begun: string[] = []
  const run = latestOnly()
  const first = controlled('first', begun)
  const second = controlled('second', begun)
  const failing = run(first.job)
  const next = run(second.job)
  first.fail()
  await expect(failing).rejects.toThrow('first')
  await Promise.resolve()
  second.end()
  expect(await next).toBe('second')
})
