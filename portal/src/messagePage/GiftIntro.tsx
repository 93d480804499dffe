import { classes } from '@irodori/ui/classes'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './GiftIntro.module.css'
import type { MessageContent } from './messageContent.ts'
import { TemplateDrawing } from './TemplateDrawing.tsx'

interface GiftIntroProps {
  readonly theme: string | null
  readonly content: Pick<MessageContent, 'senderName' | 'receiverName'>
  readonly landmark: 'main' | 'div'
  /** The message is visible and the intro animates out. */
  readonly isLeaving: boolean
  readonly onOpen: () => void
  readonly onGone: () => void
}

/** Duration of the closing animation in milliseconds; reduced motion has none. */
const LEAVING_MS = 900

/** GFT-5: a card that covers the message until a tap anywhere; it names the sender and the receiver. */
export function GiftIntro({ theme, content, landmark: Landmark, isLeaving, onOpen, onGone }: GiftIntroProps) {
  const { t } = useTranslation('gift')
  const { senderName, receiverName } = content
  const Heading = Landmark === 'main' ? 'h1' : 'p'
  useEffect(() => {
    if (!isLeaving) return
    const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(onGone, hasReducedMotion ? 0 : LEAVING_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, onGone])

  return (
    <Landmark className={classes(styles.intro, isLeaving && styles.leaving)} inert={isLeaving}>
      <TemplateDrawing theme={theme} className={styles.card} />
      <div className={styles.text}>
        {receiverName && <p className={styles.receiver}>{t('intro.to', { name: receiverName })}</p>}
        <Heading className={styles.heading}>
          {senderName ? t('intro.from', { name: senderName }) : t('intro.what')}
        </Heading>
      </div>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.cue}>{t('intro.open')}</span>
      </button>
    </Landmark>
  )
}
