import type { TextItem } from '@irodori/contract/entities/designItem'
import type { StepLabel } from '../state/documentActions.ts'

/** Applies a change of the text as one undo step; changes with the same gesture are one step. */
export type EditText = (label: StepLabel, patch: Partial<Omit<TextItem, 'id' | 'type'>>, gesture?: string) => void
