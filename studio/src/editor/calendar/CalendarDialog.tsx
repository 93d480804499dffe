import { changeOwnDays, ownDaysOf } from '@irodori/design/ownDays'
import { ownDayLines, readOwnDays } from '@irodori/design/ownDayLines'
import { changeStart, startMonth } from '@irodori/design/startMonth'
import { Button } from '@irodori/ui/Button'
import { Dialog, SAFE_CHOICE } from '@irodori/ui/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StartField } from '../../templates/start/StartField.tsx'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { pagesAtom } from '../state/designState.ts'
import { overlayAtom } from '../state/viewState.ts'
import styles from './CalendarDialog.module.css'
import { OwnDaysField } from './OwnDaysField.tsx'
import { rememberDays } from './rememberedDays.ts'

/** The settings of a calendar: the month with which it begins, and the customer's own days. */
export function CalendarDialog() {
  const { t } = useTranslation('tools')
  const { store, commands } = useEditor()
  const [now] = useState(() => new Date())
  const pages = useEditorValue(pagesAtom)
  const start = startMonth(pages.map(({ sheet }) => sheet))
  const kept = ownDayLines(ownDaysOf(pages))
  const [text, setText] = useState(kept)
  const reading = readOwnDays(text)
  const isKept = reading.unread.length === 0 && ownDayLines(reading.days) === kept
  const close = () => store.set(overlayAtom, null)
  const keep = () => {
    commands.actions.perform('ownDays', changeOwnDays(pages, reading.days))
    rememberDays(() => window.localStorage, reading.days)
    close()
  }
  if (start === null) return null
  return (
    <Dialog
      open
      title={t('calendar.title')}
      onClose={close}
      isSaved={isKept}
      actions={
        <>
          <Button onClick={close} {...SAFE_CHOICE}>
            {t('calendar.close')}
          </Button>
          <Button variant="primary" disabled={isKept || reading.unread.length > 0} onClick={keep}>
            {t('calendar.keep')}
          </Button>
        </>
      }
    >
      <div className={styles.settings}>
        <StartField
          label={t('calendar.start')}
          help={t('calendar.startHelp')}
          start={start}
          now={now}
          onChange={(month) => commands.actions.perform('calendarStart', changeStart(pages, month))}
        />
        <OwnDaysField text={text} reading={reading} start={start} onChange={setText} />
      </div>
    </Dialog>
  )
}
