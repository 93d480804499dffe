import type { CallError } from '@irodori/client'
import type { Design, SaveDesigns } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
import type { Approval, DesignPage, PageKey } from '@irodori/design'
import { adoptDesignIds, pageContentHash } from '@irodori/design'
import type { Result } from '@irodori/result'
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
 * KEPT: nobody answered; the save goes on by itself when the line is back. REFUSED: a dialog says why it has failed;
 * FAILED: nothing does.
 */
export type SaveOutcome = 'SAVED' | 'KEPT' | 'REFUSED' | 'FAILED'

export interface Saver {
  /** Saves these pages as they are when their turn comes. A second call while one is under way joins it. */
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
  /** True when somebody is logged in; asks where nobody is, and answers false when that is declined. */
  readonly ensureLogin: () => Promise<boolean>
  readonly uploadsSettled: (imageNames: readonly string[]) => Promise<boolean>
  readonly waitForNetwork: (failures: number, signal: AbortSignal) => Promise<void>
  readonly ask: Ask
  readonly actions: Pick<DocumentActions, 'showPage' | 'select'>
  /** Remembers on this device what is to be saved; null where that cannot be. */
  readonly journal: Pick<Journal, 'requestSave' | 'sending' | 'basedOn' | 'reconcileWithServer'> | null
  /** The server has these pages as it answers. */
  readonly onAccepted: (pages: readonly DesignPage[], designs: readonly Design[]) => void
  readonly onSaved: (pages: readonly DesignPage[]) => void
}

type Attempt = { readonly kind: 'SAVED' | 'PHOTO_REFUSED' } | SaveProblem

/** Refusals for one reason in a row, though it was dealt with: more are no accident. */
const MOST_MEETINGS = 5

interface Prepared {
  readonly page: DesignPage
  readonly approved: Approval | null
}

/** Writes pages to the server: photos first, then the exact render that the customer approves, then the documents. */
export function createSaver(options: SaverOptions): Saver {
  const { store, kernel, ask, journal } = options
  const stopper = new AbortController()
  const wanted = new Set<PageKey>()
  let waiting: ((outcome: SaveOutcome) => void)[] = []
  let isRunning = false
  let tryNow: (() => void) | null = null

  const show = (saving: Saving): void => store.set(savingAtom, saving)
  const answer = (outcome: SaveOutcome): void => {
    const told = waiting
    waiting = []
    for (const settle of told) settle(outcome)
  }
  // Before anybody is told: whoever saves again on hearing it must find the way free.
  const finish = (outcome: SaveOutcome): void => {
    wanted.clear()
    journal?.requestSave([])
    isRunning = false
    answer(outcome)
  }
  const pagesToSend = (): readonly DesignPage[] => store.get(unsavedPagesAtom).filter(({ key }) => wanted.has(key))

  async function prepare(pages: readonly DesignPage[]): Promise<readonly Prepared[]> {
    const prepared: Prepared[] = []
    for (const [index, page] of pages.entries()) {
      show({ kind: 'RENDERING', page: index + 1, of: pages.length })
      await whenPageReady(store, page)
      // A browser that cannot render still saves; the server then has nothing to compare with.
      const render = await kernel.render(page, 1, 'print').catch(() => null)
      render?.bitmap.close()
      prepared.push({ page, approved: render })
    }
    return prepared
  }

  async function send(name: 'createDesigns' | 'updateDesigns', prepared: readonly Prepared[]): Promise<Attempt> {
    const order = store.get(orderAtom)
    if (prepared.length === 0) return { kind: 'SAVED' }
    if (order === null) return { kind: 'LOGIN' }
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
    if (!result.ok) return saveProblemOf(result.error)
    adopt(prepared, result.value)
    return { kind: 'SAVED' }
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
    if (!(await options.ensureLogin())) return { kind: 'STOPPED' }
    show({ kind: 'WAITING_UPLOADS' })
    const photos = pages.flatMap((page) => page.items.filter(isImageItem).flatMap(({ imageName }) => imageName ?? []))
    if (!(await options.uploadsSettled(photos))) return { kind: 'PHOTO_REFUSED' }
    const prepared = await prepare(pages)
    show({ kind: 'SENDING' })
    const updated = await send(
      'updateDesigns',
      prepared.filter(({ page }) => page.designId !== null),
    )
    if (updated.kind !== 'SAVED') return updated
    return send(
      'createDesigns',
      prepared.filter(({ page }) => page.designId === null),
    )
  }

  type Ending = { readonly kind: 'PHOTO_REFUSED' } | Exclude<SaveProblem, { kind: 'LOGIN' | 'NETWORK' | 'CHANGED' }>

  async function fail(failure: Ending): Promise<void> {
    show({ kind: 'FAILED' })
    finish(failure.kind === 'STOPPED' ? 'FAILED' : 'REFUSED')
    if (failure.kind === 'PHOTO_REFUSED') await ask({ kind: 'PHOTO_NOT_SENT' })
    else if (failure.kind !== 'STOPPED') await ask(failure)
  }

  function openRefused(pages: readonly DesignPage[]): void {
    const place = findRejectedUpload(store, pages)
    if (place === null) return
    options.actions.showPage(place.pageKey)
    options.actions.select(place.itemId)
  }

  /** Until the line is back, or the customer presses the button again. */
  async function networkOrPress(failures: number): Promise<void> {
    const pressed = new Promise<void>((resolve) => {
      tryNow = resolve
    })
    await Promise.race([options.waitForNetwork(failures, stopper.signal), pressed])
    tryNow = null
  }

  async function run(): Promise<void> {
    let [failures, meetings] = [0, 0]
    for (let pages = pagesToSend(); pages.length > 0; pages = pagesToSend()) {
      const result = await attempt(pages)
      switch (result.kind) {
        case 'SAVED':
          failures = 0
          meetings = 0
          for (const { key } of pages) wanted.delete(key)
          options.onSaved(pages)
          continue
        case 'CHANGED':
          meetings += 1
          if (journal === null || meetings > MOST_MEETINGS) return fail({ kind: 'DESIGN_ERROR', message: null })
          await journal.reconcileWithServer(result.server)
          continue
        case 'PHOTO_REFUSED':
          await fail({ kind: 'PHOTO_REFUSED' })
          return openRefused(pages)
        case 'NETWORK':
          failures += 1
          show({ kind: 'WAITING_NETWORK' })
          answer('KEPT')
          await networkOrPress(failures)
          continue
        case 'LOGIN':
          show({ kind: 'WAITING_LOGIN' })
          if (await ask({ kind: 'LOGIN' })) continue
          return fail({ kind: 'STOPPED' })
        default:
          return fail(result)
      }
    }
    show({ kind: 'IDLE' })
    finish('SAVED')
  }

  return {
    save(pages) {
      for (const key of pages) wanted.add(key)
      journal?.requestSave([...wanted])
      return new Promise((resolve) => {
        waiting.push(resolve)
        if (isRunning) {
          // A save that waits, for the line or for photos that need a login, is helped on its way.
          tryNow?.()
          return void options.ensureLogin()
        }
        isRunning = true
        void run().catch(() => fail({ kind: 'STOPPED' }))
      })
    },
    stop: () => stopper.abort(new Error('the editor was closed')),
  }
}
