import type { Client } from '@irodori/client/client'
import { expect, it, vi } from 'vitest'
import type { TemplateChoice } from './templateChoice.ts'
import { readWholeList, sortChoices } from './wholeList.ts'

const choice = (id: string, photos: number, texts: number, publishedAt: string): TemplateChoice => ({
  id,
  isSeries: false,
  name: id,
  thumbnailUrl: '',
  ratio: 1,
  photos,
  texts,
  hashtags: [],
  sideNumber: 1,
  pageId: id,
  publishedAt,
})

const list = [
  choice('old', 5, 1, '2026-01-01T00:00:00+09:00'),
  choice('new', 1, 1, '2026-03-01T00:00:00Z'),
  choice('middle', 5, 4, '2026-02-01T00:00:00Z'),
]
const ids = (choices: readonly TemplateChoice[]) => choices.map(({ id }) => id)

it('CAT-14: sorts a list in a dialog by date, photos or texts, and equal ones by date', () => {
  expect(ids(sortChoices(list, 'newest'))).toEqual(['new', 'middle', 'old'])
  expect(ids(sortChoices(list, 'photoCount'))).toEqual(['middle', 'old', 'new'])
  expect(ids(sortChoices(list, 'messageCount'))).toEqual(['middle', 'new', 'old'])
})

it('CAT-14: loads a list for a dialog completely, with as many calls as needed', async () => {
  const card = (index: number) => ({ id: `t${index}`, width: 1, height: 1, imageItemCount: 0, textItemCount: 0 })
  const all = Array.from({ length: 450 }, (_, index) => card(index))
  const call = vi.fn(async (_: unknown, given: { query: { page: number; pageSize: number } }) => {
    const { page, pageSize } = given.query
    return { ok: true, value: { templates: all.slice((page - 1) * pageSize, page * pageSize), total: all.length } }
  })
  const whole = await readWholeList({ call } as unknown as Pick<Client, 'call'>, { id: 'card', seichoku: null })
  expect(whole.ok && whole.value.length).toBe(450)
  expect(call).toHaveBeenCalledTimes(3)
})

it('returns an error if one of the calls fails', async () => {
  const call = async () => ({ ok: false, error: { kind: 'NETWORK' } })
  const whole = await readWholeList({ call } as unknown as Pick<Client, 'call'>, { id: 'card', seichoku: null })
  expect(whole.ok).toBe(false)
})
