import type { Stage } from '@irodori/canvas/stage'
import type { CallError } from '@irodori/client/callError'
import type { OrderRecord } from '@irodori/client/orderRecord'
import type { Result } from '@irodori/result'
import type { Kernel } from '../../kernel/kernel.ts'
import type { CommandContext } from '../command/command.ts'
import type { PhotoIntake } from '../intake/photoIntake.ts'
import type { Uploads } from '../intake/uploads.ts'
import type { Journal } from '../journal/journal.ts'
import type { EditorRoute } from '../opening/editorRoute.ts'
import type { OpenedDesign } from '../opening/openedDesign.ts'
import type { ResourceLoader } from '../resources/resourceLoader.ts'
import type { Announcer } from '../state/announcer.ts'
import type { Ask } from '../state/dialogs.ts'
import type { EditorStore } from '../state/store.ts'

/** One design in the editor: its state and the services that work on it. Independent of React. */
export interface Editor {
  readonly store: EditorStore
  readonly design: OpenedDesign
  readonly route: () => EditorRoute
  readonly commands: CommandContext
  readonly intake: PhotoIntake
  /** For renders on demand: trials of repairs, the proof. */
  readonly kernel: Pick<Kernel, 'setText' | 'drawSheet' | 'formsOf' | 'render' | 'loadPhoto'>
  readonly journal: Journal | null
  /** URL of a photo that is not loaded; null while it is unknown. */
  readonly photoUrl: (imageName: string) => string | null
  readonly uploads: Uploads
  readonly resources: ResourceLoader
  readonly announcer: Announcer
  readonly ask: Ask
  readonly setStage: (stage: Stage | null) => void
  readonly beginOrder: (record: OrderRecord) => Promise<Result<null, CallError>>
  readonly destroy: () => void
}
