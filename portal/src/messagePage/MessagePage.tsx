import { classes } from '@irodori/ui/classes'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GiftEnding } from './GiftEnding.tsx'
import { GiftIntro } from './GiftIntro.tsx'
import styles from './MessagePage.module.css'
import { MessageParts } from './MessageParts.tsx'
import type { MessageContent, MessageMode } from './messageContent.ts'
import type { MessagePlaces } from './messagePlaces.ts'
import { giftTheme } from './themes/giftThemes.ts'
import { useReveal } from './useReveal.ts'

/** GFT-18: delay between loading a message and showing it, in milliseconds. */
const SHOWN_AFTER_MS = 1000

export interface MessagePageProps {
  readonly theme: string | null
  readonly mode: MessageMode
  readonly content: MessageContent
  /** DESIGN only: the places in which the sender makes the message, in place of its parts. */
  readonly places?: MessagePlaces
  /** Undefined in a preview, where the button explains that only the recipient can accept. */
  readonly onAccept?: () => void
  readonly onClose?: () => void
  /** Replaces the button once the gift is accepted. */
  readonly accepted?: ReactNode
  /** Further actions at the end of the page. */
  readonly children?: ReactNode
}

/**
 * A message as a scrolling page: an intro that opens by a tap, the photos, the text, the sound and the video, and at the
 * end the acceptance. While the sender makes it, there is no intro, and its parts are replaced by the places that edit
 * them. The page fills the width of its container; a container that scrolls by itself sets its height as `--gift-height`.
 */
export function MessagePage({ theme, mode, content, places, onAccept, onClose, accepted, children }: MessagePageProps) {
  const { t } = useTranslation('gift')
  const { className, headerArt } = giftTheme(theme)
  const hasIntro = mode !== 'DESIGN'
  const [isOpened, setOpened] = useState(!hasIntro)
  const [isIntroGone, setIntroGone] = useState(!hasIntro)
  const isDue = useIsDue()
  const isShown = isOpened && (isDue || !hasIntro)
  // The released page needs its own main landmark; in the preview the surrounding app has one.
  const Landmark = mode === 'RELEASED' ? 'main' : 'div'
  const parts = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useReveal(parts, isShown && hasIntro)

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
            <div className={styles.headerArt} aria-hidden="true">
              <svg viewBox="0 0 400 180" preserveAspectRatio="xMidYMid meet" aria-hidden="true" focusable="false">
                {headerArt()}
              </svg>
            </div>
            {places ? (
              places.title(styles.title ?? '')
            ) : (
              <h1 ref={title} tabIndex={-1} className={content.title ? styles.title : styles.untitled}>
                {content.title || t('untitled')}
              </h1>
            )}
            <MessageParts theme={theme} content={content} places={places} />
            {places ? (
              places.ending
            ) : (
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
    const timer = setTimeout(() => setDue(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isDue
}
