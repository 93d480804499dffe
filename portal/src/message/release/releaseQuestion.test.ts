import type { MessageItem } from '@irodori/contract/entities/message'
import { expect, it } from 'vitest'
import { releaseQuestion } from './releaseQuestion.ts'

const part = (type: 'RECT_IMAGE' | 'VIDEO', position = 1) => ({ type, position, fileName: 'f' }) as MessageItem

it('DGM-14: refuses a message without its top photo', () => {
  expect(releaseQuestion([part('VIDEO'), part('RECT_IMAGE', 2), part('RECT_IMAGE', 3)])).toEqual({ kind: 'TOP_PHOTO' })
})

it('DGM-14: names other missing parts before the release', () => {
  expect(releaseQuestion([part('RECT_IMAGE'), part('RECT_IMAGE', 3)])).toEqual({
    kind: 'MISSING',
    parts: ['PHOTO_2', 'VIDEO'],
  })
})

it('DGM-14: asks one question before the release of a complete message', () => {
  const all = [part('RECT_IMAGE'), part('RECT_IMAGE', 2), part('RECT_IMAGE', 3), part('VIDEO')]
  expect(releaseQuestion(all)).toEqual({ kind: 'COMPLETE' })
})
