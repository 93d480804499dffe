import { useSession } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { useCall } from '@irodori/client/useCall'
import { readProofLink } from '@irodori/contract/endpoints/proofLink'

/** A saved piece of an order. */
export interface SavedPiece {
  readonly orderNumber: string
  readonly groupNumber: string
}

/** Milliseconds between two looks for new comments while a link is open. */
const POLL_MS = 30_000

export const proofLinkKey = ({ orderNumber, groupNumber }: SavedPiece): readonly unknown[] =>
  queryKey(readProofLink, { params: { orderNumber, groupNumber } })

/** The open link of a piece and its comments; nothing is read for null or without a session. */
export function useProofLink(piece: SavedPiece | null) {
  const isLoggedIn = useSession() !== null
  const { orderNumber, groupNumber } = piece ?? { orderNumber: '', groupNumber: '' }
  return useCall(
    readProofLink,
    { params: { orderNumber, groupNumber } },
    {
      enabled: isLoggedIn && piece !== null,
      refetchInterval: ({ state }) => (state.data?.link ? POLL_MS : false),
    },
  )
}
