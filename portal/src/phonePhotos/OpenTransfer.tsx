import type { TransferKeys } from '@irodori/client/transferKeys'
import { TRANSFER_LIMITS } from '@irodori/contract/entities/photoTransfer'
import { PHOTO_TYPES } from '@irodori/contract/photoTypes'
import { MEGABYTE, UPLOAD_LIMITS } from '@irodori/contract/uploadLimits'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { EmptyState } from '@irodori/ui/EmptyState'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sending } from './createSending.ts'
import styles from './PhonePhotosPage.module.css'
import { PhotoRow } from './PhotoRow.tsx'
import { isUnsent } from './sentPhoto.ts'
import { useSending } from './useSending.ts'

const LIMITS = { most: TRANSFER_LIMITS.PHOTOS, megabytes: UPLOAD_LIMITS.LARGEST_PHOTO / MEGABYTE }

/** The digits of the desk, the chooser of photos, and the way of each photo. */
export function OpenTransfer({ keys }: { readonly keys: TransferKeys }) {
  const { t } = useTranslation('phonePhotos')
  const [sending, store] = useSending(keys)
  const chooser = useRef<HTMLInputElement>(null)
  const { link, photos, surplus } = sending
  const hasEnded = link === 'ENDED'
  if (hasEnded && photos.length === 0) return <Ended />
  return (
    <div className={styles.page}>
      <h1>{t('phone.title')}</h1>
      {hasEnded ? (
        <Callout tone="warning" urgent>
          <strong>{t('phone.ended.title')}</strong>
          <p>{t('phone.ended.body')}</p>
        </Callout>
      ) : (
        <>
          <section className={styles.desk} aria-label={t('phone.code')}>
            <p>{t('phone.code')}</p>
            <p className={styles.code}>{keys.code}</p>
            <p>{t('phone.check')}</p>
          </section>
          <Button
            variant="primary"
            wide
            icon="photoAdd"
            busy={store === null || link === 'UNKNOWN'}
            onClick={() => chooser.current?.click()}
          >
            {t(photos.length === 0 ? 'phone.choose' : 'phone.more')}
          </Button>
          <input
            ref={chooser}
            type="file"
            accept={PHOTO_TYPES}
            multiple
            hidden
            aria-label={t('phone.choose')}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              // Reset, so that choosing the same file again fires the event.
              target.value = ''
              store?.add(files)
            }}
          />
        </>
      )}
      <p className={styles.summary} role="status">
        <Summary sending={sending} />
      </p>
      {surplus > 0 && (
        <Callout tone="warning" urgent>
          {t('phone.surplus', { ...LIMITS, count: surplus })}
        </Callout>
      )}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, at) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              number={at + 1}
              hasEnded={hasEnded}
              megabytes={LIMITS.megabytes}
              onAgain={() => store?.sendAgain(photo.id)}
            />
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('phone.limits', LIMITS)}</p>
      <p className={styles.note}>{t('phone.privacy')}</p>
    </div>
  )
}

/** How many photos have arrived, once there are any. */
function Summary({ sending: { photos, link } }: { readonly sending: Sending }) {
  const { t } = useTranslation('phonePhotos')
  if (photos.length === 0) return null
  const arrived = photos.filter(({ state }) => state.kind === 'ARRIVED').length
  if (arrived === photos.length) return t('phone.all', { count: arrived })
  const isOver = link === 'ENDED' || !photos.some((photo) => isUnsent(photo) || photo.state.kind === 'SENT')
  return t(isOver ? 'phone.some' : 'phone.arriving', { arrived, of: photos.length })
}

function Ended() {
  const { t } = useTranslation('phonePhotos')
  return (
    <EmptyState page drawing="letter" title={t('phone.ended.title')}>
      {t('phone.ended.body')}
    </EmptyState>
  )
}
