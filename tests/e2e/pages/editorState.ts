import type { Change, History } from '@irodori/design'
import type { JournalState, StoredRecord } from '@irodori/design/journal'
import { readJournal } from '@irodori/design/journal'
import type { BrowserContext, Page } from '@playwright/test'

interface ItemInPage {
  readonly id: string
  readonly type: string
  /** Of photo windows only; null while they are empty. */
  readonly imageName?: string | null
}

/** What tests use of the page's own editor, found through React: the shop's build has no door for tests. */
interface EditorInPage {
  readonly commands: {
    readonly actions: {
      perform(label: string, change: Change, gesture: string | null): void
      undo(): void
      redo(): void
    }
    stage(): { itemAt(x: number, y: number): ItemInPage | null } | null
  }
  readonly journal: { state(): JournalState; isSafe(): boolean }
}

export type Gesture =
  | { readonly kind: 'UNDO' | 'REDO' }
  | {
      readonly kind: 'MOVES'
      readonly label: string
      readonly gesture: string | null
      readonly moves: readonly Change[]
    }

declare global {
  interface Window {
    editorInPage: () => EditorInPage | null
    told: (words: string) => Promise<void>
  }
}

/** Runs in the page before anything else. */
function findEditor(): void {
  interface Fiber {
    readonly return: Fiber | null
    readonly memoizedProps: { readonly value?: Partial<EditorInPage> } | null
  }
  window.editorInPage = () => {
    const canvas = document.querySelector('[role="application"]')
    const key = canvas && Object.keys(canvas).find((name) => name.startsWith('__reactFiber$'))
    let fiber = key ? (canvas as unknown as Record<string, Fiber>)[key] : null
    while (fiber) {
      const value = fiber.memoizedProps?.value
      if (value?.commands && value.journal) return value as EditorInPage
      fiber = fiber.return
    }
    return null
  }
}

export const prepareInside = (context: BrowserContext): Promise<unknown> => context.addInitScript(findEditor)

export async function editorInside(page: Page): Promise<void> {
  await page.waitForFunction(() => window.editorInPage?.() !== null, undefined, { timeout: 60_000, polling: 50 })
}

/** Everything that was done is on this device's disk: the page's own journal says so, and nobody hurries it. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(findEditor)
  await page.waitForFunction(() => window.editorInPage()?.journal.isSafe() === true, undefined, { polling: 50 })
}

/** A place of the screen at which a hand takes a photo window, or words. */
export interface WindowInside {
  readonly x: number
  readonly y: number
  readonly isEmpty: boolean
}

/** The photo windows in sight, or the words, each at a place well inside what can be taken of it. */
export async function windowsInside(page: Page, kind: 'IMAGE' | 'TEXT' = 'IMAGE'): Promise<readonly WindowInside[]> {
  await page.evaluate(findEditor)
  return page.evaluate((kind) => {
    const canvas = document.querySelector('[role="application"]')
    const stage = window.editorInPage()?.commands.stage()
    if (!canvas || !stage) throw new Error('no canvas')
    const { left, top, width, height } = canvas.getBoundingClientRect()
    const places = new Map<string, WindowInside[]>()
    for (let y = 6; y < height; y += 12) {
      for (let x = 6; x < width; x += 12) {
        const item = stage.itemAt(x, y)
        if (!item?.type.endsWith(kind)) continue
        const place = { x: left + x, y: top + y, isEmpty: item.imageName === null }
        places.set(item.id, [...(places.get(item.id) ?? []), place])
      }
    }
    return [...places.values()].map((own) => own[Math.floor(own.length / 2)])
  }, kind)
}

export const historyInside = (page: Page): Promise<History> =>
  page.evaluate(() => {
    const editor = window.editorInPage()
    if (!editor) throw new Error('no editor')
    return editor.journal.state().history
  })

/** Works as a hand does, telling of each gesture when it is on the disk, and how long after its end that was. */
export const workInside = (page: Page, gestures: readonly Gesture[], pause: number): Promise<void> =>
  page.evaluate(
    async ({ gestures, pause }) => {
      const editor = window.editorInPage()
      if (!editor) throw new Error('no editor')
      const { actions } = editor.commands
      for (const [index, gesture] of gestures.entries()) {
        if (!('moves' in gesture)) {
          if (gesture.kind === 'UNDO') actions.undo()
          else actions.redo()
        } else {
          for (const change of gesture.moves) {
            actions.perform(gesture.label, change, gesture.gesture)
            await new Promise((resolve) => setTimeout(resolve, pause))
          }
        }
        const ended = performance.now()
        // Nobody hurries it: the journal itself must see that the gesture is over.
        while (!editor.journal.isSafe()) await new Promise((resolve) => setTimeout(resolve, 5))
        void window.told(`${index} ${Math.round(performance.now() - ended)}`)
      }
    },
    { gestures, pause },
  )

/** What the browser's disk holds of one design, read without the studio's code and replayed with the package's. */
export async function replayOnDisk(page: Page, address: string): Promise<JournalState | null> {
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
  if (reading.kind !== 'READ' || reading.dropped > 0) throw new Error(`the journal is ${JSON.stringify(reading)}`)
  return reading.state
}

/** Ends the tab's process as a crash does: nothing in it hears of it. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  // It answers never: who should have answered is gone.
  void session.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
}
