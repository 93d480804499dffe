import { useClient } from '@irodori/client/react'
import { Button, Callout, Icon, TextField } from '@irodori/ui'
import { Dialog } from '@irodori/ui/dialog'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Yours } from './keptYours.ts'
import styles from './YoursDialog.module.css'
import { giveYours } from './yoursStore.ts'

interface YoursDialogProps {
  readonly given: Yours | null
  readonly onClose: () => void
}

const TYPES = 'image/png,image/jpeg,image/gif'
const LONGEST_NAME = 20

/** Asks for a photo and a name to see the designs with. */
export function YoursDialog({ given, onClose }: YoursDialogProps) {
  const { t } = useTranslation('catalogue')
  const client = useClient()
  const [photo, setPhoto] = useState<Blob | null>(given?.photo ?? null)
  const [name, setName] = useState(given?.name ?? '')
  const [state, setState] = useState<'ASKING' | 'READING' | 'UNREADABLE'>('ASKING')
  const files = useRef<HTMLInputElement>(null)
  const shown = useMemo(() => photo && URL.createObjectURL(photo), [photo])
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown])
  const isEmpty = photo === null && name.trim() === ''

  async function use(): Promise<void> {
    if (isEmpty) return files.current?.click()
    setState('READING')
    if (await giveYours(client, { photo, name: name.trim() })) onClose()
    else setState('UNREADABLE')
  }

  return (
    <Dialog
      open
      title={t('yours.title')}
      onClose={onClose}
      actions={
        <Button variant="primary" busy={state === 'READING'} onClick={() => void use()}>
          {isEmpty ? t('yours.choose') : t('yours.use')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{t('yours.lead')}</p>
        <label className={styles.drop}>
          <input
            ref={files}
            className={styles.file}
            type="file"
            accept={TYPES}
            aria-label={t('yours.photo')}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (!file) return
              setPhoto(file)
              setState('ASKING')
            }}
          />
          {shown ? (
            <img className={styles.photo} src={shown} alt={t('yours.photoChosen')} />
          ) : (
            <span className={styles.invite}>
              <Icon name="photoAdd" size={32} />
              {t('yours.choose')}
            </span>
          )}
        </label>
        {state === 'UNREADABLE' && (
          <Callout tone="danger" urgent>
            {t('yours.problem')}
          </Callout>
        )}
        <TextField
          label={t('yours.name')}
          placeholder={t('yours.namePlaceholder')}
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
