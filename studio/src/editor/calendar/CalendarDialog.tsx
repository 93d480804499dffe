import { changeStart, startMonth } from '@irodori/design/startMonth'
import { Button } from '@irodori/ui/Button'
import { Dialog, SAFE_CHOICE } from '@irodori/ui/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StartField } from '../../templates/start/StartField.tsx'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { pagesAtom } from '../state/designState.ts'
import { overlayAtom } from '../state/viewState.ts'

/** The settings of a calendar: the month with which it begins. */
export function CalendarDialog() {
  const { t } = useTranslation('tools')
  const { store, commands } = useEditor()
  const [now] = useState(() => new Date())
  const pages = useEditorValue(pagesAtom)
  const start = startMonth(pages.map(({ sheet }) => sheet))
  const close = () => store.set(overlayAtom, null)
  return (
    <Dialog
      open
      title={t('calendar.title')}
      onClose={close}
      actions={
        <Button onClick={close} {...SAFE_CHOICE}>
          {t('calendar.close')}
        </Button>
      }
    >
      {start !== null && (
        <StartField
          label={t('calendar.start')}
          help={t('calendar.startHelp')}
          start={start}
          now={now}
          onChange={(month) => commands.actions.perform('calendarStart', changeStart(pages, month))}
        />
      )}
    </Dialog>
  )
}
