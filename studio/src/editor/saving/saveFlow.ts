import { isNoChange, NO_CHANGE, squashChanges } from '@irodori/design/change'
import type { DesignPage, PageKey } from '@irodori/design/designPage'
import type { Finding } from '@irodori/design/finding'
import { blocksSaving, isUnfinished } from '@irodori/design/finding'
import { oncePerPostalCode } from '@irodori/design/oncePerPostalCode'
import { removeBlankTexts } from '@irodori/design/ownItems'
import { pageContentHash } from '@irodori/design/pageContent'
import { whenPhotosRead } from '../photos/photosBeingRead.ts'
import type { Announcer } from '../state/announcer.ts'
import { pageKeyAtom, pagesAtom, productAtom, selectedItemAtom } from '../state/designState.ts'
import type { Ask } from '../state/dialogs.ts'
import type { DocumentActions } from '../state/documentActions.ts'
import { findingId, findingsAtom } from '../state/findings.ts'
import { orderGiven } from '../state/orderLater.ts'
import { openedAtom, orderAtom, unsavedPagesAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'
import { pagesToSave } from './pagesToSave.ts'
import { savedResultAtom } from './savedResult.ts'
import type { SaveOutcome, Saver } from './saver.ts'

export interface SaveFlow {
  /** Saves what the save button covers, or every page that the server does not have; asks for an order that is missing. */
  readonly saveAll: (scope?: 'EVERY_PAGE') => Promise<void>
  /** Saves the current page, if the design has an order, and shows its neighbour at once. */
  readonly saveAndMove: (step: 1 | -1) => Promise<void>
  /** Continues a save of an earlier visit without questions: they were answered then. */
  readonly resume: (pages: readonly PageKey[]) => Promise<void>
}

export interface SaveFlowOptions {
  readonly store: EditorStore
  readonly saver: Pick<Saver, 'save'>
  readonly textsSettled: () => Promise<void>
  readonly ask: Ask
  readonly actions: Pick<DocumentActions, 'perform' | 'showPage' | 'select'>
  readonly announcer: Announcer
  readonly goToMyPage: () => void
}

/** Checks and questions before a save, and its result message. */
export function createSaveFlow(options: SaveFlowOptions): SaveFlow {
  const { store, saver, ask, actions, announcer } = options

  const showItemOf = ({ pageKey, itemId }: Finding): void => {
    actions.showPage(pageKey)
    actions.select(itemId)
  }

  const findingsOn = (keys: readonly PageKey[], matches: (finding: Finding) => boolean): readonly Finding[] =>
    store.get(findingsAtom).filter((finding) => keys.includes(finding.pageKey) && matches(finding))

  // A confirmed warning, or a confirmed sample text, is not asked about again in this visit.
  const accepted = new Set<string>()
  const isWarning = (finding: Finding): boolean =>
    (finding.severity === 'WARNING' || finding.severity === 'SAMPLE') && !accepted.has(findingId(finding))

  /**
   * False if a finding forbids the save or the customer declines it. Repairs made inside a dialog count at once.
   * @param watched pages whose warnings are shown; empty when the customer only turns a page
   */
  async function confirmSave(keys: readonly PageKey[], watched: readonly PageKey[]): Promise<boolean> {
    await options.textsSettled()
    const blocking = findingsOn(keys, blocksSaving)
    if (blocking[0]) {
      if (!(await ask({ kind: 'TEXT_BLOCKED', findings: blocking }))) return false
      await options.textsSettled()
      const [left] = findingsOn(keys, blocksSaving)
      if (left) {
        showItemOf(left)
        return false
      }
    }
    const warnings = findingsOn(watched, isWarning)
    if (warnings.length > 0) {
      if (!(await ask({ kind: 'CHECK', findings: oncePerPostalCode(store.get(pagesAtom), warnings) }))) return false
      for (const finding of warnings) accepted.add(findingId(finding))
    }
    const unfinished = findingsOn(keys, isUnfinished)
    if (unfinished.length > 0 && !(await ask({ kind: 'UNFINISHED', findings: unfinished }))) return false
    await options.textsSettled()
    return findingsOn(keys, blocksSaving).length === 0 || confirmSave(keys, watched)
  }

  // A second press while a dialog is open is ignored.
  let isAsking = false
  async function saveConfirmed(
    pages: readonly DesignPage[],
    watched: readonly DesignPage[],
    then: (keys: readonly PageKey[]) => Promise<void>,
  ): Promise<void> {
    if (isAsking) return
    isAsking = true
    const keys = pages.map(keyOf)
    const go = await confirmSave(keys, watched.map(keyOf)).finally(() => {
      isAsking = false
    })
    if (go) await then(keys)
  }

  /** A text that the customer has added and left blank would print nothing; it is removed without a question. */
  function dropBlankTexts(pages: readonly DesignPage[]): void {
    const change = pages.map(removeBlankTexts).reduce(squashChanges, NO_CHANGE)
    if (isNoChange(change)) return
    actions.perform('removeBlank', change)
    if (store.get(selectedItemAtom) === null) actions.select(null)
  }

  function showResult(outcome: SaveOutcome): void {
    if (outcome === 'SAVED') store.set(savedResultAtom, true)
    if (outcome === 'FAILED') announcer.toast({ key: 'toast.failed' }, 'danger')
    if (outcome === 'KEPT') announcer.toast({ key: 'toast.kept' }, 'warning')
  }

  const editedPages = (): readonly DesignPage[] => {
    const opened = store.get(openedAtom)
    return store.get(unsavedPagesAtom).filter((page) => opened.get(page.key) !== pageContentHash(page))
  }

  return {
    async saveAll(scope) {
      await whenPhotosRead(store)
      if (!(await orderGiven(store))) return
      const isBooklet = Boolean(store.get(productAtom)?.seichoku)
      const current = store.get(pageKeyAtom)
      const isEvery = scope === 'EVERY_PAGE'
      const changed = (): readonly DesignPage[] => {
        const unsaved = store.get(unsavedPagesAtom)
        return isEvery ? unsaved : pagesToSave(store.get(pagesAtom), unsaved, editedPages(), current, isBooklet)
      }
      dropBlankTexts(changed())
      const toSave = changed()
      const pages = store.get(pagesAtom)
      if (toSave.length === 0) return announcer.toast({ key: 'toast.alreadySaved' })
      // The last page of a booklet shows the warnings of all pages.
      const isWhole = isEvery || !isBooklet || pages.at(-1)?.key === current
      await saveConfirmed(toSave, isWhole ? pages : toSave, async (keys) => {
        const outcome = await saver.save(keys)
        showResult(outcome)
        const isComplete = outcome === 'SAVED' && store.get(unsavedPagesAtom).length === 0
        if (isComplete && isBooklet && isWhole && !isEvery) options.goToMyPage()
      })
    },
    async resume(pages) {
      await options.textsSettled()
      showResult(await saver.save(pages))
    },
    async saveAndMove(step) {
      await whenPhotosRead(store)
      dropBlankTexts(store.get(pagesAtom).filter(({ key }) => key === store.get(pageKeyAtom)))
      const pages = store.get(pagesAtom)
      const index = pages.findIndex(({ key }) => key === store.get(pageKeyAtom))
      const [page, neighbour] = [pages[index], pages[index + step]]
      if (!page || !neighbour) return
      const isSavable = store.get(orderAtom) !== null && store.get(unsavedPagesAtom).includes(page)
      if (!isSavable) return actions.showPage(neighbour.key)
      await saveConfirmed([page], [], async (keys) => {
        const saved = saver.save(keys)
        actions.showPage(neighbour.key)
        if ((await saved) === 'KEPT') showResult('KEPT')
      })
    },
  }
}

const keyOf = ({ key }: DesignPage): PageKey => key
