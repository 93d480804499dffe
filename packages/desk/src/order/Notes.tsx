import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import { Callout } from '@irodori/ui/Callout'
import { useTranslation } from 'react-i18next'

type Note = DeskOrder['notes'][number]

/** What a person who packs the order has to know beside its parts. */
export function Notes({ notes }: Pick<DeskOrder, 'notes'>) {
  const wordsOf = useNoteWords()
  if (notes.length === 0) return null
  return (
    <Callout tone="warning">
      <ul>
        {notes.map((note) => (
          <li key={JSON.stringify(note)}>{wordsOf(note)}</li>
        ))}
      </ul>
    </Callout>
  )
}

function useNoteWords() {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const listed = (groups: readonly number[]) => groups.join(t('separator'))
  return (note: Note): string => {
    switch (note.code) {
      case 'PRODUCT_GONE':
      case 'PIECES_DIFFER':
      case 'CHARGEABLE_DIFFERS':
      case 'ADDRESS_LINE_TOO_LONG':
        return t(`note.${note.code}`, { ...note })
      case 'PARTLY_WRAPPED':
      case 'PAGE_UNSEEN':
        return t(`note.${note.code}`, { groups: listed(note.groupNumbers) })
      case 'NOT_PAID':
      case 'WAITS_FOR_RECIPIENT':
      case 'PHONE_MISSING':
        return t(`note.${note.code}`)
    }
  }
}
