import { kindOfItem } from '@irodori/contract/entities/designItem'
import type { Change } from '@irodori/design/change'
import type { DesignDocument, DesignPage, PageKey } from '@irodori/design/designPage'
import { findItem } from '@irodori/design/designPage'
import type { Step } from '@irodori/design/history'
import { beginHistory, goToStep, perform, redo, undo } from '@irodori/design/history'
import { pageContentHash } from '@irodori/design/pageContent'
import type { Announcer } from './announcer.ts'
import type { Selection } from './designState.ts'
import { historyAtom, NOTHING_SELECTED, pageAtom, pageKeyAtom, selectionAtom } from './designState.ts'
import { openedAtom, savedAtom } from './savingState.ts'
import type { EditorStore } from './store.ts'
import type { Message } from './viewState.ts'
import { arrangingAtom } from './viewState.ts'

/** Names of undo steps: keys under `step.` in the locales. */
export type StepLabel =
  | 'photo'
  | 'brightness'
  | 'enhance'
  | 'grading'
  | 'redEye'
  | 'reset'
  | 'deletePhoto'
  | 'disable'
  | 'enable'
  | 'typing'
  | 'keepText'
  | 'personalise'
  | 'calendarStart'
  | 'ownDays'
  | 'font'
  | 'size'
  | 'weight'
  | 'colour'
  | 'border'
  | 'alignment'
  | 'curve'
  | 'crop'
  | 'zoom'
  | 'turn'
  | 'swap'
  | 'move'
  | 'resize'
  | 'turnItem'
  | 'align'
  | 'distribute'
  | 'order'
  | 'lock'
  | 'unlock'
  | 'arrangement'
  | 'paste'
  | 'pasteStyle'
  | 'duplicate'
  | 'addText'
  | 'addCaption'
  | 'addOrnament'
  | 'background'
  | 'colourSet'
  | 'mirror'
  | 'removeItem'
  | 'removeBlank'
  | 'autoFill'
  | 'takeIn'
  | 'makeBook'
  | 'textPlace'
  | 'mergeRow'
  | 'template'
  | 'movePage'
  | 'copyPage'
  | 'discard'
  | 'fromServer'
  | 'keepOurs'

export const stepName = (step: Step): Message => ({ key: `step.${step.label as StepLabel}` })

export interface DocumentActions {
  /** Starts the history with an opened document; pages with an id count as saved. */
  readonly open: (document: DesignDocument) => void
  /** @param gesture steps with the same gesture become one undo step */
  readonly perform: (label: StepLabel, change: Change, gesture?: string | null) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Undoes or redoes steps until `done` steps are done. */
  readonly goTo: (done: number) => void
  readonly select: (itemId: string | null, mode?: Selection['mode']) => void
  /** Adds an item to the selection or removes it. Outside arranging mode an item of another kind replaces the selection. */
  readonly toggle: (itemId: string) => void
  /** Selects items; the inspector shows the last one. Outside arranging mode only items of the first one's kind are selected. */
  readonly selectMany: (itemIds: readonly string[]) => void
  readonly showPage: (key: PageKey) => void
}

function kindOf(page: DesignPage, itemId: string) {
  const item = findItem(page, itemId)
  return item && kindOfItem(item)
}

export function createDocumentActions(store: EditorStore, announcer: Announcer): DocumentActions {
  const showPage = (key: PageKey): void => {
    if (store.get(pageKeyAtom) === key) return
    store.set(selectionAtom, NOTHING_SELECTED)
    store.set(pageKeyAtom, key)
  }

  const areSelectableTogether = (page: DesignPage, one: string, other: string): boolean =>
    store.get(arrangingAtom) || kindOf(page, one) === kindOf(page, other)

  const choose = (itemIds: readonly string[]): void => {
    const itemId = itemIds.at(-1)
    store.set(
      selectionAtom,
      itemId === undefined ? NOTHING_SELECTED : { itemId, mode: 'SELECT', others: itemIds.slice(0, -1) },
    )
  }

  // The change must be visible, so its page is shown.
  const showStep = (step: Step): void => {
    const [changedPage] = Object.keys(step.change)
    if (changedPage !== undefined && step.change[store.get(pageKeyAtom)] === undefined) showPage(changedPage)
    const page = store.get(pageAtom)
    const { itemId } = store.get(selectionAtom)
    if (itemId !== null && !page?.items.some(({ id }) => id === itemId)) store.set(selectionAtom, NOTHING_SELECTED)
  }

  return {
    open(document) {
      store.set(historyAtom, beginHistory(document))
      const contents = document.pages.map((page) => [page.key, pageContentHash(page)] as const)
      store.set(openedAtom, new Map(contents))
      store.set(
        savedAtom,
        new Map(contents.filter(([key]) => document.pages.some((page) => page.key === key && page.designId !== null))),
      )
      store.set(selectionAtom, NOTHING_SELECTED)
      store.set(pageKeyAtom, document.pages[0]?.key ?? '')
    },
    perform: (label, change, gesture = null) =>
      store.set(historyAtom, perform(store.get(historyAtom), { label, change, gesture })),
    undo() {
      const history = store.get(historyAtom)
      const step = history.past.at(-1)
      if (!step) return
      store.set(historyAtom, undo(history))
      showStep(step)
      announcer.announce({ key: 'announce.undone', values: { step: stepName(step) } })
    },
    redo() {
      const history = store.get(historyAtom)
      const [step] = history.future
      if (!step) return
      store.set(historyAtom, redo(history))
      showStep(step)
      announcer.announce({ key: 'announce.redone', values: { step: stepName(step) } })
    },
    goTo(done) {
      const history = store.get(historyAtom)
      const back = history.past.length > done
      const step = back ? history.past[done] : history.future[done - history.past.length - 1]
      if (!step) return
      store.set(historyAtom, goToStep(history, done))
      showStep(step)
      announcer.announce({ key: back ? 'announce.undone' : 'announce.redone', values: { step: stepName(step) } })
    },
    select: (itemId, mode = 'SELECT') =>
      store.set(selectionAtom, itemId === null ? NOTHING_SELECTED : { itemId, mode, others: [] }),
    toggle(itemId) {
      const { itemId: leading, others } = store.get(selectionAtom)
      const chosen = leading === null ? [] : [...others, leading]
      const rest = chosen.filter((id) => id !== itemId)
      const page = store.get(pageAtom)
      const alike = rest.filter((id) => page && areSelectableTogether(page, id, itemId))
      choose(chosen.includes(itemId) ? rest : [...alike, itemId])
    },
    selectMany(itemIds) {
      const page = store.get(pageAtom)
      const [first] = itemIds
      if (page && first !== undefined) choose(itemIds.filter((id) => areSelectableTogether(page, id, first)))
      else choose([])
    },
    showPage,
  }
}
