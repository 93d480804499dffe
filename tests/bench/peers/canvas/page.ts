// Runs in the browser: the functions that compareEngines.ts calls as `bench.…`.
import { bruteForce } from '../../canvas/bruteForce.ts'
import type { CanvasEngine, DragKind, OpenScene, Resources, InitialView } from '../../canvas/engine.ts'
import { nextFrame } from '../../canvas/engine.ts'
import { bareCanvas } from '../../canvas/engines/bareCanvas.ts'
import { fabric } from './fabric.ts'
import { irodori } from '../../canvas/engines/irodori.ts'
import { konva } from './konva.ts'
import { leafer } from './leafer.ts'
import { prepareResources } from '../../canvas/resources.ts'
import { bookletSpread, fortyPageStrip, mixedActions, pointsOver, thousandItems } from '../../canvas/scenes.ts'

const engines: readonly CanvasEngine[] = [irodori, konva, fabric, leafer, bareCanvas]
const scenes = { spread: bookletSpread(), strip: fortyPageStrip(), thousand: thousandItems() }
export type SceneName = keyof typeof scenes

const INITIAL_VIEW: Readonly<Record<SceneName, InitialView>> = {
  // The studio's fit of a page into its view.
  spread: { zoom: 704 / 2400, x: 112, y: 48 },
  strip: { zoom: 0.3, x: 20, y: 40 },
  thousand: { zoom: 1, x: 0, y: 0 },
}
const POINTS = 10_000
const STEPS = 200
const PAINTED_STEPS = 50

const host = document.getElementById('host') as HTMLElement
let resources: Resources
let open: OpenScene | null = null

const engineOf = (name: string): CanvasEngine => engines.find((engine) => engine.name === name) as CanvasEngine

for (const kind of ['pointermove', 'wheel']) {
  addEventListener(kind, () => performance.mark('bench:input'), { capture: true })
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const bench = {
  async prepare(fontUrl: string) {
    resources = await prepareResources(fontUrl)
    return engines.map(({ name, version }) => ({ name, version }))
  },

  /** Shows a scene, between two marks. */
  async open(name: string, scene: SceneName) {
    const json = JSON.stringify(scenes[scene])
    performance.mark('bench:open')
    open = await engineOf(name).open(host, json, INITIAL_VIEW[scene], resources)
    performance.mark('bench:opened')
  },

  /** Prepares a drag. @returns where to press, in CSS pixels: near the item's upper edge, where no item covers it */
  arm(itemId: string, kind: DragKind) {
    open?.arm(itemId, kind)
    const item = scenes.spread.items.find(({ id }) => id === itemId)
    if (!item) throw new RangeError(`the scene has no item ${itemId}`)
    const { zoom, x, y } = INITIAL_VIEW.spread
    return { x: (item.left + item.width / 2) * zoom + x, y: (item.top + item.height * 0.15) * zoom + y }
  },
  progress: () => open?.progress() ?? 0,
  wheelMovesView: () => open?.wheelMovesView(),
  zoom: () => open?.zoom() ?? 0,
  mark: (name: string) => void performance.mark(`bench:${name}`),

  close() {
    open?.close()
    open = null
    host.replaceChildren()
  },

  /** Hit-tests all points between two marks. @returns the share of answers equal to the brute-force answers */
  async hits(name: string) {
    const scene = scenes.thousand
    const engine = await engineOf(name).open(host, JSON.stringify(scene), INITIAL_VIEW.thousand, resources)
    await engine.prepareHits()
    const points = pointsOver(scene, POINTS)
    points.slice(0, 1000).map(engine.hit)
    await nextFrame()
    // A separate task, so that the trace contains only the work of the hit tests.
    await nextTask()
    performance.mark('bench:hits')
    const answers = points.map(engine.hit)
    await nextTask()
    performance.mark('bench:hitsDone')
    engine.close()
    host.replaceChildren()
    const truth = points.map((point) => bruteForce(scene, resources, point))
    const equal = answers.filter((answer, at) => answer === truth[at]).length
    return equal / POINTS
  },

  /** Undoes and redoes all steps between marks, without a pause or with a frame after each. */
  async history(name: string, withPictures: boolean) {
    const scene = scenes.spread
    const steps = withPictures ? PAINTED_STEPS : STEPS
    const actions = mixedActions(scene, steps)
    const history = await engineOf(name).history(host, scene, actions, resources)
    await nextFrame()
    const check = (places: typeof scene.items, when: string): void => {
      for (const { id, left, top } of places) {
        const { x, y } = history.where(id)
        if (Math.hypot(x - left, y - top) > 0.01)
          throw new Error(`${name} left item ${id} at ${x}, ${y} after ${when} instead of ${left}, ${top}`)
      }
    }
    const last = new Map(scene.items.map((item) => [item.id, item]))
    for (const { after } of actions) last.set(after.id, after)
    const step = async (go: () => Promise<void>): Promise<void> => {
      await go()
      if (withPictures) await nextFrame()
    }
    await nextTask()
    performance.mark('bench:history')
    for (let at = 0; at < steps; at++) await step(history.undo)
    await nextTask()
    performance.mark('bench:turned')
    check(scene.items, 'undo')
    await nextTask()
    performance.mark('bench:history')
    for (let at = 0; at < steps; at++) await step(history.redo)
    await nextTask()
    performance.mark('bench:done')
    check([...last.values()], 'redo')
    await nextFrame()
    history.close()
    host.replaceChildren()
  },
}

export type Bench = typeof bench

Object.assign(globalThis, { bench })
