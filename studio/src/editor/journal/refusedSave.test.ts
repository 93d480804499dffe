import 'fake-indexeddb/auto'
import type { DesignPage } from '@irodori/design/designPage'
import { describe, expect, it } from 'vitest'
import {
  FIRST,
  freshDeviceForEach,
  front,
  LATER,
  opened,
  reading,
  saved,
  visit,
} from '../../../testing/journalVisits.ts'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { pagesAtom } from '../state/designState.ts'
import { conflictAtom } from '../state/journalState.ts'
import { savedStateAtom } from '../state/savingState.ts'

freshDeviceForEach()

describe('NLW-15: a save that the server refuses because its version is newer', () => {
  it('shows both versions, and the next save is based on the version that the customer has seen', async () => {
    const tab = await visit(opened([saved(front)]))
    tab.write('はる')
    expect(tab.journal.basedOn(saved(front))).toBe(FIRST)
    const met = tab.journal.reconcileWithServer([{ page: reading('ふゆ'), updatedAt: LATER }])
    expect(tab.store.get(conflictAtom)).toMatchObject({ pages: [{ key: 'front' }] })
    tab.store.get(conflictAtom)?.resolve(new Set())
    await met
    expect([tab.texts(), tab.store.get(savedStateAtom)]).toEqual([['ふゆ'], 'SAVED'])
    expect(tab.journal.basedOn(saved(front))).toBe(LATER)
    tab.actions.undo()
    expect(tab.texts()).toEqual(['はる'])
  })

  it('asks nothing if only the server has changed a page or if it already has what this tab sent', async () => {
    const back = samplePage('back', [sampleText('words', 1)], { sideNumber: 2 })
    const tab = await visit(opened([saved(front), back]))
    tab.write('はる', 'back')
    // Two attempts without an answer; the first one had reached the server.
    tab.journal.sending(tab.store.get(pagesAtom).slice(1))
    const [, arrived] = tab.store.get(pagesAtom) as [DesignPage, DesignPage]
    tab.write('なつ', 'back')
    tab.journal.sending(tab.store.get(pagesAtom).slice(1))
    tab.write('あき', 'back')
    expect(tab.journal.basedOn(back)).toBeNull()
    await tab.journal.reconcileWithServer([
      { page: reading('ふゆ'), updatedAt: LATER },
      { page: saved(arrived), updatedAt: LATER },
    ])
    expect([tab.texts(), tab.store.get(conflictAtom)]).toEqual([['ふゆ', 'あき'], null])
    const [, now] = tab.store.get(pagesAtom) as [DesignPage, DesignPage]
    expect([now.designId, tab.journal.basedOn(now)]).toEqual(['id of back', LATER])
  })

  it('bases a kept page on the server page that it replaces', async () => {
    const tab = await visit(opened([front]))
    tab.write('はる')
    const other = samplePage('stranger', [sampleText('words', 1, 'あき')], { designId: 'id of stranger' })
    const met = tab.journal.reconcileWithServer([{ page: other, updatedAt: LATER }])
    tab.store.get(conflictAtom)?.resolve(new Set(['front']))
    await met
    const [kept] = tab.store.get(pagesAtom) as [DesignPage]
    expect([tab.texts(), kept.designId, tab.journal.basedOn(kept)]).toEqual([['はる'], 'id of stranger', LATER])
  })
})
