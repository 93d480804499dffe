import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { Change } from '@irodori/design/change'
import type { Rect } from '@irodori/geometry/shape'
import type { MakeTool } from './interaction/tool.ts'
import type { ExactFrame, FindingMark, LiveScene } from './scene/liveScene.ts'
import type { GestureLabel, StageMode } from './scene/stageMode.ts'
import type { Camera, ScreenPoint } from './view/camera.ts'

export interface StageEvents {
  /** A click or tap on an item; null beside all items. @param adds with shift, ctrl or cmd: adds to the selection */
  readonly onSelect: (itemId: string | null, adds: boolean) => void
  /** A rectangle was drawn around the centres of these items, in paint order. */
  readonly onChoose: (itemIds: readonly string[]) => void
  /** The photo of one frame was dropped on another frame. */
  readonly onSwap: (itemId: string, withId: string) => void
  /** The right button, or a long press of 600 ms. @param at in CSS pixels of the canvas */
  readonly onMenu: (itemId: string | null, at: ScreenPoint) => void
  /** A gesture changes the document. All changes of one gesture have the same `gesture.id`. */
  readonly onChange: (change: Change, gesture: { readonly id: string; readonly label: GestureLabel }) => void
  /** True while a gesture moves something, false afterwards. */
  readonly onBusy: (busy: boolean) => void
  readonly onCamera: (camera: Camera) => void
}

export interface StageOptions {
  readonly canvas: HTMLCanvasElement
  readonly events: StageEvents
  /** Texts drawn on the canvas. */
  readonly labels: { readonly emptyFrame: string }
  readonly newGestureId: () => string
  readonly reducedMotion: boolean
}

/** The interactive page. It holds no document: it shows a scene and reports gestures as events. */
export interface Stage {
  show(scene: LiveScene): void
  /** Shows an exact frame. The live rendering is shown for null and for a frame of another state of the page. */
  showExact(frame: ExactFrame | null): void
  /** @param others secondary selection, marked beside the primary one */
  select(itemId: string | null, mode: StageMode, others?: readonly string[]): void
  /** Activates a tool; null returns to the default interaction. */
  setTool(make: MakeTool | null): void
  /** Marks the frame that a photo dragged over the canvas would be dropped on. */
  showDropTarget(itemId: string | null): void
  /** The topmost item with visible pixels at a point of the canvas (CSS pixels). */
  itemAt(x: number, y: number): DesignItem | null
  camera(): Camera
  /** Device pixels per print pixel: the scale at which an exact frame is shown 1:1. */
  deviceScale(): number
  fit(): void
  zoomTo(zoom: number): void
  zoomBy(factor: number): void
  panBy(x: number, y: number): void
  /** Centres a part of the page (print pixels) in the view and zooms to it. */
  showPart(area: Rect): void
  showGuides(visible: boolean): void
  /** Reads the colours of the canvas again, after its style has changed. */
  refreshTheme(): void
  /** Shows badges on the page. Unchanged marks should be identical objects, because only differences are painted. */
  showMarks(marks: readonly FindingMark[]): void
  /** Cancels the current gesture and reverts it; false without one. The escape key does the same. */
  cancelGesture(): boolean
  destroy(): void
}
