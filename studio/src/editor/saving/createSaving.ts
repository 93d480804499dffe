import type { SaveFlow, SaveFlowOptions } from './saveFlow.ts'
import { createSaveFlow } from './saveFlow.ts'
import type { SaverOptions } from './saver.ts'
import { createSaver } from './saver.ts'

export type SavingOptions = SaverOptions & Omit<SaveFlowOptions, 'saver'>

export interface Saving extends SaveFlow {
  readonly stop: () => void
}

/** Composes the save flow and the saver. */
export function createSaving(options: SavingOptions): Saving {
  const saver = createSaver(options)
  return { ...createSaveFlow({ ...options, saver }), stop: saver.stop }
}
