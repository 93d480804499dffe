import type { Change } from '@irodori/design/change'
import type { History } from '@irodori/design/history'
import type { JournalState } from '@irodori/design/journalState'
import type { StoredRecord } from '@irodori/design/storedJournal'
import { readJournal } from '@irodori/design/storedJournal'
import type { BrowserContext, Page } from '@playwright/test'
import type { Editor } from '../../../studio/src/editor/context/editor.ts'
import type { Journal } from '../../../studio/src/editor/journal/journal.ts'
import type { StepLabel } from '../../../studio/src/editor/state/documentActions.ts'

/**
 * The parts of the page's editor that tests use, by the editor's own types. They are found through React, because the
 * build exposes nothing for tests.
 */
interface PageEditor {
  readonly commands: {
    readonly actions: Pick<Editor['commands']['actions'], 'perform' | 'undo' | 'redo'>
    readonly stage: Editor['commands']['stage']
  }
  readonly journal: Pick<Journal, 'state' | 'isFullyWritten'>
}

export type Gesture =
  | { readonly kind: 'UNDO' | 'REDO' }
  | {
      readonly kind: 'MOVES'
      readonly label: StepLabel
      readonly gesture: string | null
      readonly moves: readonly Change[]
    }

declare global {
  interface Window {
    pageEditor: () => PageEditor | null
    reportStored: (report: string) => Promise<void>
  }
}

/** Runs in the page before any of its scripts. */
function findEditor(): void {
  interface Fiber {
    readonly return: Fiber | null
    readonly memoizedProps: { readonly value?: Partial<PageEditor> } | null
  }
  window.pageEditor = () => {
    const canvas = document.querySelector('[role="application"]')
    const key = canvas && Object.keys(canvas).find((name) => name.startsWith('__reactFiber$'))
    let fiber = key ? (canvas as unknown as Record<string, Fiber>)[key] : null
    while (fiber) {
      const value = fiber.memoizedProps?.value
      if (value?.commands && value.journal) return value as PageEditor
      fiber = fiber.return
    }
    return null
  }
}

/** The text of a script that adds `pageEditor` to a page, for browsers that Playwright does not drive. */
export const FIND_EDITOR = String(findEditor)

export const exposeEditor = (context: BrowserContext): Promise<unknown> => context.addInitScript(findEditor)

export async function waitForEditor(page: Page): Promise<void> {
  await page.waitForFunction(() => window.pageEditor?.() !== null, undefined, { timeout: 60_000, polling: 50 })
}

/** Waits until the page's journal reports that every edit is stored on the device; the journal is not asked to hurry. */
export async function waitForJournal(page: Page): Promise<void> {
  await page.evaluate(findEditor)
  await page.waitForFunction(() => window.pageEditor()?.journal.isFullyWritten() === true, undefined, { polling: 50 })
}

/** A point of the screen at which the pointer hits an item. */
export interface ItemOnCanvas {
  readonly x: number
  readonly y: number
  readonly isEmpty: boolean
}

/** Runs in the page. */
function findItems(kind: 'IMAGE' | 'TEXT'): readonly ItemOnCanvas[] {
  const canvas = document.querySelector('[role="application"]')
  const stage = window.pageEditor()?.commands.stage()
  if (!canvas || !stage) throw new Error('the page has no canvas: is the editor open?')
  const { left, top, width, height } = canvas.getBoundingClientRect()
  const places = new Map<string, ItemOnCanvas[]>()
  for (let y = 6; y < height; y += 12) {
    for (let x = 6; x < width; x += 12) {
      const item = stage.itemAt(x, y)
      if (!item?.type.endsWith(kind)) continue
      const place = { x: left + x, y: top + y, isEmpty: 'imageName' in item && item.imageName === null }
      places.set(item.id, [...(places.get(item.id) ?? []), place])
    }
  }
  return [...places.values()].flatMap((own) => own.slice(own.length / 2).slice(0, 1))
}

/** The text of a function that gives the items of a kind, for browsers that Playwright does not drive. */
export const FIND_ITEMS = String(findItems)

/** The visible photo frames or texts, each with a point well inside its hit area. */
export async function itemsOnCanvas(page: Page, kind: 'IMAGE' | 'TEXT' = 'IMAGE'): Promise<readonly ItemOnCanvas[]> {
  await page.evaluate(findEditor)
  return page.evaluate(findItems, kind)
}

export const readHistory = (page: Page): Promise<History> =>
  page.evaluate(() => {
    const editor = window.pageEditor()
    if (!editor) throw new Error('the page has no editor: call exposeEditor before opening it')
    return editor.journal.state().history
  })

/** Performs gestures and reports for each when it was stored, with the milliseconds since its end. */
export const performGestures = (page: Page, gestures: readonly Gesture[], pauseMs: number): Promise<void> =>
  page.evaluate(
    async ({ gestures, pauseMs }) => {
      const editor = window.pageEditor()
      if (!editor) throw new Error('the page has no editor: call exposeEditor before opening it')
      const { actions } = editor.commands
      for (const [index, gesture] of gestures.entries()) {
        if (!('moves' in gesture)) {
          if (gesture.kind === 'UNDO') actions.undo()
          else actions.redo()
        } else {
          for (const change of gesture.moves) {
            actions.perform(gesture.label, change, gesture.gesture)
            await new Promise((resolve) => setTimeout(resolve, pauseMs))
          }
        }
        const ended = performance.now()
        // The journal is not asked to hurry: it has to notice by itself that the gesture is over.
        while (!editor.journal.isFullyWritten()) await new Promise((resolve) => setTimeout(resolve, 5))
        void window.reportStored(`${index} ${Math.round(performance.now() - ended)}`)
      }
    },
    { gestures, pauseMs },
  )

/** The stored journal of one design, read without the studio's code and replayed by the design package. */
export async function replayStoredJournal(page: Page, address: string): Promise<JournalState | null> {
  const stored = await page.evaluate(async (design) => {
    const answer = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answer(indexedDB.open('irodori-journals'))
    const tx = database.transaction(['journals', 'entries'])
    const head = await answer(tx.objectStore('journals').get(design))
    const entries = await answer(
      tx.objectStore('entries').getAll(IDBKeyRange.bound([head?.id ?? ''], [head?.id ?? '', []])),
    )
    database.close()
    return head ? { snapshot: head.snapshot as StoredRecord, entries: entries as StoredRecord[] } : null
  }, address)
  if (!stored) return null
  const reading = readJournal(stored.snapshot, stored.entries)
  if (reading.kind !== 'READ' || reading.dropped > 0)
    throw new Error(`the stored journal of ${address} cannot be replayed whole: ${JSON.stringify(reading)}`)
  return reading.state
}

/** Ends the tab's process as a crash does, without any event in the page. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  // The call never resolves: the process that should answer it has ended.
  void session.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
}
