import type { DesignItem, ImageItem } from '@irodori/contract'
import type { Crop } from '@irodori/design'
import type { Point, Rect } from '@irodori/geometry'
import type { Camera } from '../view/camera.ts'
import type { Handle } from '../hit/selectionHandles.ts'
import type { GestureLabel, StageMode } from '../scene/stageMode.ts'
import type { PointerSample } from './pointer.ts'

/** What the states can see and do; the stage is behind it, and a plain object in tests. */
export interface Hand {
  camera(): Camera
  /** Moves the page, but never out of sight. */
  setCamera(camera: Camera): void
  mode(): StageMode
  /** The selected item if it is a window with a photo in it. */
  selectedPhoto(): ImageItem | null
  itemAt(at: Point, kind: PointerSample['kind']): DesignItem | null
  handleAt(pointer: PointerSample): Handle | null
  /** Whether the space key is held: then every drag moves the page. */
  spaceHeld(): boolean
  /** @param adds beside what is selected already. */
  click(itemId: string | null, adds: boolean): void
  /** Draws the rectangle that is being pulled up; print pixels of the page. */
  drawMarquee(area: Rect | null): void
  /** Chooses what lies within the rectangle. */
  chooseWithin(area: Rect): void
  /** Marks the window that the dragged photo would go to. */
  aim(itemId: string | null): void
  /** The photo of one window was dropped on another. */
  swap(itemId: string, withId: string): void
  /** Asks what can be done with what lies there. */
  menu(itemId: string | null, at: Point): void
  hover(at: Point | null): void
  /** Gives an item of the shown page this very crop. */
  changeCrop(itemId: string, crop: Crop, gesture: { readonly id: string; readonly label: GestureLabel }): void
  newGestureId(): string
  busy(busy: boolean): void
  /** Runs something once after some milliseconds; the answer calls it off. */
  later(delay: number, run: () => void): () => void
}
