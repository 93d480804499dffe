import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { AccountButton } from '@irodori/ui/AccountButton'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { Icon } from '@irodori/ui/Icon'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { redoCommand, saveCommand, undoCommand } from '../commands/historyCommands.ts'
import {
  arrangeCommand,
  historyCommand,
  paletteCommand,
  templateCommand,
  trayCommand,
} from '../commands/toolCommands.ts'
import { fitCommand, guidesCommand, zoomInCommand, zoomOutCommand } from '../commands/viewCommands.ts'
import { CommandButton } from '../context/CommandButton.tsx'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { useCommand } from '../context/useCommand.ts'
import { usePageName } from '../context/usePageName.ts'
import { confirmAddress } from '../opening/confirmAddress.ts'
import { savedTime } from '../saving/savedTime.ts'
import { pageAtom, productAtom } from '../state/designState.ts'
import type { SavedState } from '../state/savingState.ts'
import { savedAtAtom, savedStateAtom, savingAtom } from '../state/savingState.ts'
import { arrangingAtom, guidesAtom, panelAtom } from '../state/viewState.ts'
import { MoreButton } from './MoreButton.tsx'
import styles from './TopBar.module.css'

const OrderName = lazy(async () => ({ default: (await import('./OrderName.tsx')).OrderName }))

/** Product, page, save state, order and tools. */
export function TopBar() {
  const { t } = useTranslation('editor')
  const product = useEditorValue(productAtom)
  const page = useEditorValue(pageAtom)
  const guides = useEditorValue(guidesAtom)
  const panel = useEditorValue(panelAtom)
  const isArranging = useEditorValue(arrangingAtom)
  const pageName = usePageName()
  return (
    <header className={styles.bar}>
      {product && (
        <AppLink
          href={pagePath(PAGES.product, { productId: product.id })}
          className={styles.back}
          aria-label={t('back')}
        >
          <Icon name="arrowLeft" />
        </AppLink>
      )}
      <div className={styles.names}>
        <h1 className={styles.product}>{product?.name ?? t('title')}</h1>
        <div className={styles.facts}>
          {page && <span className={styles.page}>{pageName(page)}</span>}
          <SaveState />
          <SavedTime />
        </div>
      </div>
      <div className={styles.order}>
        <Suspense>
          <OrderName />
        </Suspense>
      </div>
      <div className={styles.tools} role="toolbar" aria-label={t('title')}>
        <CommandButton command={undoCommand} icon="undo" caption={t('caption.undo')} />
        <CommandButton command={redoCommand} icon="redo" caption={t('caption.redo')} />
        <span className={styles.wide}>
          <CommandButton command={zoomOutCommand} icon="zoomOut" caption={t('caption.zoomOut')} />
          <CommandButton command={fitCommand} icon="fit" caption={t('caption.fit')} />
          <CommandButton command={zoomInCommand} icon="zoomIn" caption={t('caption.zoomIn')} />
        </span>
        <span className={styles.wide}>
          <CommandButton command={guidesCommand} icon="cutLines" caption={t('caption.guides')} pressed={guides} />
          <CommandButton
            command={historyCommand}
            icon="clock"
            caption={t('caption.history')}
            pressed={panel === 'HISTORY'}
          />
          <CommandButton command={trayCommand} icon="photo" caption={t('caption.tray')} pressed={panel === 'TRAY'} />
          <CommandButton command={templateCommand} icon="template" caption={t('caption.template')} />
          <CommandButton command={arrangeCommand} icon="move" caption={t('caption.arrange')} pressed={isArranging} />
        </span>
        <span className={styles.wide}>
          <CommandButton command={paletteCommand} icon="search" caption={t('caption.palette')} />
        </span>
      </div>
      <MoreButton />
      <span className={styles.wide}>
        <AccountButton />
      </span>
      <NextActions />
    </header>
  )
}

function SaveState() {
  const { t } = useTranslation('editor')
  const state = useEditorValue(savedStateAtom)
  const saving = useEditorValue(savingAtom)
  const steps = saving.kind === 'RENDERING' ? { page: saving.page, of: saving.of } : { page: 0, of: 0 }
  return (
    <p className={styles.saved} data-state={state} data-short={t(`saved.short.${state}`)} role="status">
      {t(`saved.${state}`, steps)}
    </p>
  )
}

function SavedTime() {
  const { t, i18n } = useTranslation('editor')
  const savedAt = useEditorValue(savedAtAtom)
  if (savedAt === null) return null
  return <p className={styles.time}>{t('saved.at', { time: savedTime(savedAt, Date.now(), i18n.language) })}</p>
}

const BUSY: ReadonlySet<SavedState> = new Set<SavedState>(['WAITING_UPLOADS', 'RENDERING', 'SENDING'])

/** Save button and links to the next pages. A narrow screen shows only the relevant one. */
function NextActions() {
  const { t } = useTranslation('editor')
  const { label, title, isEnabled, run } = useCommand(saveCommand)
  const state = useEditorValue(savedStateAtom)
  const route = useEditor().route()
  return (
    <div className={styles.ends} data-saved={state === 'SAVED' || undefined}>
      {state === 'SAVED' && route.kind === 'EDIT' && (
        <AppLink href={confirmAddress(route)} className={styles.confirm}>
          {t('toConfirm')}
        </AppLink>
      )}
      <AppLink href={PAGES.myPage.path} className={styles.myPage}>
        {t('toMyPage')}
      </AppLink>
      <Button
        variant="primary"
        className={styles.save}
        title={title}
        disabled={!isEnabled}
        busy={BUSY.has(state)}
        onClick={run}
      >
        {label}
      </Button>
    </div>
  )
}
