import type { DesignItem } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import type { ExactFrame, FindingMark } from '../scene/liveScene.ts'
import type { StageMode } from '../scene/stageMode.ts'
import type { ToolPicture } from './screen/toolPicture.ts'
import type { AlsoChosen } from './secondarySelection.ts'
import type { PaintPlan } from './paintPlan.ts'
import type { ScreenView } from './screen/screenView.ts'
import type { Theme } from './screen/theme.ts'

/** Everything that one picture on the screen shows. Frames are compared to learn what must be painted again. */
export interface Frame {
  readonly view: ScreenView
  readonly page: DesignPage
  readonly plan: PaintPlan
  /** Of this very page, or null. */
  readonly exact: ExactFrame | null
  readonly selected: DesignItem | null
  readonly also: AlsoChosen
  readonly mode: StageMode
  readonly hovered: DesignItem | null
  /** What a tool draws in place of the grips; null where none has the hand. */
  readonly tool: ToolPicture | null
  readonly guides: boolean
  readonly marks: readonly FindingMark[]
  /** The camera moves. */
  readonly moving: boolean
  /** A hand moves the photo in its window. */
  readonly cropping: boolean
  /** The item whose brightness changes from frame to frame. */
  readonly brightening: string | null
  readonly theme: Theme
}
