import type { CallError } from '@irodori/client/callError'
import type { Design, SaveDesigns } from '@irodori/contract/entities/design'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { PrintViolation } from '@irodori/contract/entities/printViolation'
import type { Approval, DesignPage, PageKey } from '@irodori/design/designPage'
import { adoptDesignIds } from '@irodori/design/history'
import { pageContentHash } from '@irodori/design/pageContent'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Journal } from '../journal/journal.ts'
import { whenPageReady } from '../resources/pageReady.ts'
import { historyAtom } from '../state/designState.ts'
import type { Ask } from '../state/dialogs.ts'
import type { DocumentActions } from '../state/documentActions.ts'
import { settingsAtom } from '../state/resourceState.ts'
import type { Saving } from '../state/savingState.ts'
import { orderAtom, savedAtAtom, savedAtom, savingAtom, unsavedPagesAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'
import { draftToSave } from './draftToSave.ts'
import { findRejectedUpload } from './rejectedUpload.ts'
import { latest } from './savedTime.ts'
import type { SaveProblem } from './saveProblem.ts'
import { saveProblemOf } from './saveProblem.ts'

/**
 * KEPT: no answer; the save continues automatically when the network is back. REFUSED: a dialog has shown the reason.
 * FAILED: no reason has been shown.
 */
export type SaveOutcome = 'SAVED' | 'KEPT' | 'REFUSED' | 'FAILED'

export interface Saver {
  /** Saves the content that these pages have when they are sent. A call during a running save joins it. */
  readonly save: (pages: readonly PageKey[]) => Promise<SaveOutcome>
  readonly stop: () => void
}

export interface SaverOptions {
  readonly store: EditorStore
  readonly kernel: Pick<Kernel, 'render'>
  readonly send: (
    name: 'createDesigns' | 'updateDesigns',
    body: SaveDesigns,
  ) => Promise<Result<readonly Design[], CallError>>
  /** Opens the login if there is no session. Resolves false if the customer cancels it. */
  readonly ensureLogin: () => Promise<boolean>
  readonly uploadsSettled: (imageNames: readonly string[]) => Promise<boolean>
  readonly waitForNetwork: (failures: number, signal: AbortSignal) => Promise<void>
  readonly ask: Ask
  readonly actions: Pick<DocumentActions, 'showPage' | 'select'>
  /** Records on this device what is to be saved; null if the device stores nothing. */
  readonly journal: Pick<Journal, 'requestSave' | 'sending' | 'basedOn' | 'reconcileWithServer'> | null
  /** Called with the sent pages and the server's answer. */
  readonly onAccepted: (pages: readonly DesignPage[], designs: readonly Design[]) => void
  readonly onSaved: (pages: readonly DesignPage[]) => void
}

type AttemptProblem = { readonly kind: 'PHOTO_REFUSED' } | SaveProblem
type Attempt = Result<null, AttemptProblem>

/** Maximum number of version conflicts in a row before the save fails. */
const MAX_CONFLICTS = 5

interface Prepared {
  readonly page: DesignPage
  readonly approved: Approval | null
}

/** Saves pages: waits for the uploads, renders each page exactly, sends drafts with the hashes of the renders. */
export function createSaver(options: SaverOptions): Saver {
  const { store, kernel, ask, journal } = options
  const stopper = new AbortController()
  const requested = new Set<PageKey>()
  let waiting: ((outcome: SaveOutcome) => void)[] = []
  let isRunning = false
  let tryNow: (() => void) | null = null

  const show = (saving: Saving): void => store.set(savingAtom, saving)
  const answer = (outcome: SaveOutcome): void => {
    const callers = waiting
    waiting = []
    for (const settle of callers) settle(outcome)
  }
  // The saver is free before the callers are told, because a caller may save again at once.
  const finish = (outcome: SaveOutcome): void => {
    requested.clear()
    journal?.requestSave([])
    isRunning = false
    answer(outcome)
  }
  const pagesToSend = (): readonly DesignPage[] => store.get(unsavedPagesAtom).filter(({ key }) => requested.has(key))

  async function prepare(pages: readonly DesignPage[]): Promise<readonly Prepared[]> {
    const prepared: Prepared[] = []
    for (const [index, page] of pages.entries()) {
      show({ kind: 'RENDERING', page: index + 1, of: pages.length })
      await whenPageReady(store, page)
      // A page that the browser cannot render is saved without a hash; the server then skips the comparison.
      const render = await kernel.render(page, 1, 'print').catch(() => null)
      render?.bitmap.close()
      prepared.push({ page, approved: render })
    }
    return prepared
  }

  async function send(name: 'createDesigns' | 'updateDesigns', prepared: readonly Prepared[]): Promise<Attempt> {
    const order = store.get(orderAtom)
    if (prepared.length === 0) return ok(null)
    if (order === null) return err({ kind: 'LOGIN' })
    const settings = store.get(settingsAtom)
    journal?.sending(prepared.map(({ page }) => page))
    const result = await options.send(name, {
      orderNumber: order.orderNumber,
      phoneNumber: order.phoneNumber,
      groupNumber: order.groupNumber,
      designs: prepared.map(({ page, approved }) =>
        draftToSave(page, settings, order.designSeriesId, approved, journal?.basedOn(page)),
      ),
    })
    if (!result.ok) return err(saveProblemOf(result.error))
    // A page that the answer leaves out has not been saved.
    const answered = new Set(result.value.map(({ randomId }) => randomId))
    if (prepared.some(({ page }) => !answered.has(page.key))) return err({ kind: 'STOPPED' })
    adopt(prepared, result.value)
    return ok(null)
  }

  function adopt(prepared: readonly Prepared[], designs: readonly Design[]): void {
    const ids = Object.fromEntries(designs.map(({ randomId, id }) => [randomId, id]))
    const [first] = designs
    if (first) store.set(orderAtom, (order) => order && { ...order, groupNumber: first.groupNumber })
    store.set(historyAtom, (history) => adoptDesignIds(history, ids))
    store.set(savedAtAtom, latest(designs.map(({ updatedAt }) => updatedAt)))
    options.onAccepted(
      prepared.map(({ page }) => page),
      designs,
    )
    store.set(savedAtom, (saved) => {
      const next = new Map(saved)
      for (const { page } of prepared) next.set(page.key, pageContentHash(page))
      return next
    })
  }

  async function attempt(pages: readonly DesignPage[]): Promise<Attempt> {
    if (!(await options.ensureLogin())) return err({ kind: 'STOPPED' })
    show({ kind: 'WAITING_UPLOADS' })
    const photos = pages.flatMap((page) => page.items.filter(isImageItem).flatMap(({ imageName }) => imageName ?? []))
    if (!(await options.uploadsSettled(photos))) return err({ kind: 'PHOTO_REFUSED' })
    const prepared = await prepare(pages)
    show({ kind: 'SENDING' })
    const updated = await send(
      'updateDesigns',
      prepared.filter(({ page }) => page.designId !== null),
    )
    if (!updated.ok) return updated
    return send(
      'createDesigns',
      prepared.filter(({ page }) => page.designId === null),
    )
  }

  type FinalProblem =
    | { readonly kind: 'PHOTO_REFUSED' }
    | Exclude<SaveProblem, { kind: 'LOGIN' | 'NETWORK' | 'CHANGED' }>

  async function fail(problem: FinalProblem): Promise<void> {
    show({ kind: 'FAILED' })
    finish(problem.kind === 'STOPPED' ? 'FAILED' : 'REFUSED')
    if (problem.kind === 'PHOTO_REFUSED') await ask({ kind: 'PHOTO_NOT_SENT' })
    else if (problem.kind !== 'STOPPED') await ask(problem)
  }

  function showRejectedUpload(pages: readonly DesignPage[]): void {
    const place = findRejectedUpload(store, pages)
    if (place === null) return
    options.actions.showPage(place.pageKey)
    options.actions.select(place.itemId)
  }

  function showViolation([first]: readonly PrintViolation[]): void {
    if (first === undefined) return
    options.actions.showPage(first.randomId)
    options.actions.select(first.itemId)
  }

  /** Resolves when the network is back or the customer presses the save button again. */
  async function waitForNetworkOrPress(failures: number): Promise<void> {
    const pressed = new Promise<void>((resolve) => {
      tryNow = resolve
    })
    await Promise.race([options.waitForNetwork(failures, stopper.signal), pressed])
    tryNow = null
  }

  async function run(): Promise<void> {
    let [failures, conflicts] = [0, 0]
    for (let pages = pagesToSend(); pages.length > 0; pages = pagesToSend()) {
      const result = await attempt(pages)
      if (result.ok) {
        failures = 0
        conflicts = 0
        for (const { key } of pages) requested.delete(key)
        options.onSaved(pages)
        continue
      }
      const problem = result.error
      switch (problem.kind) {
        case 'CHANGED':
          conflicts += 1
          if (journal === null || conflicts > MAX_CONFLICTS) return fail({ kind: 'DESIGN_ERROR', message: null })
          await journal.reconcileWithServer(problem.server)
          continue
        case 'PHOTO_REFUSED':
          await fail({ kind: 'PHOTO_REFUSED' })
          return showRejectedUpload(pages)
        case 'NOT_PRINTABLE':
          await fail(problem)
          return showViolation(problem.violations)
        case 'NETWORK':
          failures += 1
          show({ kind: 'WAITING_NETWORK' })
          answer('KEPT')
          await waitForNetworkOrPress(failures)
          continue
        case 'LOGIN':
          show({ kind: 'WAITING_LOGIN' })
          if (await ask({ kind: 'LOGIN' })) continue
          return fail({ kind: 'STOPPED' })
        default:
          return fail(problem)
      }
    }
    show({ kind: 'IDLE' })
    finish('SAVED')
  }

  return {
    save(pages) {
      for (const key of pages) requested.add(key)
      journal?.requestSave([...requested])
      return new Promise((resolve) => {
        waiting.push(resolve)
        if (isRunning) {
          // A press retries a save that waits for the network, and opens the login for uploads that wait for it.
          tryNow?.()
          return void options.ensureLogin()
        }
        isRunning = true
        void run().catch(() => fail({ kind: 'STOPPED' }))
      })
    },
    stop: () => stopper.abort(new Error('the editor has been closed')),
  }
}
