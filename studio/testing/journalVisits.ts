import type { Session } from '@irodori/client/session'
import { changeItem } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import { openDB } from 'idb'
import { afterEach, beforeEach, vi } from 'vitest'
import type { JournalDevice } from '../src/editor/journal/journalDevice.ts'
import { createJournalStore } from '../src/editor/journal/journalStore.ts'
import { openJournal } from '../src/editor/journal/openJournal.ts'
import type { OpenedDesign } from '../src/editor/opening/openedDesign.ts'
import { pagesAtom } from '../src/editor/state/designState.ts'
import { settle } from './controlledPromise.ts'
import { createTestEditor } from './createTestEditor.ts'
import { createTestLocks } from './createTestLocks.ts'
import { filledFrame, sampleDocument, samplePage, sampleProduct, sampleText } from './sampleDesign.ts'

export const FIRST = '2026-04-02T00:00:00.000Z'
export const LATER = '2026-04-03T00:00:00.000Z'

export const front = samplePage('front', [sampleText('words', 1), filledFrame('photo', 2)])
export const saved = (page: DesignPage): DesignPage => ({ ...page, designId: `id of ${page.key}` })
export const reading = (text: string): DesignPage =>
  saved({ ...front, items: [sampleText('words', 1, text), ...front.items.slice(1)] })

export const opened = (pages: readonly DesignPage[], updatedAt = FIRST): OpenedDesign => ({
  product: sampleProduct(),
  document: sampleDocument(...pages),
  templates: [],
  imageFolder: null,
  updatedAt: Object.fromEntries(pages.filter(({ designId }) => designId !== null).map(({ key }) => [key, updatedAt])),
})

/** A session store for tests. */
function createTestSession() {
  const listeners = new Set<() => void>()
  let current: Session | null = null
  return {
    read: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    become(userName: string | null) {
      current = userName === null ? null : { token: 'secret', userName, role: 'GUEST' }
      for (const listener of [...listeners]) listener()
    },
  }
}

/** The device of a test: session, tab locks and clock. */
export const world = { session: createTestSession(), locks: createTestLocks(), now: 0 }
let visits = 0
const ends: (() => void)[] = []

/** Gives each test an empty device. */
export function freshDeviceForEach(): void {
  beforeEach(() => {
    world.session = createTestSession()
    world.locks = createTestLocks()
    world.now = Date.parse('2026-04-10T00:00:00.000Z')
  })
  afterEach(async () => {
    for (const end of ends.splice(0)) end()
    await settle()
    const database = await openDB('irodori-journals')
    for (const name of database.objectStoreNames) await database.clear(name)
    database.close()
  })
}

/** Opens the design in a tab. `kill` ends the tab without any event, as a crash does. */
export async function visit(design: OpenedDesign, address = 'card', patch: Partial<JournalDevice> = {}) {
  const disk = createJournalStore()
  const device: JournalDevice = {
    store: disk,
    locks: world.locks,
    channel: () => null,
    now: () => world.now,
    newId: () => `visit ${++visits}`,
    onHide: () => () => {},
    session: world.session,
    takesBegunWork: false,
    reload: vi.fn(),
    ...patch,
  }
  const editor = createTestEditor(design.document)
  const journal = await openJournal(device, address)
  const onRestored = vi.fn()
  const readServer = vi.fn(async () => null as never)
  journal.attach({ store: editor.store, actions: editor.actions, design, onRestored, readServer })
  ends.push(() => journal.stop())
  const write = (text: string, key = 'front') => {
    const page = editor.store.get(pagesAtom).find((other) => other.key === key)
    if (!page?.items[0]) throw new Error('the page has no text to write to')
    editor.actions.perform('typing', changeItem(page, page.items[0], { text } as object))
  }
  const texts = () => editor.store.get(pagesAtom).map(({ items }) => (items[0] as { text: string }).text)
  const kill = async () => {
    await journal.settled()
    world.locks = createTestLocks()
  }
  return { ...editor, journal, disk, write, texts, kill, onRestored, readServer }
}
