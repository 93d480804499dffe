import { setTimeout } from 'node:timers/promises'
import { bundlePage } from '../fixtures/bundlePage.ts'
import type { EnginePage, InputStep } from './enginePage.ts'
import type { FoundElement } from './inPage.ts'

const FIND_MS = 60_000
const POLL_MS = 100

/** The key by its code point of the WebDriver specification. */
export const CONTROL = '\ue009'

interface Point {
  readonly x: number
  readonly y: number
}

/** Uses a page as a person does: finds elements by what they are called, and presses, drags and types. */
export interface Screen {
  open(url: string): Promise<void>
  /** Waits until an enabled element with a role and a matching name is visible. */
  find(role: string, name: RegExp): Promise<FoundElement>
  /** Presses an element once it stays at its place and nothing lies over it. */
  press(role: string, name: RegExp): Promise<void>
  drag(from: Point, to: Point): Promise<void>
  type(text: string): Promise<void>
  /** Presses keys together, such as Control and z. */
  keys(...together: readonly string[]): Promise<void>
  isVisible(role: string, name: RegExp): Promise<boolean>
  hasText(text: RegExp): Promise<boolean>
  /** Waits until the page shows a text. */
  waitForText(text: RegExp): Promise<void>
}

export async function useScreen(page: EnginePage): Promise<Screen> {
  const bundle = await bundlePage('tests/engines/inPage.ts')
  const install = `() => { if (!globalThis.inPage) { ${bundle} } }`

  async function poll<Found>(what: string, read: () => Promise<Found | null>): Promise<Found> {
    const until = Date.now() + FIND_MS
    for (;;) {
      const found = await read()
      if (found !== null) return found
      if (Date.now() > until) {
        const shown = await page.call<string>('() => document.body.innerText')
        throw new Error(`${what} did not appear within ${FIND_MS / 1000} s; the page shows:\n${shown}`)
      }
      await setTimeout(POLL_MS)
    }
  }
  const inPage = async <Found>(method: string, ...given: readonly unknown[]): Promise<Found> => {
    await page.call(install)
    return page.call(`(...given) => inPage.${method}(...given)`, ...given)
  }
  const find = (role: string, name: RegExp): Promise<FoundElement> =>
    poll(`${role} ${name}`, async () => {
      const found = await inPage<FoundElement | null>('find', role, name.source)
      return found?.isEnabled ? found : null
    })
  /** Waits until two readings find the element at one place, uncovered. */
  const findStill = (role: string, name: RegExp): Promise<FoundElement> => {
    let before: FoundElement | null = null
    return poll(`${role} ${name}, uncovered and at rest,`, async () => {
      const found = await inPage<FoundElement | null>('find', role, name.source)
      const isStill = found !== null && found.x === before?.x && found.y === before.y
      before = found
      return isStill && found.isEnabled && found.isReachable ? found : null
    })
  }
  const hasText = (text: RegExp): Promise<boolean> => inPage('hasText', text.source)
  const pointer = (...actions: readonly InputStep[]): Promise<void> =>
    page.perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  const at = ({ x, y }: Point): InputStep => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) })
  const down = { type: 'pointerDown', button: 0 } as const
  const up = { type: 'pointerUp', button: 0 } as const

  return {
    open: (url) => page.open(url),
    find,
    press: async (role, name) => pointer(at(await findStill(role, name)), down, up),
    drag: (from, to) => {
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
      return pointer(
        at(from),
        down,
        at(middle),
        { type: 'pause', duration: 50 },
        at(to),
        { type: 'pause', duration: 50 },
        up,
      )
    },
    type: (text) =>
      page.perform({
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value): InputStep[] => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      }),
    keys: (...together) =>
      page.perform({
        type: 'key',
        id: 'keyboard',
        actions: [
          ...together.map((value): InputStep => ({ type: 'keyDown', value })),
          ...together.toReversed().map((value): InputStep => ({ type: 'keyUp', value })),
        ],
      }),
    isVisible: async (role, name) => (await inPage('find', role, name.source)) !== null,
    hasText,
    waitForText: async (text) =>
      void (await poll(`the text ${text}`, async () => ((await hasText(text)) ? true : null))),
  }
}
