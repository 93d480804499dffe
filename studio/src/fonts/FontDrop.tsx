import { type DragEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FontsPage.module.css'

interface FontDropProps {
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')

/** Accepts font files dropped anywhere on the page; the button of the list does the same without a mouse. */
export function FontDrop({ onFiles, children }: FontDropProps) {
  const { t } = useTranslation('fonts')
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the mouse; the button of the list does the same
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {isOver && <p className={styles.over}>{t('drop')}</p>}
    </div>
  )
}
