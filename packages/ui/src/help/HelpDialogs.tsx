import { useState } from 'react'
import { AskAdminDialog } from './AskAdminDialog.tsx'
import { FaqDialog } from './FaqDialog.tsx'

export type HelpPart = 'FAQ' | 'ASK'

interface HelpDialogsProps {
  readonly start: HelpPart
  /** The question that the list opens at: `categoryName-faqIdentifier`. */
  readonly openCode?: string | undefined
  readonly onClose: () => void
}

/** Frequent questions and a question of one's own; one leads to the other. */
export function HelpDialogs({ start, openCode, onClose }: HelpDialogsProps) {
  const [part, setPart] = useState(start)
  return part === 'FAQ' ? (
    <FaqDialog openCode={openCode} onAsk={() => setPart('ASK')} onClose={onClose} />
  ) : (
    <AskAdminDialog onFaq={() => setPart('FAQ')} onClose={onClose} />
  )
}
