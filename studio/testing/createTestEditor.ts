import type { Stage } from '@irodori/canvas/stage'
import type { DesignDocument } from '@irodori/design/designPage'
import type { CommandContext } from '../src/editor/command/command.ts'
import type { SaveFlow } from '../src/editor/saving/saveFlow.ts'
import type { Announcer } from '../src/editor/state/announcer.ts'
import { createAnnouncer } from '../src/editor/state/announcer.ts'
import type { DocumentActions } from '../src/editor/state/documentActions.ts'
import { createDocumentActions } from '../src/editor/state/documentActions.ts'
import type { EditorStore } from '../src/editor/state/store.ts'
import { createEditorStore } from '../src/editor/state/store.ts'

export interface TestEditor {
  readonly store: EditorStore
  readonly actions: DocumentActions
  readonly announcer: Announcer
  readonly commands: CommandContext
  /** Calls of the save flow, in order. */
  readonly saved: string[]
}

/** Store and commands without a DOM or a canvas. */
export function createTestEditor(document: DesignDocument, stage: Stage | null = null): TestEditor {
  const store = createEditorStore()
  const announcer = createAnnouncer(store)
  const actions = createDocumentActions(store, announcer)
  actions.open(document)
  const saved: string[] = []
  const saving: SaveFlow = {
    saveAll: async () => void saved.push('all'),
    saveAndMove: async (step) => void saved.push(`move ${step}`),
    resume: async (pages) => void saved.push(`resume ${pages.join()}`),
  }
  let last = 0
  const newId = (): string => `id ${++last}`
  return {
    store,
    actions,
    announcer,
    saved,
    commands: { store, actions, saving, announcer, newId, stage: () => stage },
  }
}
