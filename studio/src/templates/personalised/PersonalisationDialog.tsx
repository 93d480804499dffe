import { useClient } from '@irodori/client/ClientProvider'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { Dialog } from '@irodori/ui/Dialog'
import { Icon } from '@irodori/ui/Icon'
import { TextField } from '@irodori/ui/TextField'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PersonalisationDialog.module.css'
import { setPersonalisation } from './personalisationStore.ts'
import type { Personalisation } from './storedPersonalisation.ts'

interface PersonalisationDialogProps {
  /** Null if nothing is stored yet. */
  readonly current: Personalisation | null
  readonly onClose: () => void
}

const ACCEPTED_TYPES = 'image/png,image/jpeg,image/gif'
const MAX_NAME_LENGTH = 20

/** Asks for a photo and a name for personalised previews. */
export function PersonalisationDialog({ current, onClose }: PersonalisationDialogProps) {
  const { t } = useTranslation('catalogue')
  const client = useClient()
  const [photo, setPhoto] = useState<Blob | null>(current?.photo ?? null)
  const [name, setName] = useState(current?.name ?? '')
  const choice = useResultMutation(() => setPersonalisation(client, { photo, name: name.trim() }), {
    onSuccess: onClose,
  })
  const files = useRef<HTMLInputElement>(null)
  const photoUrl = useMemo(() => photo && URL.createObjectURL(photo), [photo])
  useEffect(() => () => void (photoUrl && URL.revokeObjectURL(photoUrl)), [photoUrl])
  const isEmpty = photo === null && name.trim() === ''

  return (
    <Dialog
      open
      title={t('personalised.title')}
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
            accept={ACCEPTED_TYPES}
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
        <TextField
          label={t('personalised.name')}
          placeholder={t('personalised.namePlaceholder')}
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
