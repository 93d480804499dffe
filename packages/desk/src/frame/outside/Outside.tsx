import { LanguageSwitch } from '@irodori/ui/LanguageSwitch'
import { useShop } from '@irodori/ui/ShopContext'
import { usePageTitle } from '@irodori/ui/usePageTitle'
import type { ReactNode } from 'react'
import styles from './Outside.module.css'

interface OutsideProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page before the login: one card under the name of the shop. */
export function Outside({ title, children }: OutsideProps) {
  const { name } = useShop()
  usePageTitle(title)
  return (
    <main className={styles.page}>
      <header>
        <p className={styles.shop}>{name}</p>
        <h1 className={styles.title}>{title}</h1>
      </header>
      <div className={styles.card}>{children}</div>
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
    </main>
  )
}
