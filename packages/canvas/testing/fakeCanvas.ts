/** A fake browser for a stage, in which the test controls frames and time. */
export interface FakeBrowser {
  readonly canvas: HTMLCanvasElement
  /** Runs the requested frames. @returns their number */
  frame(): number
  /** Runs all timers. */
  rest(): void
  resize(width: number, height: number): void
  send(type: string, fields?: object): void
  press(key: string): void
  /** Calls of drawing functions since the last call. */
  painted(): number
  /** Pictures drawn on the canvas since the last call, with position and smoothing. */
  pictures(): { readonly image: unknown; readonly at: readonly number[]; readonly smooth: unknown }[]
  /** Elements over the canvas with their content. */
  over(): FakeElement[]
  /** Number of listeners, observers, frames and timers that are still active. */
  waiting(): number
}

interface FakeElement {
  readonly style: { cssText?: string; transform?: string }
  readonly children: readonly FakeElement[]
}

const DRAWING = new Set(['fillRect', 'fill', 'stroke', 'drawImage', 'fillText', 'strokeRect'])

export function fakeBrowser({ width = 1000, height = 700, ratio = 2 } = {}): FakeBrowser {
  let box = { width, height }
  let painted = 0
  let next = 1
  const frames = new Map<number, FrameRequestCallback>()
  const timers = new Map<number, () => void>()
  const listeners = new Map<unknown, string>()
  const observers = new Set<() => void>()

  const gradient = { addColorStop: () => {} }
  let pictures: ReturnType<FakeBrowser['pictures']> = []
  const context = (isCanvas: boolean): object =>
    new Proxy({} as Record<string, unknown>, {
      get: (held, name: string) => {
        if (name in held) return held[name]
        return (image: unknown, ...at: number[]) => {
          if (DRAWING.has(name)) painted++
          if (isCanvas && name === 'drawImage') pictures.push({ image, at, smooth: held.imageSmoothingEnabled })
          return gradient
        }
      },
    })

  const window = Object.assign(countedTarget(listeners), {
    devicePixelRatio: ratio,
    performance: { now: () => 0 },
    requestAnimationFrame(run: FrameRequestCallback) {
      frames.set(next, run)
      return next++
    },
    cancelAnimationFrame: (id: number) => frames.delete(id),
    setTimeout(run: () => void) {
      timers.set(next, run)
      return next++
    },
    clearTimeout: (id: number) => timers.delete(id),
    matchMedia: () => countedTarget(listeners),
    OffscreenCanvas: class {
      getContext(): object {
        return context(false)
      }
      transferToImageBitmap(): object {
        return {}
      }
    },
    getComputedStyle: () => ({ getPropertyValue: () => '', fontFamily: 'serif' }),
    ResizeObserver: class {
      readonly #report: (entries: object[]) => void
      readonly #run = (): void => this.#report([{}])
      constructor(report: (entries: object[]) => void) {
        this.#report = report
      }
      observe(): void {
        observers.add(this.#run)
      }
      disconnect(): void {
        observers.delete(this.#run)
      }
    },
  })
  const document = {
    defaultView: window,
    body: {},
    createElement: () => ({ ...element(), width: 0, height: 0, getContext: () => context(false) }),
  }
  let over: FakeElement[] = []
  const element = () => {
    const children: FakeElement[] = []
    return {
      ownerDocument: document,
      style: {},
      children,
      append: (...more: FakeElement[]) => void children.push(...more),
      remove() {
        over = over.filter((each) => each.children !== children)
      },
    }
  }
  const canvas = Object.assign(countedTarget(listeners), {
    ownerDocument: document,
    width: 0,
    height: 0,
    style: { setProperty: () => {} },
    offsetLeft: 0,
    offsetTop: 0,
    after: (each: FakeElement) => void over.push(each),
    getContext: () => context(true),
    getBoundingClientRect: () => ({ left: 0, top: 0, ...box }),
    setPointerCapture: () => {},
    focus: () => {},
  })

  const dispatch = (target: EventTarget, type: string, fields: object): void => {
    target.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), fields))
  }
  return {
    canvas: canvas as unknown as HTMLCanvasElement,
    frame() {
      const due = [...frames.values()]
      frames.clear()
      for (const run of due) run(0)
      return due.length
    },
    rest() {
      const due = [...timers.values()]
      timers.clear()
      for (const run of due) run()
    },
    resize(wide, high) {
      box = { width: wide, height: high }
      for (const run of observers) run()
    },
    send: (type, fields = {}) => dispatch(canvas, type, fields),
    press: (key) => dispatch(window, 'keydown', { key }),
    painted() {
      const count = painted
      painted = 0
      return count
    },
    pictures() {
      const snapped = pictures
      pictures = []
      return snapped
    },
    over: () => over,
    waiting: () => listeners.size + observers.size + frames.size + timers.size,
  }
}

/** An event target that counts its listeners. */
function countedTarget(listeners: Map<unknown, string>): EventTarget {
  const target = new EventTarget()
  const add = target.addEventListener.bind(target)
  const remove = target.removeEventListener.bind(target)
  target.addEventListener = (type: string, handle: EventListener, options?: AddEventListenerOptions) => {
    listeners.set(handle, type)
    options?.signal?.addEventListener('abort', () => listeners.delete(handle))
    add(type, handle, options)
  }
  target.removeEventListener = (type: string, handle: EventListener) => {
    listeners.delete(handle)
    remove(type, handle)
  }
  return target
}
