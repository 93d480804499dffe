import { addItems } from '@irodori/design/ownItems'
import { pageContentHash } from '@irodori/design/pageContent'
import { EMPTY_PATH } from '@irodori/geometry/path'
import { expect, it, vi } from 'vitest'
import { settle } from '../../../testing/controlledPromise.ts'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import {
  filledFrame,
  sampleDocument,
  sampleFrame,
  samplePage,
  sampleProduct,
  sampleText,
} from '../../../testing/sampleDesign.ts'
import { photosBeingReadAtom } from '../photos/photosBeingRead.ts'
import { historyAtom, pageKeyAtom, pagesAtom, productAtom, selectionAtom } from '../state/designState.ts'
import type { DialogContent } from '../state/dialogState.ts'
import { settingsAtom } from '../state/resourceState.ts'
import { orderWantedAtom } from '../state/orderLater.ts'
import { orderAtom, savedAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'
import { toastAtom } from '../state/viewState.ts'
import { savedResultAtom } from './savedResult.ts'
import { createSaveFlow } from './saveFlow.ts'
import type { SaveOutcome } from './saver.ts'

const cover = samplePage('cover', [filledFrame('a', 1)], { pageNumber: '-1' })
const spread = samplePage('spread', [filledFrame('b', 1)])
const last = samplePage('last', [filledFrame('c', 1)], { pageNumber: '1' })

function begin({
  pages = [cover, spread, last],
  isBooklet = true,
  agrees = true,
  outcome = 'SAVED' as SaveOutcome,
  onAsk = (_store: EditorStore): void => {},
} = {}) {
  const editor = createTestEditor(sampleDocument(...pages))
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
        if (outcome !== 'SAVED') return outcome
        const saved = store.get(pagesAtom).filter(({ key }) => keys.includes(key))
        store.set(
          savedAtom,
          new Map([...store.get(savedAtom), ...saved.map((page) => [page.key, pageContentHash(page)] as const)]),
        )
        return 'SAVED'
      },
    },
    textsSettled: async () => {},
    ask: async (content) => {
      asked.push(content)
      onAsk(store)
      return agrees
    },
    actions: editor.actions,
    announcer: editor.announcer,
    goToMyPage,
  })
  return { ...editor, flow, saves, asked, goToMyPage }
}

it('PGS-9: saves the sides of a card together', async () => {
  const { flow, saves } = begin({ isBooklet: false })
  await flow.saveAll()
  expect(saves).toEqual([['cover', 'spread', 'last']])
})

it('PGS-6: saves a booklet page by page, and as a whole from its last page, then opens my page', async () => {
  const { flow, saves, actions, goToMyPage } = begin()
  await flow.saveAll()
  expect(saves).toEqual([['cover']])
  expect(goToMyPage).not.toHaveBeenCalled()
  actions.showPage('last')
  await flow.saveAll()
  expect(saves[1]).toEqual(['spread', 'last'])
  expect(goToMyPage).toHaveBeenCalledOnce()
})

it('PRV-8: saves every page of a booklet for a proof link, and stays in the editor', async () => {
  const { flow, saves, goToMyPage } = begin()
  await flow.saveAll('EVERY_PAGE')
  expect(saves).toEqual([['cover', 'spread', 'last']])
  expect(goToMyPage).not.toHaveBeenCalled()
})

it('ODR-58: asks for an order that is missing, and saves when the design belongs to one', async () => {
  const { flow, saves, store } = begin({ isBooklet: false })
  const order = store.get(orderAtom)
  store.set(orderAtom, null)
  const saving = flow.saveAll()
  await settle()
  expect([store.get(orderWantedAtom), saves]).toEqual([true, []])
  // The order is known before the design has been moved to it.
  store.set(orderAtom, order)
  await settle()
  expect(saves).toEqual([])
  store.set(orderWantedAtom, false)
  await saving
  expect(saves).toEqual([['cover', 'spread', 'last']])
})

it('ODR-58: saves nothing if the customer names no order', async () => {
  const { flow, saves, store } = begin({ isBooklet: false })
  store.set(orderAtom, null)
  const saving = flow.saveAll()
  await settle()
  store.set(orderWantedAtom, false)
  await saving
  expect(saves).toEqual([])
})

