import { useClient } from '@irodori/client/react'
import { Button } from '@irodori/ui'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useYours } from './useYours.ts'
import styles from './YoursBar.module.css'
import { bringYoursBack, removeYours } from './yoursStore.ts'

const YoursDialog = lazy(async () => ({ default: (await import('./YoursDialog.tsx')).YoursDialog }))

/** Offers to see the designs with an own photo and name; says so while they are, with the way to remove them. */
export function YoursBar() {
  const { t } = useTranslation('catalogue')
  const client = useClient()
  const { yours } = useYours()
  const [isOpen, setOpen] = useState(false)
  const photo = yours?.photo ?? null
  const thumbnail = useMemo(() => photo && URL.createObjectURL(photo), [photo])

  useEffect(() => void bringYoursBack(client), [client])
  useEffect(() => () => void (thumbnail && URL.revokeObjectURL(thumbnail)), [thumbnail])

  return (
    <div className={styles.bar} data-given={yours !== null || undefined}>
      {yours ? (
        <>
          {thumbnail && <img className={styles.photo} src={thumbnail} alt="" width={40} height={40} />}
          <p role="status">
            {t('yours.shown')}
            {yours.name !== '' && <strong className={styles.name}>{yours.name}</strong>}
          </p>
          <span className={styles.acts}>
            <Button variant="quiet" onClick={() => setOpen(true)}>
              {t('yours.change')}
            </Button>
            <Button variant="quiet" icon="trash" onClick={() => void removeYours()}>
              {t('yours.remove')}
            </Button>
          </span>
        </>
      ) : (
        <Button icon="photoAdd" onClick={() => setOpen(true)}>
          {t('yours.open')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <YoursDialog given={yours} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
