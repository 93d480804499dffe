import type { ReactNode } from 'react'
import { classes } from '../styles/classes.ts'
import { Footer } from './Footer.tsx'
import styles from './Page.module.css'
import { PageHeader } from './PageHeader.tsx'
import { useArrivalFocus } from './useArrivalFocus.ts'
import { usePageTitle } from './usePageTitle.ts'

interface PageProps {
  /** Title of the document; the page's heading is among its children. */
  readonly title: string
  /** A narrow column for text. */
  readonly narrow?: boolean
  readonly children: ReactNode
}

/** Header, content and footer of every page except the editor. */
export function Page({ title, narrow = false, children }: PageProps) {
  usePageTitle(title)
  const content = useArrivalFocus()

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
