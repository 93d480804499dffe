import type { DesignItem, ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { changeItem } from '@irodori/design/change'
import { cropFields } from '@irodori/design/crop'
import type { DesignDocument, DesignPage } from '@irodori/design/designPage'
import { findItem } from '@irodori/design/designPage'
import type { History } from '@irodori/design/history'
import { beginHistory, perform } from '@irodori/design/history'
import { present } from '@irodori/design/testing/present'
import type { Rect } from '@irodori/geometry/shape'
import { itemAtPoint } from '../src/hit/itemAtPoint.ts'
import { handleAtPoint, selectionHandles } from '../src/hit/selectionHandles.ts'
import type { PointerSample } from '../src/interaction/pointer.ts'
import type { ToolContext } from '../src/interaction/tool.ts'
import type { StageMode } from '../src/scene/stageMode.ts'
import type { Camera } from '../src/view/camera.ts'
import { screenToPage } from '../src/view/camera.ts'
import { sceneOf } from './items.ts'

export interface FakePointer extends ToolContext {
  readonly clicks: (string | null)[]
  readonly busies: boolean[]
  readonly labels: string[]
  /** Selection rectangles, swaps and menus, in order. */
  readonly requests: unknown[]
  dropTarget: string | null
  marquee: Rect | null
  /** Delays of timers in milliseconds. */
  readonly waits: number[]
  photo(): ImageItem
  history(): History
  select(id: string | null, mode: StageMode, others?: readonly string[]): void
  holdSpace(held: boolean): void
  /** Runs all waiting timers. */
  rest(): void
}

/** An interaction context over a real document with history; the camera has four CSS pixels per print pixel. */
export function fakePointer(page: DesignPage): FakePointer {
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
  const shown = (): DesignPage => present(history.document.pages[0])
  const selected = (): DesignItem | null => (selection.id === null ? null : (findItem(shown(), selection.id) ?? null))
  const context: FakePointer = {
    clicks: [],
    busies: [],
    labels: [],
    requests: [],
    dropTarget: null,
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
    selectedItems: () => [selection.id, ...selection.others].flatMap((id) => findItem(shown(), id ?? '') ?? []),
    view: () => view,
    change(change, gesture) {
      context.labels.push(gesture.label)
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
      const item = context.selectedPhoto()
      return item ? handleAtPoint(selectionHandles(item, camera, view), at, kind) : null
    },
    spaceHeld: () => space,
    click: (id, adds) => context.clicks.push(adds ? `${id} too` : id),
    drawMarquee(area) {
      context.marquee = area
    },
    selectWithin: (area) => context.requests.push(['choose', area]),
    showDropTarget(id) {
      context.dropTarget = id
    },
    swap: (id, withId) => context.requests.push(['swap', id, withId]),
    menu: (id) => context.requests.push(['menu', id]),
    hover: () => {},
    changeCrop(itemId, crop, gesture) {
      const change = changeItem(shown(), findItem(shown(), itemId) as ImageItem, cropFields(crop))
      context.labels.push(gesture.label)
      history = perform(history, { label: gesture.label, change, gesture: gesture.id })
    },
    newGestureId: () => `gesture ${gestures++}`,
    busy: (busy) => context.busies.push(busy),
    later(delay, run) {
      context.waits.push(delay)
      waiting.add(run)
      return () => waiting.delete(run)
    },
  }
  return context
}
