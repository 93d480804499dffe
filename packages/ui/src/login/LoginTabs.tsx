import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './LoginTabs.module.css'
import type { LoginFlow } from './loginFlow.ts'

const TABS = ['GUEST_LOGIN', 'USER_LOGIN', 'USER_CREATION'] as const

interface LoginTabsProps {
  readonly flow: LoginFlow
  readonly onChange: (flow: LoginFlow) => void
}

/** Tabs of the login methods; arrow keys move between them. */
export function LoginTabs({ flow, onChange }: LoginTabsProps) {
  const { t } = useTranslation('login')
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = (TABS as readonly LoginFlow[]).indexOf(flow)
    const next = (at + step + TABS.length) % TABS.length
    onChange(TABS[next] ?? 'GUEST_LOGIN')
    const list = event.currentTarget.parentElement
    requestAnimationFrame(() => list?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus())
  }
  return (
    <div role="tablist" aria-label={t('ways')} className={styles.tabs}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={tab === flow}
          tabIndex={tab === flow ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(tab)}
          onKeyDown={move}
        >
          {t(`flow.${tab}.tab`)}
        </button>
      ))}
    </div>
  )
}
