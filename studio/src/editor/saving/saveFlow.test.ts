import { EMPTY_PATH } from '@irodori/geometry'
import { expect, it, vi } from 'vitest'
import { ingestingAtom } from '../photos/ingesting.ts'
import { pageKeyAtom, pagesAtom, productAtom } from '../state/designState.ts'
import type { DialogContent } from '../state/dialogState.ts'
import { settingsAtom } from '../state/resourceState.ts'
import { fingerprintOf, orderAtom, savedAtom } from '../state/savingState.ts'
import { settle } from '../testing/controlledPromise.ts'
import { editorForTest } from '../testing/editorForTest.ts'
import { filledWindow, sampleDocument, samplePage, sampleProduct, sampleWindow } from '../testing/sampleDesign.ts'
import { createSaveFlow } from './saveFlow.ts'
import type { SaveOutcome } from './saver.ts'

const cover = samplePage('cover', [filledWindow('a', 1)], { pageNumber: '-1' })
const spread = samplePage('spread', [filledWindow('b', 1)])
const last = samplePage('last', [filledWindow('c', 1)], { pageNumber: '1' })

function begin({ pages = [cover, spread, last], isBooklet = true, agrees = true } = {}) {
  const editor = editorForTest(sampleDocument(...pages))
  const { store } = editor
  store.set(orderAtom, { orderNumber: 'irodori-1', phoneNumber: '090', groupNumber: null, designSeriesId: null })
  store.set(productAtom, sampleProduct(isBooklet ? { seichoku: { pageSize: 10, totalPage: 2 } } : {}))
  const saves: (readonly string[])[] = []
  const asked: DialogContent[] = []
  const goToMyPage = vi.fn()
  const flow = createSaveFlow({
    store,
    saver: {
      save: async (keys): Promise<SaveOutcome> => {
        saves.push(keys)
        const saved = store.get(pagesAtom).filter(({ key }) => keys.includes(key))
        store.set(
          savedAtom,
          new Map([...store.get(savedAtom), ...saved.map((page) => [page.key, fingerprintOf(page)] as const)]),
        )
        return 'SAVED'
      },
    },
    wordsSettled: async () => {},
    ask: async (content) => {
      asked.push(content)
      return agrees
    },
    actions: editor.actions,
    announcer: editor.announcer,
    goToMyPage,
  })
  return { ...editor, flow, saves, asked, goToMyPage }
}

it('the sides of a card are saved together', async () => {
  const { flow, saves } = begin({ isBooklet: false })
  await flow.saveAll()
  expect(saves).toEqual([['cover', 'spread', 'last']])
})

it('a booklet is saved page by page, and as a whole from its last page, which leads to my page', async () => {
  const { flow, saves, actions, goToMyPage } = begin()
  await flow.saveAll()
  expect(saves).toEqual([['cover']])
  expect(goToMyPage).not.toHaveBeenCalled()
  actions.showPage('last')
  await flow.saveAll()
  expect(saves[1]).toEqual(['spread', 'last'])
  expect(goToMyPage).toHaveBeenCalledOnce()
})

it('a save waits for the photos that are being read, and then has them', async () => {
  const { flow, saves, store } = begin({ isBooklet: false })
  store.set(ingestingAtom, new Set(['a']))
  const saving = flow.saveAll()
  await settle()
  expect(saves).toEqual([])
  store.set(ingestingAtom, new Set())
  await saving
  expect(saves).toEqual([['cover', 'spread', 'last']])
})

it('next saves the page in sight and shows the next at once', async () => {
  const { flow, saves, store } = begin()
  await flow.saveAndMove(1)
  expect([saves, store.get(pageKeyAtom)]).toEqual([[['cover']], 'spread'])
  await flow.saveAndMove(-1)
  expect([saves.length, store.get(pageKeyAtom)]).toEqual([2, 'cover'])
  await flow.saveAndMove(1)
  expect(saves).toHaveLength(2)
})

it('an unfinished page is asked about; no means staying', async () => {
  const empty = samplePage('empty', [sampleWindow('hole', 1)])
  const declined = begin({ pages: [empty, spread], agrees: false })
  await declined.flow.saveAndMove(1)
  expect(declined.asked).toMatchObject([{ kind: 'UNFINISHED', findings: [{ itemId: 'hole', kind: 'EMPTY_WINDOW' }] }])
  expect([declined.saves, declined.store.get(pageKeyAtom)]).toEqual([[], 'empty'])

  const agreed = begin({ pages: [empty, spread] })
  await agreed.flow.saveAll()
  expect(agreed.saves).toEqual([['empty']])
})

it('words that cannot be printed are never saved, and their place is opened', async () => {
  const { flow, saves, asked, store, actions } = begin()
  const words = { ...filledWindow('a', 1), type: 'TEXT', text: '𠮷', font: 'f', fontSize: 9 }
  actions.open(sampleDocument(samplePage('cover', [words as never]), spread))
  const setting = { outline: EMPTY_PATH, ink: null, truncated: false, missing: ['𠮷'], lines: [] }
  store.set(settingsAtom, new Map([['a', { requestKey: '', isOwnText: true, setting }]]))
  await flow.saveAll()
  expect([asked[0]?.kind, saves]).toEqual(['TEXT_BLOCKED', []])
})

it('a second press while the question is open asks nothing more', async () => {
  const { flow, asked } = begin({ pages: [samplePage('empty', [sampleWindow('hole', 1)]), spread] })
  void flow.saveAll()
  void flow.saveAll()
  await settle()
  expect(asked).toHaveLength(1)
})
