import { samplePattern } from '@irodori/design/testing/sampleBackground'
import { expect, it } from 'vitest'
import { sampleDesign } from '../../testing/sampleOrders.ts'
import { newDraft } from './newDraft.ts'

const ids = { randomId: '7e7b1a86-0a4c-4c3b-9d6e-1f0d2f6f0a02', designSeriesId: null }

it('ADD-9: a copy of a piece has its backgrounds and its colour set', () => {
  const chosen = { background: { ground: '#e7b7b4', pattern: samplePattern() }, colourSet: 'pine' }
  expect(newDraft(sampleDesign(chosen), ids)).toMatchObject({ ...ids, ...chosen, id: null })
})
