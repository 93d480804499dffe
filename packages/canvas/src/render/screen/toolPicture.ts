import type { Rect } from '@irodori/geometry'
import type { ScreenView } from './screenView.ts'
import type { Theme } from './theme.ts'

export interface ToolPicture {
  /** A hand moves something: speed counts more than the finest filter. */
  readonly isMoving: boolean
  /** The device pixels that it may cover; null where it draws nothing. */
  bounds(view: ScreenView): Rect | null
  paint(context: CanvasRenderingContext2D, view: ScreenView, theme: Theme): void
}
