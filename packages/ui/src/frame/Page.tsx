import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../styles/classes.ts'
import { Footer } from './Footer.tsx'
import styles from './Page.module.css'
import { PageHeader } from './PageHeader.tsx'

interface PageProps {
  /** For the window's title; the page's own heading is among its children. */
  readonly title: string
  /** One column of reading width. */
  readonly narrow?: boolean
  readonly children: ReactNode
}

const SHOP = 'Irodori 彩り'

/** Header, content, footer: every page but the editor's. */
export function Page({ title, narrow = false, children }: PageProps) {
  useEffect(() => {
    document.title = title === '' ? SHOP : `${title} | ${SHOP}`
  }, [title])
  const content = useRef<HTMLElement>(null)
  useEffect(() => {
    // The link that led here is gone and its focus with it: reading goes on at the new page's content. On the first
    // page of a visit nobody has acted yet, and the first Tab must reach the skip link.
    const isArrival = document.activeElement === document.body && navigator.userActivation?.hasBeenActive
    if (isArrival) content.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className={styles.page}>
      <PageHeader />
      <main ref={content} id="content" tabIndex={-1} className={classes(styles.main, narrow && styles.narrow)}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
