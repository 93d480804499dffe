import type { CallError } from '@irodori/client/callError'
import { useClient, useSession } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { useCall } from '@irodori/client/useCall'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { readMergeList, readMostCards, removeMergeList, saveMergeList } from '@irodori/contract/endpoints/mergeList'
import type { SavedMergeList } from '@irodori/contract/entities/mergeList'
import type { MergeList } from '@irodori/design/merge/mergeList'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { useQueryClient } from '@tanstack/react-query'
import { savedPieceOf, useEditedPiece } from '../comments/useEditedPiece.ts'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { productAtom } from '../state/designState.ts'
import { orderAtom, unsavedPagesAtom } from '../state/savingState.ts'
import { sentList } from './savedList.ts'

/** Why a list was not saved: the call failed, or the pages that it fills were not saved before. */
export type SaveListError = CallError | { readonly kind: 'DESIGN_NOT_SAVED' }

interface Save {
  readonly list: MergeList
  /** When the list that the server has was saved, as far as is known; null for none. */
  readonly basedOn: string | null
}

/** The list of the edited piece on the server, for products whose pieces are several cards. */
export function usePieceList(onSaved: (updatedAt: string) => void) {
  const { store, commands } = useEditor()
  const client = useClient()
  const queries = useQueryClient()
  const product = useEditorValue(productAtom)
  const piece = useEditedPiece()
  const isLoggedIn = useSession() !== null
  const most = useCall(
    readMostCards,
    { params: { productId: product?.id ?? '' } },
    { enabled: product !== null, staleTime: Number.POSITIVE_INFINITY },
  )
  const given = { params: piece ?? { orderNumber: '', groupNumber: '' } }
  const reading = useCall(readMergeList, given, { enabled: isLoggedIn && piece !== null, staleTime: 0 })

  async function save({ list, basedOn }: Save): Promise<Result<SavedMergeList, SaveListError>> {
    const isReady = () => store.get(unsavedPagesAtom).length === 0 && savedPieceOf(store.get(orderAtom)) !== null
    if (!isReady()) await commands.saving.saveAll('EVERY_PAGE')
    const params = savedPieceOf(store.get(orderAtom))
    if (params === null || !isReady()) return err({ kind: 'DESIGN_NOT_SAVED' })
    const answer = await client.call(saveMergeList, { params, body: { list: sentList(list), basedOn } })
    if (!answer.ok) return answer
    queries.setQueryData(queryKey(readMergeList, { params }), answer.value)
    return ok(answer.value)
  }

  const saving = useResultMutation(save, {
    onSuccess: ({ updatedAt }) => onSaved(updatedAt),
    // Another window may have saved another list.
    onError: () => piece && reading.refetch(),
  })
  const removing = useResultMutation(async (): Promise<Result<null, CallError>> => {
    if (piece === null) return ok(null)
    const answer = await client.call(removeMergeList, { params: piece })
    if (answer.ok) queries.setQueryData(queryKey(readMergeList, given), null)
    return answer
  })
  return {
    /** Undefined while it is not known; null if a piece of the product is one card. */
    mostCards: most.data?.mostCards,
    /** Undefined while it is not known; null if the piece has no list. */
    saved: piece === null ? null : reading.data,
    saving,
    removing,
  }
}

export type PieceList = ReturnType<typeof usePieceList>