it('ODR-57: turns the page of a design without an order and saves nothing', async () => {
  const { flow, saves, store } = begin()
  store.set(orderAtom, null)
  await flow.saveAndMove(1)
  expect([saves, store.get(pageKeyAtom), store.get(orderWantedAtom)]).toEqual([[], 'spread', false])
})

it('waits for photos that are being read and saves them', async () => {
  const { flow, saves, store } = begin({ isBooklet: false })
  store.set(photosBeingReadAtom, new Set(['a']))
  const saving = flow.saveAll()
  await settle()
  expect(saves).toEqual([])
  store.set(photosBeingReadAtom, new Set())
  await saving
  expect(saves).toEqual([['cover', 'spread', 'last']])
})

it('PGS-3: saves the current page and shows the next one at once', async () => {
  const { flow, saves, store } = begin()
  await flow.saveAndMove(1)
  expect([saves, store.get(pageKeyAtom)]).toEqual([[['cover']], 'spread'])
  await flow.saveAndMove(-1)
  expect([saves.length, store.get(pageKeyAtom)]).toEqual([2, 'cover'])
  await flow.saveAndMove(1)
  expect(saves).toHaveLength(2)
})

it('ODR-28: asks about an unfinished page and does not save if the customer declines', async () => {
  const empty = samplePage('empty', [sampleFrame('hole', 1)])
  const declined = begin({ pages: [empty, spread], agrees: false })
  await declined.flow.saveAndMove(1)
  expect(declined.asked).toMatchObject([{ kind: 'UNFINISHED', findings: [{ itemId: 'hole', kind: 'FRAME_EMPTY' }] }])
  expect([declined.saves, declined.store.get(pageKeyAtom)]).toEqual([[], 'empty'])

  const agreed = begin({ pages: [empty, spread] })
  await agreed.flow.saveAll()
  expect(agreed.saves).toEqual([['empty']])
})

it('EDT-17: never saves a text that cannot be printed and selects it', async () => {
  const { flow, saves, asked, store, actions } = begin()
  const words = { ...filledFrame('a', 1), type: 'TEXT', text: '𠮷', templateItemText: '', font: 'f', fontSize: 9 }
  actions.open(sampleDocument(samplePage('cover', [words as never]), spread))
  const setting = { outline: EMPTY_PATH, border: EMPTY_PATH, ink: null, truncated: false, missing: ['𠮷'], lines: [] }
  store.set(settingsAtom, new Map([['a', { requestKey: '', isOwnText: true, setting }]]))
  await flow.saveAll()
  expect([asked[0]?.kind, saves]).toEqual(['TEXT_BLOCKED', []])
})

it('asks about quality warnings once, before unfinished items', async () => {
  const coarse = { ...filledFrame('a', 1), croppedWidth: 200, croppedHeight: 133 }
  const pages = [samplePage('cover', [coarse, sampleFrame('hole', 2)]), spread]
  const declined = begin({ pages, agrees: false })
  await declined.flow.saveAll()
  expect(declined.asked).toMatchObject([{ kind: 'CHECK', findings: [{ kind: 'PHOTO_COARSE', ppi: 99.75 }] }])
  expect(declined.saves).toEqual([])

  const { flow, asked, saves, store } = begin({ pages })
  await flow.saveAll()
  expect(asked.map(({ kind }) => kind)).toEqual(['CHECK', 'UNFINISHED'])
  store.set(savedAtom, new Map())
  await flow.saveAll()
  expect(asked.map(({ kind }) => kind)).toEqual(['CHECK', 'UNFINISHED', 'UNFINISHED'])
  expect(saves).toHaveLength(2)
})

it('shows no warnings while turning pages, and all of them on the last page of a booklet', async () => {
  const coarse = { ...filledFrame('a', 1), croppedWidth: 200, croppedHeight: 133 }
  const { flow, asked, saves, actions } = begin({ pages: [samplePage('cover', [coarse]), last] })
  await flow.saveAndMove(1)
  expect([asked, saves]).toEqual([[], [['cover']]])
  actions.showPage('last')
  await flow.saveAll()
  expect(asked).toMatchObject([{ kind: 'CHECK', findings: [{ pageKey: 'cover', kind: 'PHOTO_COARSE' }] }])
  expect(saves).toEqual([['cover'], ['last']])
})

