import { classes } from '@irodori/ui/i18n'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GiftEnding } from './GiftEnding.tsx'
import { GiftIntro } from './GiftIntro.tsx'
import styles from './MessagePage.module.css'
import { MessageParts } from './MessageParts.tsx'
import type { MessageContent, MessageMode } from './messageContent.ts'
import { giftTheme } from './themes/giftThemes.ts'
import { useReveal } from './useReveal.ts'

/** From the moment when a message has come to the moment when it may be seen, milliseconds. */
const SHOWN_AFTER = 1000

export interface MessagePageProps {
  readonly theme: string | null
  readonly mode: MessageMode
  readonly content: MessageContent
  /** Without it the button of a preview says that it is the recipient's. */
  readonly onAccept?: () => void
  readonly onClose?: () => void
  /** Said in place of the button once the gift was accepted. */
  readonly accepted?: ReactNode
  /** Further things to do, at the end. */
  readonly children?: ReactNode
}

/**
 * A message as a scrolling page: an intro that opens by a tap, then photo, words, sound, photos and video, one per breath,
 * and at the end the acceptance. It fills the width of its box; a box that scrolls by itself says its height as
 * `--gift-height`.
 */
export function MessagePage({ theme, mode, content, onAccept, onClose, accepted, children }: MessagePageProps) {
  const { t } = useTranslation('gift')
  const { className, scenery } = giftTheme(theme)
  const hasIntro = mode !== 'DESIGN'
  const [isOpened, setOpened] = useState(!hasIntro)
  const [isIntroGone, setIntroGone] = useState(!hasIntro)
  const isDue = useIsDue()
  const isShown = isOpened && (isDue || !hasIntro)
  // One landmark of a page of its own; in the sender's preview the app around it has one.
  const Landmark = mode === 'RELEASED' ? 'main' : 'div'
  const parts = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useReveal(parts, isShown)

  useEffect(() => {
    if (isShown && hasIntro) title.current?.focus({ preventScroll: true })
  }, [isShown, hasIntro])

  return (
    <div className={classes(styles.page, className)} data-gift="">
      {!isIntroGone && (
        <GiftIntro
          theme={theme}
          content={content}
          landmark={Landmark}
          isLeaving={isShown}
          onOpen={() => setOpened(true)}
          onGone={() => setIntroGone(true)}
        />
      )}
      <Landmark
        ref={(element: HTMLElement | null) => {
          parts.current = element
        }}
        className={classes(styles.message, hasIntro && styles.slidesIn)}
        hidden={!isShown}
      >
        {(isDue || isShown) && (
          <>
            <div className={styles.scenery} aria-hidden="true">
              <svg viewBox="0 0 400 180" preserveAspectRatio="xMidYMid meet" aria-hidden="true" focusable="false">
                {scenery()}
              </svg>
            </div>
            <h1 ref={title} tabIndex={-1} className={content.title ? styles.title : styles.untitled}>
              {content.title || t('untitled')}
            </h1>
            <MessageParts theme={theme} mode={mode} content={content} />
            {mode !== 'DESIGN' && (
              <GiftEnding content={content} onAccept={onAccept} onClose={onClose} accepted={accepted}>
                {children}
              </GiftEnding>
            )}
          </>
        )}
      </Landmark>
    </div>
  )
}

function useIsDue(): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), SHOWN_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return isDue
}
