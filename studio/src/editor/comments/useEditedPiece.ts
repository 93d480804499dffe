import type { ProofComment } from '@irodori/contract/entities/proofLink'
import type { SavedPiece } from '../../proofLink/useProofLink.ts'
import { useProofLink } from '../../proofLink/useProofLink.ts'
import { useEditorValue } from '../context/EditorContext.ts'
import type { OrderSession } from '../state/savingState.ts'
import { orderAtom } from '../state/savingState.ts'

/** The saved piece of an order that is being edited; null before the first save. */
export function savedPieceOf(order: OrderSession | null): SavedPiece | null {
  if (order === null || order.groupNumber === null) return null
  return { orderNumber: order.orderNumber, groupNumber: String(order.groupNumber) }
}

export const useEditedPiece = (): SavedPiece | null => savedPieceOf(useEditorValue(orderAtom))

/** The comments on the edited piece that are not done. */
export const useOpenComments = (): readonly ProofComment[] =>
  useProofLink(useEditedPiece()).data?.comments.filter(({ isDone }) => !isDone) ?? []
