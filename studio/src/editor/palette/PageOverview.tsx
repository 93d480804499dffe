import type { DesignPage } from '@irodori/design/designPage'
import { classes } from '@irodori/ui/classes'
import { Dialog, SAFE_CHOICE } from '@irodori/ui/Dialog'
import { Icon } from '@irodori/ui/Icon'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { usePageName } from '../context/usePageName.ts'
import { PageThumbnail } from '../pictures/PageThumbnail.tsx'
import { pageKeyAtom, pagesAtom } from '../state/designState.ts'
import { findingsAtom } from '../state/findings.ts'
import { overlayAtom } from '../state/viewState.ts'
import styles from './PageOverview.module.css'

/** Number of pages that fit a dialog of normal width. */
const FEW = 3

/** All pages with the number of their findings; a click shows a page. */
export function PageOverview() {
  const { t } = useTranslation('tools')
  const { store } = useEditor()
  const pages = useEditorValue(pagesAtom)
  const size = pages.length > FEW ? 'wide' : 'normal'
  return (
    <Dialog open onClose={() => store.set(overlayAtom, null)} title={t('overview.title')} size={size}>
      <ol className={styles.pages}>
        {pages.map((page) => (
          <li key={page.key}>
            <PageCard page={page} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function PageCard({ page }: { readonly page: DesignPage }) {
  const { t } = useTranslation('tools')
  const { store, commands } = useEditor()
  const name = usePageName()(page)
  const isCurrent = useEditorValue(pageKeyAtom) === page.key
  const number = useEditorValue(findingsAtom).filter(({ pageKey }) => pageKey === page.key).length
  return (
    <button
      type="button"
      className={classes(styles.page, isCurrent && styles.current)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => {
        store.set(overlayAtom, null)
        commands.actions.showPage(page.key)
      }}
      {...(isCurrent ? SAFE_CHOICE : {})}
    >
      <PageThumbnail page={page} />
      <span className={styles.name}>{name}</span>
      <span className={styles.state} data-good={number === 0 || undefined}>
        <Icon name={number === 0 ? 'check' : 'warning'} size={14} />
        {number === 0 ? t('overview.good') : t('overview.findings', { number })}
      </span>
    </button>
  )
}
