import { IconButton } from '@irodori/ui/IconButton'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './TopBar.module.css'

const MoreMenu = lazy(async () => ({ default: (await import('./MoreMenu.tsx')).MoreMenu }))

/** Button of the menu that replaces the tools of the top bar on phones. */
export function MoreButton() {
  const { t } = useTranslation('editor')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <span className={styles.narrow}>
      <IconButton
        ref={button}
        icon="more"
        label={t('more')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <MoreMenu
            at={{ x: 0, y: button.current?.offsetHeight ?? 0 }}
            onClose={() => setOpen(false)}
            focusAfter={() => button.current}
          />
        </Suspense>
      )}
    </span>
  )
}
