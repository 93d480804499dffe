import { useConnection } from '@irodori/client/react'
import { useState } from 'react'
import { AskAdminDialog } from './AskAdminDialog.tsx'
import { firstDraft } from './askDraft.ts'
import { FaqDialog } from './FaqDialog.tsx'

export type HelpPart = 'FAQ' | 'ASK'

interface HelpDialogsProps {
  readonly start: HelpPart
  /** The question that the list opens at: `categoryName-faqIdentifier`. */
  readonly openCode?: string | undefined
  readonly onClose: () => void
}

/** Frequent questions and a question of one's own; one leads to the other, and what was typed waits. */
export function HelpDialogs({ start, openCode, onClose }: HelpDialogsProps) {
  const { session, orderRecord } = useConnection()
  const fresh = () => firstDraft(session.read(), orderRecord.read())
  const [part, setPart] = useState(start)
  const [draft, setDraft] = useState(fresh)
  return part === 'FAQ' ? (
    <FaqDialog openCode={openCode} onAsk={() => setPart('ASK')} onClose={onClose} />
  ) : (
    <AskAdminDialog
      draft={draft}
      onDraft={setDraft}
      onSent={() => setDraft(fresh())}
      onFaq={() => setPart('FAQ')}
      onClose={onClose}
    />
  )
}
