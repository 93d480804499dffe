import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import type { ExactFrame, FindingMark } from '../scene/liveScene.ts'
import type { StageMode } from '../scene/stageMode.ts'
import type { PaintPlan } from './paintPlan.ts'
import type { ScreenView } from './screen/screenView.ts'
import type { Theme } from './screen/theme.ts'
import type { ToolPicture } from './screen/toolPicture.ts'
import type { SecondarySelection } from './secondarySelection.ts'

/** The complete content of one frame on the screen. Two frames are compared to find the pixels that must be painted. */
export interface RenderFrame {
  readonly view: ScreenView
  readonly page: DesignPage
  readonly plan: PaintPlan
  /** The exact render of this page, or null. */
  readonly exact: ExactFrame | null
  readonly selected: DesignItem | null
  readonly secondary: SecondarySelection
  readonly mode: StageMode
  readonly hovered: DesignItem | null
  /** The picture of the active tool, which replaces the handles; null without a tool. */
  readonly tool: ToolPicture | null
  readonly guides: boolean
  readonly marks: readonly FindingMark[]
  /** Whether the camera moves. */
  readonly moving: boolean
  /** Whether a gesture moves the photo in its frame. */
  readonly cropping: boolean
  /** Id of the photo whose colours change continuously. */
  readonly adjusting: string | null
  readonly theme: Theme
}
