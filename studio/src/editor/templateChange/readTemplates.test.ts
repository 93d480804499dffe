import type { Client } from '@irodori/client/client'
import { expect, it, vi } from 'vitest'
import { sampleProduct } from '../../../testing/sampleDesign.ts'
import { readChosen, readWholeList } from './readTemplates.ts'

const answering = (answers: Readonly<Record<string, unknown>>) => {
  const call = vi.fn(async ({ path }: { path: string }, { query }: { query?: { page?: number } }) => {
    const answer = answers[path]
    return { ok: true, value: typeof answer === 'function' ? answer(query?.page) : answer }
  })
  return { client: { call } as unknown as Pick<Client, 'call'>, call }
}

it('PGS-19, CAT-14: loads the whole list in several pages', async () => {
  const cards = Array.from({ length: 450 }, (_, index) => ({ id: `t${index}` }))
  const { client, call } = answering({
    '/api/template/product/{productId}': (page: number) => ({
      templates: cards.slice((page - 1) * 200, page * 200),
      total: cards.length,
    }),
  })
  expect(await readWholeList(client, sampleProduct())).toEqual({ kind: 'CARDS', cards })
  expect(call).toHaveBeenCalledTimes(3)
})

it('PGS-19: loads the list of series for a booklet', async () => {
  const { client } = answering({ '/api/listTemplateSeries/{productId}': ['series'] })
  const booklet = sampleProduct({ seichoku: { pageSize: 10, totalPage: 8 } })
  expect(await readWholeList(client, booklet)).toEqual({ kind: 'SERIES', series: ['series'] })
})

it('PGS-20: reads one template for a page, and the group or series for the whole design', async () => {
  const group = [{ pageNumber: '0', sideNumber: 1 }]
  const pages = [{ pageNumber: '-1', sideNumber: 1 }]
  const { client } = answering({
    '/api/templates/{id}': 'one',
    '/api/templates/{id}/groups': group,
    '/api/templateSeries/templates': pages,
  })
  const read = async (isSeries: boolean, scope: 'PAGE' | 'WHOLE') => {
    const answer = await readChosen(client, { id: 't', isSeries }, scope)
    return answer.ok && answer.value
  }
  expect(await read(false, 'PAGE')).toEqual(['one'])
  expect(await read(false, 'WHOLE')).toEqual(group)
  expect(await read(true, 'WHOLE')).toEqual(pages)
})
