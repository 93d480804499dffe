import type { OwnDay } from '@irodori/contract/entities/monthGrid'
import type { Change } from '@irodori/design/change'
import { dayKey, hasRoomForPhotos } from '@irodori/design/dayPhotoBoxes'
import { withDayPhotos } from '@irodori/design/dayPhotos'
import { ownDayLines, readOwnDays } from '@irodori/design/ownDayLines'
import { changeOwnDays, ownDaysOf } from '@irodori/design/ownDays'
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

const photoDaysOf = (days: readonly OwnDay[]): readonly string[] => days.filter(({ hasPhoto }) => hasPhoto).map(dayKey)

/** The settings of a calendar: the month with which it begins, and the customer's own days. */
export function CalendarDialog() {
  const { t } = useTranslation('tools')
  const { store, commands } = useEditor()
  const [now] = useState(() => new Date())
  const pages = useEditorValue(pagesAtom)
  const start = startMonth(pages.map(({ sheet }) => sheet))
  const kept = ownDaysOf(pages)
  const [text, setText] = useState(() => ownDayLines(kept))
  const [photoDays, setPhotoDays] = useState<ReadonlySet<string>>(() => new Set(photoDaysOf(kept)))
  const reading = readOwnDays(text)
  const days = reading.days.map((day): OwnDay => (photoDays.has(dayKey(day)) ? { ...day, hasPhoto: true } : day))
  const isKept =
    reading.unread.length === 0 &&
    ownDayLines(days) === ownDayLines(kept) &&
    photoDaysOf(days).join() === photoDaysOf(kept).join()
  const close = () => store.set(overlayAtom, null)
  const perform = (step: 'ownDays' | 'calendarStart', change: Change) =>
    commands.actions.perform(step, withDayPhotos(pages, change, commands.newId))
  const keep = () => {
    perform('ownDays', changeOwnDays(pages, days))
    rememberDays(() => window.localStorage, reading.days)
    const added = photoDaysOf(days).some((key) => !photoDaysOf(kept).includes(key))
    if (added) commands.announcer.toast({ key: 'toast.dayPhotos' }, 'good')
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
          onChange={(month) => perform('calendarStart', changeStart(pages, month))}
        />
        <OwnDaysField
          text={text}
          reading={reading}
          start={start}
          photoDays={pages.some(({ sheet }) => hasRoomForPhotos(sheet)) ? photoDays : null}
          onChange={setText}
          onPhotoChange={(day, hasPhoto) =>
            setPhotoDays((known) => new Set([...known].filter((key) => key !== day).concat(hasPhoto ? day : [])))
          }
        />
      </div>
    </Dialog>
  )
}
