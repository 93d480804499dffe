import { DAY_MS } from '@irodori/contract/durations'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { changeBetween } from '@irodori/design/changeBetween'
import type { ServerPage } from '@irodori/design/compareWithServer'
import { compareWithServer } from '@irodori/design/compareWithServer'
import type { DesignDocument } from '@irodori/design/designPage'
import type { JournalState } from '@irodori/design/journalState'
import { beginJournal } from '@irodori/design/journalState'
import { pageContentHash } from '@irodori/design/pageContent'
import { photoNotesAtom } from '../photos/photoNotes.ts'
import { historyAtom, selectionAtom } from '../state/designState.ts'
import { conflictAtom, journalProblemAtom, journalRoleAtom, workRestoredAtom } from '../state/journalState.ts'
import { hasUnsavedWorkAtom, orderAtom } from '../state/savingState.ts'
import { busyAtom } from '../state/viewState.ts'
import { createDisplacedWork } from './displacedWork.ts'
import type { Journal, JournalParts } from './journal.ts'
import type { JournalDevice } from './journalDevice.ts'
import type { JournalTarget } from './journalStore.ts'
import { journalName } from './journalStore.ts'
import type { StoredWork } from './readStoredWork.ts'
import { readStoredWork } from './readStoredWork.ts'
import type { Recorder } from './recorder.ts'
import { createRecorder } from './recorder.ts'
import { resolveConflict } from './resolveConflict.ts'
import { documentWithoutWork, mergeServerPages, restoreWork, showPageOfLastStep } from './restoreWork.ts'
import { markBaseSaved, serverPagesOf, versionsOf } from './serverPages.ts'
import { createStoredPhotos } from './storedPhotos.ts'
import { createTabLock } from './tabLock.ts'

/** Retention period of journals since they were last opened; saved designs have the shorter one. */
const KEPT_MS = 30 * DAY_MS
const KEPT_SAVED_MS = DAY_MS

