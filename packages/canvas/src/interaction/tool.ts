import type { DesignItem } from '@irodori/contract'
import type { Change, DesignPage } from '@irodori/design'
import type { Point, Size } from '@irodori/geometry'
import type { Hand } from './interactionContext.ts'
import type { Interaction } from './interaction.ts'
import type { ToolPicture } from '../render/screen/toolPicture.ts'
import type { GestureLabel } from '../scene/stageMode.ts'

/** Another way to work on the page than the usual one, loaded when it is wanted. */
export interface StageTool {
  readonly interaction: Interaction
  /** What it draws over the page: the same object as long as that is the same picture. */
  picture(): ToolPicture
  /** The CSS cursor over a place of the canvas. */
  cursor(at: Point): string
}

/** What a tool sees and does, beside what every hand does. */
export interface ToolHand extends Hand {
  page(): DesignPage | null
  /** Everything that is selected, the leading one first. */
  chosen(): readonly DesignItem[]
  /** The size of the view in CSS pixels. */
  view(): Size
  change(change: Change, gesture: { readonly id: string; readonly label: GestureLabel }): void
  /** Asks for a frame: the tool's picture is another one. */
  redraw(): void
}

export type MakeTool = (hand: ToolHand) => StageTool
