import { useClient } from '@irodori/client/ClientProvider'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { PHOTO_TYPES } from '@irodori/contract/photoTypes'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { Dialog } from '@irodori/ui/Dialog'
import { Icon } from '@irodori/ui/Icon'
import { TextField } from '@irodori/ui/TextField'
import { type ChangeEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PersonalisationDialog.module.css'
import { setPersonalisation } from './personalisationStore.ts'
import type { PersonalDetails, Personalisation } from './storedPersonalisation.ts'

interface PersonalisationDialogProps {
  /** Null if nothing is stored yet. */
  readonly current: Personalisation | null
  readonly onClose: () => void
}

const MAX_NAME_LENGTH = 20
const MAX_TITLE_LENGTH = 30
const NO_DETAILS: PersonalDetails = { name: '', secondName: '', latinName: '', date: '', title: '' }

/** The details alone, without spaces around them. */
const trimmed = ({ name, secondName, latinName, date, title }: PersonalDetails): PersonalDetails => ({
  name: name.trim(),
  secondName: secondName.trim(),
  latinName: latinName.trim(),
  date,
  title: title.trim(),
})

/** Asks for a photo, names, a day and a title for personalised previews. */
export function PersonalisationDialog({ current, onClose }: PersonalisationDialogProps) {
  const { t } = useTranslation('catalogue')
  const client = useClient()
  const [photo, setPhoto] = useState<Blob | null>(current?.photo ?? null)
  const [details, setDetails] = useState<PersonalDetails>(current ?? NO_DETAILS)
  const given = trimmed(details)
  const choice = useResultMutation(() => setPersonalisation(client, { photo, ...given }), { onSuccess: onClose })
  const files = useRef<HTMLInputElement>(null)
  const photoUrl = useMemo(() => photo && URL.createObjectURL(photo), [photo])
  useEffect(() => () => void (photoUrl && URL.revokeObjectURL(photoUrl)), [photoUrl])
  const isEmpty = photo === null && Object.values(given).every((value) => value === '')
  const field = (name: keyof PersonalDetails) => ({
    label: t(`personalised.${name}`),
    value: details[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDetails({ ...details, [name]: event.target.value }),
  })

  return (
    <Dialog
      open
      title={t('personalised.dialog')}
      // A closed dialog changes nothing, so it stays open while the photo is being read.
      onClose={() => !choice.isPending && onClose()}
      actions={
        <Button
          variant="primary"
          busy={choice.isPending}
          onClick={() => (isEmpty ? files.current?.click() : void choice.run())}
        >
          {isEmpty ? t('personalised.choose') : t('personalised.use')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{t('personalised.lead')}</p>
        <label className={styles.drop}>
          <input
            ref={files}
            className={styles.file}
            type="file"
            accept={PHOTO_TYPES}
            aria-label={t('personalised.photo')}
            disabled={choice.isPending}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (!file) return
              setPhoto(file)
              choice.reset()
            }}
          />
          {photoUrl ? (
            <img className={styles.photo} src={photoUrl} alt={t('personalised.photoChosen')} />
          ) : (
            <span className={styles.invite}>
              <Icon name="photoAdd" size={32} />
              {t('personalised.choose')}
            </span>
          )}
        </label>
        {choice.error && (
          <Callout tone="danger" urgent>
            {t('personalised.problem')}
          </Callout>
        )}
        <div className={styles.fields}>
          <TextField {...field('name')} placeholder={t('personalised.namePlaceholder')} maxLength={MAX_NAME_LENGTH} />
          <TextField {...field('secondName')} help={t('personalised.secondNameHelp')} maxLength={MAX_NAME_LENGTH} />
          <TextField
            {...field('latinName')}
            placeholder={t('personalised.latinNamePlaceholder')}
            maxLength={MAX_NAME_LENGTH}
          />
          <TextField {...field('date')} type="date" help={t('personalised.dateHelp')} />
        </div>
        <TextField {...field('title')} placeholder={t('personalised.titlePlaceholder')} maxLength={MAX_TITLE_LENGTH} />
      </div>
    </Dialog>
  )
}
