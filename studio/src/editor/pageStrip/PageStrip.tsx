import type { DesignPage } from '@irodori/design/designPage'
import { isSample } from '@irodori/design/finding'
import { classes } from '@irodori/ui/classes'
import { Icon } from '@irodori/ui/Icon'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { nextPageCommand, previousPageCommand } from '../commands/pageCommands.ts'
import { overviewCommand } from '../commands/toolCommands.ts'
import { CommandButton } from '../context/CommandButton.tsx'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { usePageName } from '../context/usePageName.ts'
import { PageThumbnail } from '../pictures/PageThumbnail.tsx'
import { pageKeyAtom, pagesAtom } from '../state/designState.ts'
import { findingsAtom } from '../state/findings.ts'
import { unsavedPagesAtom } from '../state/savingState.ts'
import styles from './PageStrip.module.css'

/** All pages as thumbnails. A click shows a page; the arrows save the current page and show its neighbour. */
export function PageStrip() {
  const { t } = useTranslation('editor')
  const pages = useEditorValue(pagesAtom)
  if (pages.length < 2) return null
  return (
    <nav className={styles.strip} aria-label={t('pages.title')}>
      <ol className={styles.pages}>
        {pages.map((page) => (
          <PageTab key={page.key} page={page} />
        ))}
      </ol>
      <div className={styles.turn}>
        <CommandButton command={previousPageCommand} icon="chevronLeft" label={t('pages.previousAndSave')} />
        <CommandButton command={overviewCommand} icon="pages" />
        <CommandButton command={nextPageCommand} icon="chevronRight" label={t('pages.nextAndSave')} />
      </div>
    </nav>
  )
}

function PageTab({ page }: { readonly page: DesignPage }) {
  const { t } = useTranslation('editor')
  const { commands } = useEditor()
  const isCurrent = useEditorValue(pageKeyAtom) === page.key
  const isUnsaved = useEditorValue(unsavedPagesAtom).includes(page)
  const hasSamples = useEditorValue(findingsAtom).some((finding) => finding.pageKey === page.key && isSample(finding))
  const name = usePageName()(page)
  const tab = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const [one, strip] = [tab.current, tab.current?.parentElement]
    if (!isCurrent || !one || !strip) return
    let stop: (() => void) | null = null
    let isGone = false
    void import('./scrollToTab.ts').then(({ scrollToTab }) => {
      if (!isGone) stop = scrollToTab(one, strip)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [isCurrent])
  return (
    <li ref={tab}>
      <button
        type="button"
        className={classes(styles.tab, isCurrent && styles.current)}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => commands.actions.showPage(page.key)}
      >
        <PageThumbnail page={page} />
        <span className={styles.name} data-sample={hasSamples} title={hasSamples ? t('pages.sample') : undefined}>
          {name}
          {!isUnsaved && (
            <span className={styles.saved} title={t('saved.SAVED')}>
              <Icon name="check" size={14} />
            </span>
          )}
        </span>
      </button>
    </li>
  )
}
