import { useConnection } from '@irodori/client/ClientProvider'
import { useState } from 'react'
import { FaqDialog } from './FaqDialog.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { firstDraft } from './questionDraft.ts'

export type HelpPart = 'FAQ' | 'ASK'

interface HelpDialogsProps {
  readonly start: HelpPart
  /** Open code `categoryName-faqIdentifier` of the question that the list opens at. */
  readonly openCode?: string | undefined
  readonly onClose: () => void
}

/** The list of frequent questions and the question form, linked to each other. The draft is kept between them. */
export function HelpDialogs({ start, openCode, onClose }: HelpDialogsProps) {
  const { session, orderRecord } = useConnection()
  const fresh = () => firstDraft(session.read(), orderRecord.read())
  const [part, setPart] = useState(start)
  const [draft, setDraft] = useState(fresh)
  return part === 'FAQ' ? (
    <FaqDialog openCode={openCode} onAsk={() => setPart('ASK')} onClose={onClose} />
  ) : (
    <QuestionDialog
      draft={draft}
      onSent={() => setDraft(fresh())}
      onFaq={(left) => {
        setDraft(left)
        setPart('FAQ')
      }}
      onClose={onClose}
    />
  )
}
