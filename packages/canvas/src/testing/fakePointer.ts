import type { DesignItem, ImageItem } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
import type { DesignDocument, DesignPage, History } from '@irodori/design'
import { beginHistory, changeItem, cropFields, findItem, perform } from '@irodori/design'
import type { Rect } from '@irodori/geometry'
import type { Camera } from '../view/camera.ts'
import { screenToPage } from '../view/camera.ts'
import { itemAtPoint } from '../hit/itemAtPoint.ts'
import { handleAtPoint, selectionHandles } from '../hit/selectionHandles.ts'
import type { PointerSample } from '../interaction/pointer.ts'
import type { StageMode } from '../scene/stageMode.ts'
import type { ToolHand } from '../interaction/tool.ts'
import { sceneOf } from './items.ts'

export interface FakeHand extends ToolHand {
  readonly clicks: (string | null)[]
  readonly busies: boolean[]
  readonly labels: string[]
  /** Rectangles drawn, swaps and menus, in order. */
  readonly asked: unknown[]
  aimed: string | null
  marquee: Rect | null
  /** Milliseconds that something waited for. */
  readonly waits: number[]
  photo(): ImageItem
  history(): History
  select(id: string | null, mode: StageMode, others?: readonly string[]): void
  holdSpace(held: boolean): void
  /** Lets the time pass that something was waiting for. */
  rest(): void
}

/** A hand over a real document with history, seen through a camera that shows four CSS pixels per print pixel. */
export function fakeHand(page: DesignPage): FakeHand {
  let history = beginHistory({ designSeriesId: null, pages: [page] } satisfies DesignDocument)
  let camera: Camera = { zoom: 4, x: 0, y: 0 }
  let selection: { id: string | null; mode: StageMode; others: readonly string[] } = {
    id: null,
    mode: 'SELECT',
    others: [],
  }
  let space = false
  let gestures = 0
  const waiting = new Set<() => void>()
  const view = { width: 800, height: 400 }
  const shown = (): DesignPage => history.document.pages[0]
  const selected = (): DesignItem | null => (selection.id === null ? null : (findItem(shown(), selection.id) ?? null))
  const hand: FakeHand = {
    clicks: [],
    busies: [],
    labels: [],
    asked: [],
    aimed: null,
    marquee: null,
    waits: [],
    photo: () => findItem(shown(), 'photo') as ImageItem,
    history: () => history,
    select(id, mode, others = []) {
      selection = { id, mode, others }
    },
    holdSpace(held) {
      space = held
    },
    rest() {
      const due = [...waiting]
      waiting.clear()
      for (const run of due) run()
    },
    page: shown,
    chosen: () => [selection.id, ...selection.others].flatMap((id) => findItem(shown(), id ?? '') ?? []),
    view: () => view,
    change(change, gesture) {
      hand.labels.push(gesture.label)
      history = perform(history, { label: gesture.label, change, gesture: gesture.id })
    },
    redraw: () => {},
    camera: () => camera,
    setCamera(next) {
      camera = next
    },
    mode: () => selection.mode,
    selectedPhoto() {
      const item = selected()
      return item && isImageItem(item) && item.imageName !== null ? item : null
    },
    itemAt: (at) => itemAtPoint(sceneOf(shown()), screenToPage(camera, at), 0),
    handleAt({ at, kind }: PointerSample) {
      const item = hand.selectedPhoto()
      return item ? handleAtPoint(selectionHandles(item, camera, view), at, kind) : null
    },
    spaceHeld: () => space,
    click: (id, adds) => hand.clicks.push(adds ? `${id} too` : id),
    drawMarquee(area) {
      hand.marquee = area
    },
    chooseWithin: (area) => hand.asked.push(['choose', area]),
    aim(id) {
      hand.aimed = id
    },
    swap: (id, withId) => hand.asked.push(['swap', id, withId]),
    menu: (id) => hand.asked.push(['menu', id]),
    hover: () => {},
    changeCrop(itemId, crop, gesture) {
      const change = changeItem(shown(), findItem(shown(), itemId) as ImageItem, cropFields(crop))
      hand.labels.push(gesture.label)
      history = perform(history, { label: gesture.label, change, gesture: gesture.id })
    },
    newGestureId: () => `gesture ${gestures++}`,
    busy: (busy) => hand.busies.push(busy),
    later(delay, run) {
      hand.waits.push(delay)
      waiting.add(run)
      return () => waiting.delete(run)
    },
  }
  return hand
}
