import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { Change } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import type { Size } from '@irodori/geometry/shape'
import type { ToolPicture } from '../render/screen/toolPicture.ts'
import type { GestureLabel } from '../scene/stageMode.ts'
import type { Interaction } from './interaction.ts'
import type { InteractionContext } from './interactionContext.ts'
import type { ScreenPoint } from '../view/camera.ts'

/** A tool that replaces the default interaction; loaded on demand. */
export interface StageTool {
  readonly interaction: Interaction
  /** The picture over the page; the identical object while the picture is unchanged. */
  picture(): ToolPicture
  /** The CSS cursor at a point of the canvas. */
  cursor(at: ScreenPoint): string
}

/** The interface of the stage for a tool. */
export interface ToolContext extends InteractionContext {
  page(): DesignPage | null
  /** All selected items, the primary one first. */
  selectedItems(): readonly DesignItem[]
  /** The size of the view in CSS pixels. */
  view(): Size
  change(change: Change, gesture: { readonly id: string; readonly label: GestureLabel }): void
  /** Requests a frame after a change of the tool's picture. */
  redraw(): void
}

export type MakeTool = (context: ToolContext) => StageTool
