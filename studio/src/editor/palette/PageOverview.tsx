import { isNoChange } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import { copyPage, innerPages, movePage } from '@irodori/design/pageOrder'
import { classes } from '@irodori/ui/classes'
import { Dialog, SAFE_CHOICE } from '@irodori/ui/Dialog'
import { Icon } from '@irodori/ui/Icon'
import { IconButton } from '@irodori/ui/IconButton'
import { LineDrawing } from '@irodori/ui/LineDrawing'
import { useTranslation } from 'react-i18next'
import { useOpenComments } from '../comments/useEditedPiece.ts'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { usePageName } from '../context/usePageName.ts'
import { PageThumbnail } from '../pictures/PageThumbnail.tsx'
import { isStillToDo } from '../preflight/isStillToDo.ts'
import { useReorder } from '../reordering/useReorder.ts'
import { pageKeyAtom, pagesAtom, totalPageAtom } from '../state/designState.ts'
import { listedFindingsAtom } from '../state/findings.ts'
import { overlayAtom } from '../state/viewState.ts'
import styles from './PageOverview.module.css'

/** Number of pages that fit a dialog of normal width. */
const FEW = 3

/** All pages with the number of their findings; a click shows a page, and those between the covers change places. */
export function PageOverview() {
  const { t } = useTranslation('tools')
  const { store, commands } = useEditor()
  const pages = useEditorValue(pagesAtom)
  const movable = innerPages(pages, useEditorValue(totalPageAtom))
  const placeOf = (key: string): number => movable.findIndex((page) => page.key === key)
  const move = (key: string, to: number) => {
    const change = movePage(movable, key, to)
    if (isNoChange(change)) return
    // The customer stays with the content that was shown, wherever it is after the move.
    const contents = movable
      .map((page) => page.key)
      .toSpliced(placeOf(key), 1)
      .toSpliced(to, 0, key)
    const following = movable[contents.indexOf(store.get(pageKeyAtom))]
    commands.actions.perform('movePage', change)
    if (following) commands.actions.showPage(following.key)
    commands.announcer.announce({ key: 'step.movePage' })
  }
  const { drag, handlers } = useReorder((key, over) => {
    if (placeOf(over) >= 0) move(key, placeOf(over))
  })
  const sideOf = (key: string): 'BEFORE' | 'AFTER' | null => {
    if (!drag || drag.over !== key || drag.id === key || placeOf(key) < 0) return null
    return placeOf(drag.id) < placeOf(key) ? 'AFTER' : 'BEFORE'
  }
  return (
    <Dialog
      open
      onClose={() => store.set(overlayAtom, null)}
      title={t('overview.title')}
      size={pages.length > FEW ? 'full' : 'normal'}
    >
      {movable.length > 1 && <p className={styles.hint}>{t('overview.hint')}</p>}
      <ol className={classes(styles.pages, pages.length > FEW && styles.large)}>
        {pages.map((page) => {
          const at = placeOf(page.key)
          const isMovable = at >= 0 && movable.length > 1
          return (
            <li
              key={page.key}
              className={classes(
                styles.place,
                drag?.id === page.key && styles.dragged,
                sideOf(page.key) === 'BEFORE' && styles.before,
                sideOf(page.key) === 'AFTER' && styles.after,
              )}
              data-row={page.key}
              {...handlers(page.key, isMovable)}
            >
              <PageCard page={page} />
              {isMovable && (
                <PageMoves
                  page={page}
                  next={movable[at + 1] ?? null}
                  onEarlier={at > 0 ? () => move(page.key, at - 1) : null}
                  onLater={at < movable.length - 1 ? () => move(page.key, at + 1) : null}
                />
              )}
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}

function PageCard({ page }: { readonly page: DesignPage }) {
  const { t } = useTranslation('tools')
  const { store, commands } = useEditor()
  const name = usePageName()(page)
  const isCurrent = useEditorValue(pageKeyAtom) === page.key
  const comments = useOpenComments().filter(({ pageId }) => pageId === page.designId).length
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
      <PageState page={page} />
      {comments > 0 && (
        <span className={styles.state}>
          <Icon name="pencil" size={14} />
          {t('overview.comments', { count: comments })}
        </span>
      )}
    </button>
  )
}

/** EDT-43: what may go wrong on a page, or else what is not filled in yet, or that it can be printed. */
function PageState({ page }: { readonly page: DesignPage }) {
  const { t } = useTranslation(['tools', 'editor'])
  const findings = useEditorValue(listedFindingsAtom).filter(({ pageKey }) => pageKey === page.key)
  const warnings = findings.filter((finding) => !isStillToDo(finding)).length
  if (warnings > 0) {
    return (
      <span className={styles.state} data-tone="warning">
        <Icon name="warning" size={14} />
        {t('overview.findings', { count: warnings })}
      </span>
    )
  }
  if (findings.length > 0)
    return <span className={styles.state}>{t('editor:guidance.left', { number: findings.length })}</span>
  return (
    <span className={styles.state} data-tone="good">
      <Icon name="check" size={14} />
      {t('overview.good')}
    </span>
  )
}

interface PageMovesProps {
  readonly page: DesignPage
  /** The inner page after it; null for the last. */
  readonly next: DesignPage | null
  /** Null for the first or last inner page. */
  readonly onEarlier: (() => void) | null
  readonly onLater: (() => void) | null
}

const GRIP = 'M5 9h14M5 15h14'

/** The grip of a page, and buttons that move it by one place or copy it onto the next page. */
function PageMoves({ page, next, onEarlier, onLater }: PageMovesProps) {
  const { t } = useTranslation('tools')
  const { commands } = useEditor()
  const name = usePageName()(page)
  const copy = (onto: DesignPage) => {
    const change = copyPage(page, onto, commands.newId)
    if (isNoChange(change)) return
    commands.actions.perform('copyPage', change)
    commands.announcer.toast({ key: 'toast.pageCopied' }, 'good')
  }
  return (
    <span className={styles.moves}>
      <span className={styles.grip} data-grip>
        <LineDrawing path={GRIP} size={18} />
      </span>
      <Step icon="chevronLeft" label={t('overview.earlier', { page: name })} run={onEarlier} />
      <Step icon="chevronRight" label={t('overview.later', { page: name })} run={onLater} />
      <Step icon="pages" label={t('overview.copy', { page: name })} run={next ? () => copy(next) : null} />
    </span>
  )
}

interface StepProps {
  readonly icon: 'chevronLeft' | 'chevronRight' | 'pages'
  readonly label: string
  readonly run: (() => void) | null
}

/** Stays mounted for the first and last page, so that it keeps the focus. */
const Step = ({ icon, label, run }: StepProps) => (
  <IconButton icon={icon} label={label} iconSize={18} aria-disabled={run === null} onClick={() => run?.()} />
)
