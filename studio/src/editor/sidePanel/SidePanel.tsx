import { IconButton } from '@irodori/ui/IconButton'
import { type ReactNode, useEffect, useRef } from 'react'
import { useEditor } from '../context/EditorContext.ts'
import { panelAtom } from '../state/viewState.ts'
import styles from './SidePanel.module.css'
import { useRestoreFocus } from './useRestoreFocus.ts'

interface SidePanelProps {
  readonly title: string
  readonly closeLabel: string
  readonly shape: 'COLUMN' | 'ROW'
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/**
 * EDT-51: a row below the canvas, or a column over its edge; on phones a sheet below it. The page stays editable. Escape
 * closes it.
 */
export function SidePanel({ title, closeLabel, shape, tools, children }: SidePanelProps) {
  const { store } = useEditor()
  const heading = useRef<HTMLHeadingElement>(null)
  useRestoreFocus()
  useEffect(() => heading.current?.focus(), [])
  const close = () => store.set(panelAtom, null)
  useEffect(() => {
    // A button that becomes disabled drops the focus to the body, where the panel gets no key events.
    const closeFromPage = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target !== document.body) return
      event.stopPropagation()
      store.set(panelAtom, null)
    }
    window.addEventListener('keydown', closeFromPage, { capture: true })
    return () => window.removeEventListener('keydown', closeFromPage, { capture: true })
  }, [store])
  return (
    <section
      className={styles.panel}
      data-shape={shape}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        event.preventDefault()
        close()
      }}
    >
      <div className={styles.head}>
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {tools}
        <IconButton icon="close" label={closeLabel} className={styles.close} onClick={close} />
      </div>
      {children}
    </section>
  )
}
