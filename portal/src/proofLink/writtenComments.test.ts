import { expect, it } from 'vitest'
import { readWritten, withComment, withLink } from './writtenComments.ts'

const NOW = new Date('2026-11-29T00:00:00Z')
const LINK = { id: 'link-1', expiresAt: '2026-12-13T00:00:00Z' }
const nothing = () => readWritten(null, NOW)

it('PRV-5: gives each link a secret of 256 bits, which it keeps', () => {
  const first = withLink(nothing(), LINK)
  const secret = first.links['link-1']?.secret
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(withLink(first, LINK)).toEqual(first)
  const other = withLink(first, { ...LINK, id: 'link-2' })
  expect(other.links['link-2']?.secret).not.toBe(secret)
})

it('PRV-5: reads back which comments it wrote and under which name', () => {
  const written = withComment(withLink(nothing(), LINK), 'link-1', 'comment-1', '姉')
  const read = readWritten(JSON.stringify(written), NOW)
  expect(read).toEqual(written)
  expect([read.name, read.links['link-1']?.ids]).toEqual(['姉', ['comment-1']])
})

it('forgets a link that has ended, and keeps the name', () => {
  const written = withComment(withLink(nothing(), LINK), 'link-1', 'comment-1', '姉')
  expect(readWritten(JSON.stringify(written), new Date(LINK.expiresAt))).toEqual({ name: '姉', links: {} })
})

it.each([
  '',
  '{',
  'null',
  '{"name":1,"links":{}}',
  '{"name":"","links":{"a":{"secret":1}}}',
  '{"name":"","links":null}',
])('reads nothing from %j', (stored) => {
  expect(readWritten(stored, NOW)).toEqual({ name: '', links: {} })
})
