import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../control/IconButton.tsx'
import { classes } from '../styles/classes.ts'
import styles from './Dialog.module.css'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import { isEscapeOfField } from './escape.ts'
import { createTypedText } from './typedText.ts'

/** Attribute of the action that loses nothing; it receives the focus when the dialog opens. */
export const SAFE_CHOICE = { 'data-safe-choice': '' } as const

export interface DialogProps {
  readonly open: boolean
  /** Called on the close button, Escape, or a click on the overlay, unless typed text is kept. Left out if an answer is required. */
  readonly onClose?: () => void
  /** What happened. */
  readonly title: string
  /** What to do, or the content. */
  readonly children?: ReactNode
  /** The actions, the safe one first; on phones they are stacked with the last on top. */
  readonly actions?: ReactNode
  /** `full` fills the window, for pictures. */
  readonly size?: 'normal' | 'wide' | 'book' | 'full'
  /** Has the role `alertdialog`. */
  readonly alert?: boolean
  /** Whether the text that was typed has been saved, so that nothing is lost. */
  readonly isSaved?: boolean
}

/** The opener of the dialog that the current commit removed; a dialog that replaces it inherits it. */
let inheritedOpener: Element | null = null

/** The open dialogs, the uppermost last. */
const openDialogs: object[] = []

/**
 * A dialog in the middle of the window, or a sheet at the bottom on phones. ACC-3: once the customer has typed text into it
 * a click outside does not close it, and Escape and the close button ask first.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  size = 'normal',
  alert = false,
  isSaved = false,
}: DialogProps) {
  const { t } = useTranslation('common')
  const opener = useRef<Element | null>(null)
  const [typed] = useState(createTypedText)
  const [isKept, setKept] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const lastTyped = () => (isSaved ? null : typed.last())
  const keep = () => {
    // Before the focus moves, the body takes it again.
    flushSync(() => setAsking(false))
    typed.last()?.focus()
  }
  const close = () => {
    if (isAsking) return keep()
    if (lastTyped() === null) return onClose?.()
    setKept(false)
    setAsking(true)
  }
  const self = useRef({})
  /** The Escape that Radix has handled for this dialog. */
  const handled = useRef<KeyboardEvent | null>(null)
  // A layout effect, because the dialog takes the focus in an effect.
  useLayoutEffect(() => {
    if (!open) return
    const own = self.current
    openDialogs.push(own)
    typed.forget()
    setKept(false)
    setAsking(false)
    const focused = document.activeElement
    opener.current = focused === null || focused === document.body ? inheritedOpener : focused
    return () => {
      openDialogs.splice(openDialogs.indexOf(own), 1)
      inheritedOpener = opener.current
      queueMicrotask(() => {
        inheritedOpener = null
      })
    }
  }, [open, typed])
  return (
    // Radix takes the dialog below for the uppermost one until two renders after this one is shown; it also asks one that
    // React has hidden.
    <Root open={open} onOpenChange={(next) => !next && openDialogs.at(-1) === self.current && close()}>
      <Portal>
        <Overlay className={styles.veil} />
        <Content
          className={classes(styles.panel, size !== 'normal' && styles[size])}
          role={alert ? 'alertdialog' : 'dialog'}
          aria-modal="true"
          {...(typeof children === 'string' ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={(event) => {
            // A dialog that React has hidden still listens, first.
            if (!event.defaultPrevented) handled.current = event
            if (!onClose || isEscapeOfField(event)) event.preventDefault()
          }}
          onKeyDown={(event) => {
            // A key that comes before Radix listens for it arrives here alone.
            const { key, nativeEvent } = event
            if (key !== 'Escape' || handled.current === nativeEvent || !onClose || isEscapeOfField(nativeEvent)) return
            event.preventDefault()
            close()
          }}
          onInput={({ target }) => typed.note(target)}
          onInteractOutside={(event) => {
            const holdsText = lastTyped() !== null
            if (!onClose || holdsText) event.preventDefault()
            if (holdsText && !isAsking) setKept(true)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const isLost = document.activeElement === null || document.activeElement === document.body
            if (isLost && opener.current instanceof HTMLElement) opener.current.focus()
          }}
          onOpenAutoFocus={(event) => {
            const dialog = event.currentTarget as HTMLElement
            const first = dialog.querySelector<HTMLElement>('[data-safe-choice]') ?? dialog.querySelector('input')
            if (!first) return
            event.preventDefault()
            first.focus()
          }}
        >
          <div className={styles.head}>
            <Title className={styles.title}>{title}</Title>
            {onClose && (
              <Close asChild>
                <IconButton icon="close" label={t('close')} className={styles.close} />
              </Close>
            )}
          </div>
          {typeof children === 'string' ? (
            <Description className={styles.body}>{children}</Description>
          ) : (
            children && (
              <div className={styles.body} inert={isAsking}>
                {children}
              </div>
            )
          )}
          {isKept && (
            <p role="status" className={styles.kept}>
              {t('dialogKept')}
            </p>
          )}
          {isAsking && onClose && <DiscardQuestion onKeep={keep} onDiscard={onClose} />}
          {actions && (
            <div className={styles.foot} hidden={isAsking}>
              {actions}
            </div>
          )}
        </Content>
      </Portal>
    </Root>
  )
}
