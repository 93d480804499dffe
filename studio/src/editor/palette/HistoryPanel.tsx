import { findPage } from '@irodori/design/designPage'
import type { Step } from '@irodori/design/history'
import { classes } from '@irodori/ui/classes'
import { Icon } from '@irodori/ui/Icon'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { useFormatMessage } from '../context/useMessage.ts'
import { usePageName } from '../context/usePageName.ts'
import { SidePanel } from '../sidePanel/SidePanel.tsx'
import { historyAtom } from '../state/designState.ts'
import { stepName } from '../state/documentActions.ts'
import styles from './HistoryPanel.module.css'

/** All undo steps, newest at the bottom; a click undoes or redoes up to a step. */
export function HistoryPanel() {
  const { t } = useTranslation('tools')
  const { commands } = useEditor()
  const { past, future } = useEditorValue(historyAtom)
  const current = useRef<HTMLLIElement>(null)
  const done = past.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the current step into view
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [done])
  const steps = [...past, ...future]
  return (
    <SidePanel title={t('history.title')} closeLabel={t('history.close')} shape="COLUMN">
      <ol className={styles.steps}>
        {[null, ...steps].map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its index
          <li key={at} ref={at === done ? current : undefined}>
            <button
              type="button"
              className={classes(styles.step, at === done && styles.current)}
              aria-current={at === done ? 'step' : undefined}
              data-undone={at > done || undefined}
              onClick={() => commands.actions.goTo(at)}
            >
              {step === null ? (
                <span className={styles.name}>{t('history.begin')}</span>
              ) : (
                <StepName step={step} at={at} />
              )}
              {at === done && (
                <span className={styles.aside}>
                  <Icon name="check" size={14} />
                  {t('history.current')}
                </span>
              )}
              {at > done && <span className={styles.aside}>{t('history.undone')}</span>}
            </button>
          </li>
        ))}
      </ol>
      {steps.length === 0 && <p className={styles.none}>{t('history.none')}</p>}
    </SidePanel>
  )
}

function StepName({ step, at }: { readonly step: Step; readonly at: number }) {
  const { t } = useTranslation('tools')
  const formatMessage = useFormatMessage()
  const pageName = usePageName()
  const { document } = useEditorValue(historyAtom)
  const places = Object.keys(step.change).flatMap((key) => findPage(document, key) ?? [])
  const [first] = places
  return (
    <span className={styles.name}>
      {t('history.step', { number: at, step: formatMessage(stepName(step)) })}
      {document.pages.length > 1 && first && (
        <span className={styles.page}>
          {pageName(first)}
          {places.length > 1 && ` +${places.length - 1}`}
        </span>
      )}
    </span>
  )
}
