import type { Change, DesignDocument, PageKey, Step } from '@irodori/design'
import { beginHistory, perform, redo, undo } from '@irodori/design'
import type { Announcer } from './announcer.ts'
import type { Selection } from './designState.ts'
import { historyAtom, NOTHING_SELECTED, pageAtom, pageKeyAtom, selectionAtom } from './designState.ts'
import { fingerprintOf, openedAtom, savedAtom } from './savingState.ts'
import type { EditorStore } from './store.ts'
import type { Message } from './viewState.ts'

/** Names of steps, under `step.` in the language files; the last three are made by the canvas. */
export type StepLabel =
  | 'photo'
  | 'brightness'
  | 'reset'
  | 'deletePhoto'
  | 'disable'
  | 'enable'
  | 'typing'
  | 'font'
  | 'size'
  | 'weight'
  | 'colour'
  | 'alignment'
  | 'curve'
  | 'crop'
  | 'zoom'
  | 'turn'

const stepName = (step: Step): Message => ({ key: `step.${step.label as StepLabel}` })

export interface DocumentActions {
  /** Begins with a document that was just opened; pages with an id are as the server has them. */
  readonly open: (document: DesignDocument) => void
  /** @param gesture steps that share it become one. */
  readonly perform: (label: StepLabel, change: Change, gesture?: string | null) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly select: (itemId: string | null, mode?: Selection['mode']) => void
  readonly showPage: (key: PageKey) => void
}

export function createDocumentActions(store: EditorStore, announcer: Announcer): DocumentActions {
  const showPage = (key: PageKey): void => {
    if (store.get(pageKeyAtom) === key) return
    store.set(selectionAtom, NOTHING_SELECTED)
    store.set(pageKeyAtom, key)
  }

  // What was taken back must be in sight: on another page nobody would know what happened.
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
      const contents = document.pages.map((page) => [page.key, fingerprintOf(page)] as const)
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
    select: (itemId, mode = 'SELECT') =>
      store.set(selectionAtom, itemId === null ? NOTHING_SELECTED : { itemId, mode }),
    showPage,
  }
}
