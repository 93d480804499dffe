import type { Stage } from '@irodori/canvas'
import type { ParseKeys } from 'i18next'
import type { SaveFlow } from '../saving/saveFlow.ts'
import type { Announcer } from '../state/announcer.ts'
import type { DocumentActions } from '../state/documentActions.ts'
import type { EditorStore } from '../state/store.ts'

/** What a command works on. */
export interface CommandContext {
  readonly store: EditorStore
  readonly actions: DocumentActions
  readonly saving: SaveFlow
  readonly announcer: Announcer
  /** Null while no canvas is on screen. */
  readonly stage: () => Stage | null
  readonly newId: () => string
}

/** What running it leaves behind for undo. */
type UndoPolicy =
  /** Makes no step: it looks, moves or saves. */
  | 'NONE'
  /** Each run is a step of its own. */
  | 'STEP'
  /** Runs in quick succession are one step. */
  | 'RUN'

/** One thing that a customer can do, run alike by button, key, menu, palette and test. */
export interface Command {
  readonly id: string
  readonly label: ParseKeys<'editor'>
  /** As hotkeys-js reads them; `mod` is ⌘ on Apple's machines and Ctrl elsewhere. */
  readonly keys: readonly string[]
  /** Its keys reach it as an event of the browser, for only that brings what the system holds. */
  readonly isByEvent?: true
  readonly undo: UndoPolicy
  readonly isEnabled: (context: CommandContext) => boolean
  readonly run: (context: CommandContext) => void
}
