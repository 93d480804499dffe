import type { DesignItem } from '@irodori/contract'
import type { Change } from '@irodori/design'
import type { Point, Rect } from '@irodori/geometry'
import type { Camera } from './view/camera.ts'
import type { ExactFrame, FindingMark, LiveScene } from './scene/liveScene.ts'
import type { GestureLabel, StageMode } from './scene/stageMode.ts'
import type { MakeTool } from './interaction/tool.ts'

export interface StageEvents {
  /** A click or tap on something that can be opened; null on nothing. @param adds with shift, ctrl or cmd: beside what is selected. */
  readonly onSelect: (itemId: string | null, adds: boolean) => void
  /** A rectangle was drawn about the middles of these, in paint order. */
  readonly onChoose: (itemIds: readonly string[]) => void
  /** The photo of one window was dropped on another window. */
  readonly onSwap: (itemId: string, withId: string) => void
  /** The right button, or a finger that rests for 600 ms. @param at CSS pixels of the canvas. */
  readonly onMenu: (itemId: string | null, at: Point) => void
  /** A hand changed the document; changes of one gesture carry the same value. */
  readonly onChange: (change: Change, gesture: { readonly id: string; readonly label: GestureLabel }) => void
  /** True while a hand moves something; false when it rests. */
  readonly onBusy: (busy: boolean) => void
  readonly onCamera: (camera: Camera) => void
}

export interface StageOptions {
  readonly canvas: HTMLCanvasElement
  readonly events: StageEvents
  /** Words drawn on the canvas. */
  readonly words: { readonly emptyWindow: string }
  readonly newGestureId: () => string
  readonly reducedMotion: boolean
}

/** The interactive page. It holds no document of its own: it shows what it is given and reports what a hand does. */
export interface Stage {
  show(scene: LiveScene): void
  /** Null, or a frame of another page state, shows the live rendering. */
  showExact(frame: ExactFrame | null): void
  /** @param others marked beside the leading one. */
  select(itemId: string | null, mode: StageMode, others?: readonly string[]): void
  /** Gives the hand to a tool, until it is given back by null. */
  setTool(make: MakeTool | null): void
  /** Marks the window that something dragged over the canvas would go to. */
  aim(itemId: string | null): void
  /** The item whose visible pixels lie under a point of the canvas (CSS pixels), topmost first. */
  itemAt(x: number, y: number): DesignItem | null
  camera(): Camera
  /** Device pixels per print pixel: the scale at which an exact frame is shown 1:1. */
  deviceScale(): number
  fit(): void
  zoomTo(zoom: number): void
  zoomBy(factor: number): void
  panBy(x: number, y: number): void
  /** Brings a part of the page (print pixels) to the middle of the view, as near as it can be seen well. */
  showPart(area: Rect): void
  showGuides(visible: boolean): void
  /** Badges over the page; equal marks should be the same objects, for only what differs is painted. */
  showMarks(marks: readonly FindingMark[]): void
  /** Takes back what a hand is doing right now; false when it does nothing. The escape key does it too. */
  cancelGesture(): boolean
  destroy(): void
}
