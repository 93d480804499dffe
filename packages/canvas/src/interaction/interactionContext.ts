import type { DesignItem, ImageItem } from '@irodori/contract/entities/designItem'
import type { Crop } from '@irodori/design/crop'
import type { Rect } from '@irodori/geometry/shape'
import type { Handle } from '../hit/selectionHandles.ts'
import type { GestureLabel, StageMode } from '../scene/stageMode.ts'
import type { Camera, ScreenPoint } from '../view/camera.ts'
import type { PointerSample } from './pointer.ts'

/** The interface of the stage for the states of an interaction; tests implement it as a plain object. */
export interface InteractionContext {
  camera(): Camera
  /** Sets the camera, limited such that the page stays visible. */
  setCamera(camera: Camera): void
  mode(): StageMode
  /** The selected item if it is a frame with a photo. */
  selectedPhoto(): ImageItem | null
  itemAt(at: ScreenPoint, kind: PointerSample['kind']): DesignItem | null
  handleAt(pointer: PointerSample): Handle | null
  /** Whether the space key is pressed, with which every drag pans the page. */
  spaceHeld(): boolean
  /** @param adds adds the item to the selection */
  click(itemId: string | null, adds: boolean): void
  /** Draws the selection rectangle, in print pixels of the page. */
  drawMarquee(area: Rect | null): void
  /** Selects the items within the rectangle. */
  selectWithin(area: Rect): void
  /** Marks the frame that the dragged photo would be dropped on. */
  showDropTarget(itemId: string | null): void
  /** Swaps the photos of two frames after a drop. */
  swap(itemId: string, withId: string): void
  /** Opens the context menu of an item. */
  menu(itemId: string | null, at: ScreenPoint): void
  hover(at: ScreenPoint | null): void
  /** Sets the crop of an item on the page without fitting it. */
  changeCrop(itemId: string, crop: Crop, gesture: { readonly id: string; readonly label: GestureLabel }): void
  newGestureId(): string
  busy(busy: boolean): void
  /** Runs a function once after a delay. @returns a function that cancels it */
  later(delayMs: number, run: () => void): () => void
}
