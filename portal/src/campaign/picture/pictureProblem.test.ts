import { expect, it } from 'vitest'
import { pictureProblem } from './pictureProblem.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const MEGABYTE = 1024 * 1024

const file = (name: string, head: readonly number[], bytes = 100) => {
  const content = new Uint8Array(bytes)
  content.set(head.slice(0, bytes))
  return new File([content], name)
}
const problemOf = (one: File, isShown = true) => pictureProblem(one, async () => isShown)

it.each([
  ['a.png', PNG],
  ['a.JPG', JPEG],
  ['写真.jpeg', JPEG],
])('CMP-3: accepts %s', async (name, head) => {
  expect(await problemOf(file(name, head))).toBeNull()
})

it.each([
  ['a.gif', PNG, 'IMAGE_INVALID'],
  ['a.heic', JPEG, 'IMAGE_INVALID'],
  ['png', PNG, 'IMAGE_INVALID'],
  ['a.png', [0x47, 0x49, 0x46, 0x38], 'IMAGE_INVALID'],
  ['a.jpg', [], 'IMAGE_INVALID'],
])('CMP-3: refuses %s because of its name or its bytes', async (name, head, problem) => {
  expect(await problemOf(file(name, head))).toBe(problem)
})

it('CMP-3: accepts up to 10 MB inclusive', async () => {
  expect(await problemOf(file('a.png', PNG, 10 * MEGABYTE))).toBeNull()
  expect(await problemOf(file('a.png', PNG, 10 * MEGABYTE + 1))).toBe('IMAGE_MAXIMUM_SIZE')
})

it('CMP-3: refuses a picture that cannot be decoded', async () => {
  expect(await problemOf(file('a.png', PNG), false)).toBe('IMAGE_UNREADABLE')
})
