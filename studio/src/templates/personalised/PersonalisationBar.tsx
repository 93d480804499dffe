import { useClient } from '@irodori/client/ClientProvider'
import { Button } from '@irodori/ui/Button'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PersonalisationBar.module.css'
import { removePersonalisation, restorePersonalisation } from './personalisationStore.ts'
import { usePersonalisation } from './usePersonalisation.ts'

const PersonalisationDialog = lazy(async () => ({
  default: (await import('./PersonalisationDialog.tsx')).PersonalisationDialog,
}))

/** Offers previews with the customer's own photo and name; while they are on, shows both and offers to remove them. */
export function PersonalisationBar() {
  const { t } = useTranslation('catalogue')
  const client = useClient()
  const { personalisation } = usePersonalisation()
  const [isOpen, setOpen] = useState(false)
  const photo = personalisation?.photo ?? null
  const thumbnail = useMemo(() => photo && URL.createObjectURL(photo), [photo])

  useEffect(() => void restorePersonalisation(client), [client])
  useEffect(() => () => void (thumbnail && URL.revokeObjectURL(thumbnail)), [thumbnail])

  return (
    <div className={styles.bar} data-given={personalisation !== null || undefined}>
      {personalisation ? (
        <>
          {thumbnail && <img className={styles.photo} src={thumbnail} alt="" width={40} height={40} />}
          <p role="status">
            {t('personalised.shown')}
            {personalisation.name !== '' && <strong className={styles.name}>{personalisation.name}</strong>}
          </p>
          <span className={styles.actions}>
            <Button variant="quiet" onClick={() => setOpen(true)}>
              {t('personalised.change')}
            </Button>
            <Button variant="quiet" icon="trash" onClick={() => void removePersonalisation()}>
              {t('personalised.remove')}
            </Button>
          </span>
        </>
      ) : (
        <Button icon="photoAdd" onClick={() => setOpen(true)}>
          {t('personalised.open')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PersonalisationDialog current={personalisation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
