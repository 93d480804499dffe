import type { Stage } from '@irodori/canvas/stage'
import type { ParseKeys } from 'i18next'
import type { SaveFlow } from '../saving/saveFlow.ts'
import type { Announcer } from '../state/announcer.ts'
import type { DocumentActions } from '../state/documentActions.ts'
import type { EditorStore } from '../state/store.ts'

/** The services that commands work on. */
export interface CommandContext {
  readonly store: EditorStore
  readonly actions: DocumentActions
  readonly saving: SaveFlow
  readonly announcer: Announcer
  /** Null while no canvas is mounted. */
  readonly stage: () => Stage | null
  readonly newId: () => string
}

/** How many undo steps a command makes. */
type UndoPolicy =
  /** No step: the command only navigates, selects or saves. */
  | 'NONE'
  /** One step per run. */
  | 'STEP'
  /** One step for runs in quick succession. */
  | 'RUN'

/** A user action, run in the same way by button, shortcut, menu, palette and test. */
export interface Command {
  readonly id: string
  readonly label: ParseKeys<'editor'>
  /** In the notation of hotkeys-js; `mod` is ⌘ on Apple platforms and Ctrl on others. */
  readonly keys: readonly string[]
  /** The shortcut arrives as a browser event (paste), which carries the system clipboard. */
  readonly isByEvent?: true
  readonly undo: UndoPolicy
  readonly isEnabled: (context: CommandContext) => boolean
  readonly run: (context: CommandContext) => void
}
