import type { Rect } from '@irodori/geometry/shape'
import type { ScreenView } from './screenView.ts'
import type { Theme } from './theme.ts'

/** The picture of a tool over the page. */
export interface ToolPicture {
  /** A gesture moves something, so speed takes precedence over quality. */
  readonly isMoving: boolean
  /** The device pixels that it may cover; null if it draws nothing. */
  bounds(view: ScreenView): Rect | null
  paint(context: CanvasRenderingContext2D, view: ScreenView, theme: Theme): void
}