it('saves texts that were repaired inside the dialog', async () => {
  const words = { ...sampleText('words', 1), text: '﨑' }
  const page = samplePage('cover', [words])
  const { flow, saves, store } = begin({ pages: [page], isBooklet: false })
  const setting = { outline: EMPTY_PATH, border: EMPTY_PATH, ink: null, truncated: false, missing: ['﨑'], lines: [] }
  const set = (missing: readonly string[]) =>
    store.set(settingsAtom, new Map([['words', { requestKey: '', isOwnText: true, setting: { ...setting, missing } }]]))
  set(['﨑'])
  await flow.saveAll()
  expect(saves).toEqual([])
  const repairing = begin({ pages: [page], isBooklet: false, onAsk: (opened) => opened.set(settingsAtom, new Map()) })
  repairing.store.set(settingsAtom, store.get(settingsAtom))
  await repairing.flow.saveAll()
  expect(repairing.asked.map(({ kind }) => kind)).toEqual(['TEXT_BLOCKED'])
  expect(repairing.saves).toEqual([['cover']])
})

it('ignores a second press while a dialog is open', async () => {
  const { flow, asked } = begin({ pages: [samplePage('empty', [sampleFrame('hole', 1)]), spread] })
  void flow.saveAll()
  void flow.saveAll()
  await settle()
  expect(asked).toHaveLength(1)
})

it('EDT-42: a save that succeeded shows its result, a failed one does not', async () => {
  const isShown = async (outcome: SaveOutcome) => {
    const { flow, store } = begin({ outcome, isBooklet: false })
    await flow.saveAll()
    return store.get(savedResultAtom)
  }
  expect([await isShown('SAVED'), await isShown('FAILED'), await isShown('KEPT')]).toEqual([true, false, false])
})

it('ODR-24: shows a toast for a failed save unless a dialog has shown the reason', async () => {
  const toast = async (outcome: SaveOutcome) => {
    const { flow, store } = begin({ outcome, isBooklet: false })
    await flow.saveAll()
    return store.get(toastAtom)?.key ?? null
  }
  expect([await toast('FAILED'), await toast('REFUSED')]).toEqual(['toast.failed', null])
})

it('PRN-11: asks once about texts that still show the sample, also those of the side that is not shown', async () => {
  const front = samplePage('front', [sampleText('title', 1)])
  const back = samplePage(
    'back',
    [{ ...sampleText('sign', 1, '佐藤 美咲'), templateItemText: '佐藤 美咲', keepsTemplateText: false }],
    {
      sideNumber: 2,
    },
  )
  const declined = begin({ pages: [front, back], isBooklet: false, agrees: false })
  await declined.flow.saveAll()
  expect(declined.asked).toMatchObject([{ kind: 'CHECK', findings: [{ pageKey: 'back', kind: 'TEXT_SAMPLE' }] }])
  expect(declined.saves).toEqual([])

  const { flow, asked, saves, store } = begin({ pages: [front, back], isBooklet: false })
  await flow.saveAll()
  store.set(savedAtom, new Map())
  await flow.saveAll()
  expect(asked).toHaveLength(1)
  expect(saves).toHaveLength(2)
})

it('ADD-4: removes added texts that are blank before it saves, without a question, and undo brings them back', async () => {
  const blank = { ...sampleText('blank', 2, ' '), origin: 'OWN' as const }
  const { flow, saves, asked, store, actions } = begin({
    pages: [samplePage('front', [filledFrame('a', 1), blank])],
    isBooklet: false,
  })
  actions.select('blank')
  await flow.saveAll()
  expect([saves, asked]).toEqual([[['front']], []])
  expect(store.get(pagesAtom)[0]?.items.map(({ id }) => id)).toEqual(['a'])
  expect(store.get(selectionAtom).itemId).toBeNull()
  expect(store.get(historyAtom).past.map(({ label }) => label)).toEqual(['removeBlank'])
  actions.undo()
  expect(store.get(pagesAtom)[0]?.items).toHaveLength(2)
})

it('ADD-4: has nothing to save if a blank added text was the only change', async () => {
  const { flow, saves, store, actions } = begin({
    pages: [samplePage('front', [filledFrame('a', 1)])],
    isBooklet: false,
  })
  await flow.saveAll()
  const [page = cover] = store.get(pagesAtom)
  actions.perform('addText', addItems(page, [{ ...sampleText('blank', 2, ''), origin: 'OWN' }]))
  await flow.saveAll()
  expect(saves).toEqual([['front']])
  expect(store.get(toastAtom)).toMatchObject({ key: 'toast.alreadySaved' })
})
