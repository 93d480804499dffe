import type { DesignPage, Finding, PageKey } from '@irodori/design'
import { blocksSaving, isUnfinished, pageContentHash } from '@irodori/design'
import { whenPhotosRead } from '../photos/photosBeingRead.ts'
import type { Announcer } from '../state/announcer.ts'
import { pageKeyAtom, pagesAtom, productAtom } from '../state/designState.ts'
import type { Ask } from '../state/dialogs.ts'
import type { DocumentActions } from '../state/documentActions.ts'
import { findingId, findingsAtom } from '../state/findings.ts'
import { openedAtom, orderAtom, unsavedPagesAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'
import { pagesToSave } from './pagesToSave.ts'
import type { SaveOutcome, Saver } from './saver.ts'

export interface SaveFlow {
  /** The save button. */
  readonly saveAll: () => Promise<void>
  /** Saves the page in sight and shows its neighbour at once. */
  readonly saveAndMove: (step: 1 | -1) => Promise<void>
  /** Goes on with a save of an earlier visit: whatever was to be asked was asked then. */
  readonly resume: (pages: readonly PageKey[]) => Promise<void>
}

export interface SaveFlowOptions {
  readonly store: EditorStore
  readonly saver: Pick<Saver, 'save'>
  readonly textsSettled: () => Promise<void>
  readonly ask: Ask
  readonly actions: Pick<DocumentActions, 'showPage' | 'select'>
  readonly announcer: Announcer
  readonly goToMyPage: () => void
}

/** Checks and questions before a save, and what follows it. */
export function createSaveFlow(options: SaveFlowOptions): SaveFlow {
  const { store, saver, ask, actions, announcer } = options

  const goTo = ({ pageKey, itemId }: Finding): void => {
    actions.showPage(pageKey)
    actions.select(itemId)
  }

  const found = (keys: readonly PageKey[], says: (finding: Finding) => boolean): readonly Finding[] =>
    store.get(findingsAtom).filter((finding) => keys.includes(finding.pageKey) && says(finding))

  // What the customer has agreed to once is not asked again in this visit.
  const accepted = new Set<string>()
  const isWarning = (finding: Finding): boolean => finding.severity === 'WARNING' && !accepted.has(findingId(finding))

  /**
   * False when the pages must not, or shall not, be saved as they are. What is mended in a question counts at once.
   * @param watched pages whose warnings are told: none while the customer merely turns a page.
   */
  async function agreed(keys: readonly PageKey[], watched: readonly PageKey[]): Promise<boolean> {
    await options.textsSettled()
    const blocking = found(keys, blocksSaving)
    if (blocking[0]) {
      if (!(await ask({ kind: 'TEXT_BLOCKED', findings: blocking }))) return false
      await options.textsSettled()
      const [left] = found(keys, blocksSaving)
      if (left) {
        goTo(left)
        return false
      }
    }
    const warnings = found(watched, isWarning)
    if (warnings.length > 0) {
      if (!(await ask({ kind: 'CHECK', findings: warnings }))) return false
      for (const finding of warnings) accepted.add(findingId(finding))
    }
    const unfinished = found(keys, isUnfinished)
    if (unfinished.length > 0 && !(await ask({ kind: 'UNFINISHED', findings: unfinished }))) return false
    await options.textsSettled()
    return found(keys, blocksSaving).length === 0 || agreed(keys, watched)
  }

  // One question at a time: a second press while one is open means nothing.
  let isAsking = false
  async function checked(
    pages: readonly DesignPage[],
    watched: readonly DesignPage[],
    then: (keys: readonly PageKey[]) => Promise<void>,
  ): Promise<void> {
    if (isAsking) return
    isAsking = true
    const keys = pages.map(keyOf)
    const go = await agreed(keys, watched.map(keyOf)).finally(() => {
      isAsking = false
    })
    if (go) await then(keys)
  }

  function tell(outcome: SaveOutcome): void {
    if (outcome === 'SAVED') announcer.toast({ key: 'toast.saved' }, 'good')
    if (outcome === 'FAILED') announcer.toast({ key: 'toast.failed' }, 'danger')
    if (outcome === 'KEPT') announcer.toast({ key: 'toast.kept' }, 'warning')
  }

  const touchedPages = (): readonly DesignPage[] => {
    const opened = store.get(openedAtom)
    return store.get(unsavedPagesAtom).filter((page) => opened.get(page.key) !== pageContentHash(page))
  }

  return {
    async saveAll() {
      await whenPhotosRead(store)
      const pages = store.get(pagesAtom)
      const isBooklet = Boolean(store.get(productAtom)?.seichoku)
      const current = store.get(pageKeyAtom)
      if (store.get(orderAtom) === null) return
      const toSave = pagesToSave(pages, store.get(unsavedPagesAtom), touchedPages(), current, isBooklet)
      if (toSave.length === 0) return announcer.toast({ key: 'toast.alreadySaved' })
      // The end of a booklet is the time to look at all of it.
      const isWhole = !isBooklet || pages.at(-1)?.key === current
      await checked(toSave, isWhole ? pages : toSave, async (keys) => {
        const outcome = await saver.save(keys)
        tell(outcome)
        const isComplete = outcome === 'SAVED' && store.get(unsavedPagesAtom).length === 0
        if (isComplete && isBooklet && isWhole) options.goToMyPage()
      })
    },
    async resume(pages) {
      await options.textsSettled()
      tell(await saver.save(pages))
    },
    async saveAndMove(step) {
      await whenPhotosRead(store)
      const pages = store.get(pagesAtom)
      const index = pages.findIndex(({ key }) => key === store.get(pageKeyAtom))
      const [page, neighbour] = [pages[index], pages[index + step]]
      if (!page || !neighbour) return
      const isUnsaved = store.get(unsavedPagesAtom).includes(page)
      if (!isUnsaved || store.get(orderAtom) === null) return actions.showPage(neighbour.key)
      await checked([page], [], async (keys) => {
        const saved = saver.save(keys)
        actions.showPage(neighbour.key)
        if ((await saved) === 'KEPT') tell('KEPT')
      })
    },
  }
}

const keyOf = ({ key }: DesignPage): PageKey => key