/** Opens the journal of the design at an address and reads the work of an earlier visit. */
export async function openJournal(device: JournalDevice, address: string): Promise<Journal> {
  const { store: disk, now } = device
  const writer = device.newId()
  let currentAddress = address
  let owner = device.session.read()?.userName ?? null
  let design = journalName(currentAddress, owner)
  let journal = ''
  let ownerChange: Promise<void> = Promise.resolve()
  let isWriter = false
  let isStorageAvailable = true
  let found: StoredWork | null = null
  let parts: JournalParts | null = null
  let recorder: Recorder | null = null
  let stops: (() => void)[] = []
  const displaced = createDisplacedWork(disk, now)

  const tabLock = createTabLock({
    locks: device.locks,
    channel: device.channel(),
    onAsked: async () => recorder?.settled(),
    onLost() {
      isWriter = false
      recorder?.stop()
      parts?.store.set(journalRoleAtom, 'OTHER_TAB')
    },
  })

  const photos = createStoredPhotos({
    store: disk,
    target: () => (isWriter && isStorageAvailable ? target() : null),
    noteOf: (imageName) => parts?.store.get(photoNotesAtom).get(imageName),
    onFailed: reportProblem,
  })

  const target = (): JournalTarget => ({
    design,
    journal,
    writer,
    fullSnapshot: () => attached().fullSnapshot(),
    now: now(),
  })

  function attached(): Recorder {
    if (!recorder) throw new Error('the journal cannot be written before attach() was called')
    return recorder
  }

  function reportProblem(error: unknown): void {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    parts?.store.set(journalProblemAtom, isFull ? 'FULL' : 'FAILING')
  }

  async function load(): Promise<StoredWork | null> {
    const read = await readStoredWork(disk, design, isWriter ? { writer, now: now() } : null)
    isStorageAvailable = read.ok
    const stored = read.ok ? read.value : null
    journal = stored?.work.journal ?? device.newId()
    if (!stored) return null
    photos.show(stored.photos)
    return stored.work
  }

  function begin(from: StoredWork | null, server: readonly ServerPage[] | null, current: JournalParts): void {
    const { store, actions } = current
    for (const stop of stops) stop()
    recorder?.stop()
    store.set(conflictAtom, null)
    store.set(workRestoredAtom, false)
    const isStale = from !== null && server !== null && isOtherDesignWithoutWork(from.state, server)
    const known = isStale ? null : from
    const state = known?.state ?? beginJournal(store.get(historyAtom).document, versionsOf(server ?? []))
    recorder = createRecorder({
      begun: { state, seq: known?.seq ?? null, entries: known?.entries ?? 0 },
      isDragging: () => store.get(busyAtom),
      onFailed: reportProblem,
      onWritten: () => isStorageAvailable && !photos.hasUnwrittenFiles() && store.set(journalProblemAtom, null),
      onOtherWriter() {
        isWriter = false
        store.set(journalRoleAtom, 'OTHER_TAB')
      },
      async write(input) {
        if (!isWriter || !isStorageAvailable) return true
        // The files are written first: an entry never names a photo that is not stored.
        await photos.settled()
        const isAwaited = (recorder?.state().wanted.length ?? 0) > 0 || photos.unsent().size > 0
        // The rows of a list are on this device only.
        const hasWork = store.get(hasUnsavedWorkAtom) || isAwaited || (recorder?.state().merge ?? null) !== null
        const isOurs = await disk.write({ ...target(), ...input, hasWork })
        if (isOurs && input.moveTo !== null) design = input.moveTo
        return isOurs
      },
    })
    const { record, flush } = recorder
    if (known) restoreWork(store, known.state)
    stops = [
      store.sub(historyAtom, () => record(store.get(historyAtom))),
      store.sub(busyAtom, () => !store.get(busyAtom) && flush()),
      // A change of the selection ends the gesture on the previous item.
      store.sub(selectionAtom, flush),
      device.onHide(flush),
    ]
    store.set(journalRoleAtom, isWriter ? 'WRITER' : 'OTHER_TAB')
    store.set(journalProblemAtom, isStorageAvailable ? null : 'UNAVAILABLE')
    if (known && isWriter) current.onRestored(known.state)
    if (!known) return
    if (server === null) {
      markBaseSaved(store, known.state)
      showPageOfLastStep(store)
      return
    }
    const comparison = mergeServerPages(store, actions, known.state, server)
    const settled = server.filter(({ page }) => !comparison.conflicts.includes(page.key))
    if (!comparison.isOtherDesign) adoptVersions(settled, known.state)
    const isAhead = comparison.ahead.length > 0
    if (isAhead) showPageOfLastStep(store)
    if (comparison.conflicts.length > 0 || comparison.isOtherDesign) void choose(server, current)
    else store.set(workRestoredAtom, isAhead)
  }

  /** Records versions that differ from the known ones: a visit without changes writes nothing. */
  function adoptVersions(server: readonly ServerPage[], { base }: JournalState): void {
    const fresh = server.filter(({ page, updatedAt }) => base[page.key]?.updatedAt !== updatedAt)
    if (fresh.length > 0) recorder?.note({ kind: 'ADOPT', designIds: {}, versions: versionsOf(fresh) })
  }

  /** Shows both versions and waits for the customer's choice. */
  async function choose(server: readonly ServerPage[], { store, actions }: JournalParts): Promise<void> {
    if (!recorder) return
    const state = { ...recorder.state(), history: store.get(historyAtom) }
    await resolveConflict(store, actions, state, server)
    adoptVersions([...server, ...inPlaceOf(server, store.get(historyAtom).document)], state)
  }

  /**
   * Called when another session begins. Work from before the login, or for an order verified in this visit, goes to the
   * new session. Otherwise the page reloads with the new session's own work, so that it never sees the work of another.
   */
  async function changeOwner(next: string, current: JournalParts): Promise<void> {
    const was = owner
    // A login and the verification of the order that follows it both store the session.
    if (next === was) return
    const { store } = current
    await recorder?.settled()
    owner = next
    const isShown = store.get(hasUnsavedWorkAtom) || photos.all().size > 0
    if (was !== null && store.get(orderAtom) === null && isShown) {
      stopSession()
      return device.reload()
    }
    await rename(current)
  }

  /** Gives the journal the name of its address and owner. Without work here, work under that name is restored. */
  async function rename({ store, design: opening }: JournalParts): Promise<void> {
    const name = journalName(currentAddress, owner)
    const hasWork = store.get(hasUnsavedWorkAtom)
    if (name === design) return
    if (!isWriter || !isStorageAvailable) {
      design = name
      return
    }
    try {
      const [here, theirs] = [await disk.read(design), await disk.read(name)]
      if (theirs !== null && !hasWork) {
        await tabLock.rename(name)
        design = name
        if (parts) begin(await load(), serverPagesOf(opening), parts)
        return
      }
      if (theirs !== null) await displaced.setAside(name)
      void tabLock.rename(name)
      if (here === null) design = name
      else recorder?.note({ kind: 'ADOPT', designIds: {}, versions: {} }, name)
    } catch (error) {
      reportProblem(error)
    }
  }

  const stopSession = device.session.subscribe(() => {
    const next = device.session.read()
    const given = parts
    // After a logout the work keeps its owner, who may log in again.
    if (next === null || given === null) return
    // A guest who has logged in in another tab has an order of their own; this tab keeps its order and its work.
    const order = given.store.get(orderAtom)
    if (order !== null && next.role === 'GUEST' && next.userName !== order.orderNumber) return
    ownerChange = ownerChange.then(() => changeOwner(next.userName, given))
  })

  /** Work that was begun without a login belongs to this session from now on, unless the session has work of its own here. */
  async function takeBegunWork(): Promise<void> {
    if (!device.takesBegunWork || owner === null) return
    try {
      const [begun, own] = [await disk.read(currentAddress), await disk.read(design)]
      if (begun !== null && own === null) await disk.rename(currentAddress, design)
    } catch {
      // Without storage there is nothing to take over; the load that follows says so.
    }
  }

  await takeBegunWork()
  if (await tabLock.acquire(design)) isWriter = true
  found = await load()
  if (isWriter && isStorageAvailable) {
    const time = now()
    void disk.deleteExpired({ unsaved: time - KEPT_MS, saved: time - KEPT_SAVED_MS }).catch(() => {})
  }

  return {
    attach(given) {
      parts = given
      begin(found, serverPagesOf(given.design), given)
      found = null
    },
    work: () => found?.state ?? null,
    photo: photos.file,
    unsentPhotos: photos.unsent,
    storedPhotos: photos.all,
    keepPhoto(imageName, file) {
      photos.keep(imageName, file)
      recorder?.begin()
    },
    markPhotoSent: photos.sent,
    state: () => attached().state(),
    requestSave: (pages) => recorder?.note({ kind: 'WANT', pages }),
    sending: (pages) =>
      recorder?.note({
        kind: 'SEND',
        prints: Object.fromEntries(pages.map((page) => [page.key, pageContentHash(page)])),
      }),
    accepted(pages, updatedAt, to) {
      const server = pages.map((page) => ({ page, updatedAt: updatedAt[page.key] ?? '' }))
      currentAddress = to
      const name = journalName(to, owner)
      const isMoved = name !== design
      recorder?.note({ kind: 'ADOPT', designIds: {}, versions: versionsOf(server) }, isMoved ? name : undefined)
      if (isMoved && isWriter) {
        void tabLock.rename(name)
        void attached().settled().then(displaced.giveBack).catch(reportProblem)
      }
      parts?.store.set(workRestoredAtom, false)
      photos.saved(pages.flatMap(({ items }) => items.filter(isImageItem).flatMap(({ imageName }) => imageName ?? [])))
    },
    moveTo(address) {
      const given = parts
      photos.sendAgain()
      ownerChange = ownerChange.then(async () => {
        await recorder?.settled()
        currentAddress = address
        owner = device.session.read()?.userName ?? owner
        if (given) await rename(given)
      })
      return ownerChange
    },
    keepList: (list) => recorder?.note({ kind: 'MERGE', list }),
    keepRow: (row) => recorder?.note({ kind: 'MERGE_ROW', row }),
    seriesBegun: (orderNumber, designSeriesId) => recorder?.note({ kind: 'SERIES', orderNumber, designSeriesId }),
    basedOn: ({ key, designId }) => recorder?.state().base[key]?.updatedAt ?? (designId === null ? null : undefined),
    async reconcileWithServer(server) {
      if (!parts || !recorder) return
      const state = { ...recorder.state(), history: parts.store.get(historyAtom) }
      const { conflicts, isOtherDesign } = compareWithServer(state, server)
      if (conflicts.length > 0 || isOtherDesign) return choose(server, parts)
      mergeServerPages(parts.store, parts.actions, state, server)
      adoptVersions(server, state)
    },
    discard() {
      if (!parts || !recorder) return
      const { document } = parts.store.get(historyAtom)
      const { begun } = recorder.state()
      parts.actions.perform(
        'discard',
        changeBetween(document, documentWithoutWork(document, begun, serverPagesOf(parts.design) ?? [])),
      )
      recorder.note({ kind: 'WANT', pages: [] })
      parts.store.set(workRestoredAtom, false)
    },
    async takeOver() {
      await tabLock.takeOver(design)
      isWriter = true
      const [from, server] = [await load(), (await parts?.readServer()) ?? null]
      if (parts) begin(from, server, parts)
    },
    isFullyWritten: () => isWriter && isStorageAvailable && photos.isSettled() && (recorder?.isFullyWritten() ?? false),
    settled: async () => recorder?.settled(),
    ownerSettled: () => ownerChange,
    stop() {
      stopSession()
      for (const stop of stops) stop()
      const last = recorder
      // The lock is released after the last gesture has been written.
      void last?.settled().finally(() => {
        last.stop()
        tabLock.release()
      })
      if (!last) tabLock.release()
    },
  }
}

/** Server pages that a local page with another key will replace, under the key of the local page. */
const inPlaceOf = (server: readonly ServerPage[], { pages }: DesignDocument): readonly ServerPage[] =>
  pages.flatMap(({ key, designId }) => {
    const other = server.find(({ page }) => designId !== null && page.designId === designId && page.key !== key)
    return other ? [{ ...other, page: { ...other.page, key } }] : []
  })

/** True if the server has another design and the journal has no unsaved work: there is nothing to restore. */
function isOtherDesignWithoutWork(state: JournalState, server: readonly ServerPage[]): boolean {
  const { isOtherDesign, ahead, conflicts } = compareWithServer(state, server)
  return isOtherDesign && ahead.length === 0 && conflicts.length === 0
}
