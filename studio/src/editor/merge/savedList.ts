import type { MergeList as SentList, SavedMergeList } from '@irodori/contract/entities/mergeList'
import type { MergeList } from '@irodori/design/merge/mergeList'

/**
 * SAVED: the server has this list. UNSAVED: it has none, or the one that this list was made from. CONFLICT: another window or
 * device has saved another list meanwhile.
 */
export type ListState = 'SAVED' | 'UNSAVED' | 'CONFLICT'

/** A list as a save sends it. */
export const sentList = ({ columns, rows, patterns, address }: MergeList | SentList): SentList => ({
  columns: [...columns],
  rows: rows.map(({ id, cells, decision }) => ({ id, cells: [...cells], decision })),
  patterns: Object.fromEntries(Object.entries(patterns).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  ...(address && {
    address: {
      digits: address.digits,
      honorific: address.honorific,
      sender: address.sender,
      meanings: address.meanings.map(
        (meaning) => meaning && { kind: meaning.kind, person: meaning.person, place: meaning.place },
      ),
    },
  }),
})

const isSameList = (one: MergeList | SentList, other: MergeList | SentList): boolean =>
  JSON.stringify(sentList(one)) === JSON.stringify(sentList(other))

/** How a list of this device stands to the one that is saved with the piece; null for none. */
export function listState(list: MergeList, saved: SavedMergeList | null): ListState {
  if (saved === null) return 'UNSAVED'
  if (isSameList(list, saved.list)) return 'SAVED'
  return list.basedOn === saved.updatedAt ? 'UNSAVED' : 'CONFLICT'
}

/** The list that is saved with the piece, as this device keeps it. */
export const adoptedList = ({ list, updatedAt }: SavedMergeList): MergeList => ({ ...list, basedOn: updatedAt })
