import { Button } from '@irodori/ui/Button'
import { Icon } from '@irodori/ui/Icon'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PhonePhotosPage.module.css'
import type { SentPhoto } from './sentPhoto.ts'
import { isUnsent } from './sentPhoto.ts'

interface PhotoRowProps {
  readonly photo: SentPhoto
  /** Its place in the list, from 1. */
  readonly number: number
  readonly hasEnded: boolean
  /** Largest size of a photo. */
  readonly megabytes: number
  readonly onAgain: () => void
}

/** A photo with its picture, its way to the desk, and what is wrong with it. */
export function PhotoRow({ photo, number, hasEnded, megabytes, onAgain }: PhotoRowProps) {
  const { t } = useTranslation('phonePhotos')
  const { file, state } = photo
  const isGone = hasEnded && isUnsent(photo)
  const percent = state.kind === 'SENDING' ? Math.round(state.share * 100) : 0
  const inWords = (): string => {
    if (isGone) return t('state.unsent')
    if (state.kind === 'FAILED') return t(`failed.${state.reason}`, { megabytes })
    // The desk may have read it just before it ended the transfer.
    if (state.kind === 'SENT' && hasEnded) return t('state.unseen')
    return t(`state.${state.kind}`, { percent })
  }
  const isBad = isGone || state.kind === 'FAILED' || state.kind === 'UNUSABLE'
  const canRepeat = state.kind === 'FAILED' && state.reason === 'REFUSED' && !hasEnded
  return (
    <li className={styles.photo}>
      {/* The picture is drawn when its photo is sent, so that few are decoded at once. */}
      <Thumbnail file={state.kind === 'WAITING' ? null : file} />
      <div className={styles.words}>
        <p className={styles.name}>{t('phone.photo', { number })}</p>
        <p className={styles.state} data-bad={isBad || undefined}>
          {inWords()}
        </p>
        {state.kind === 'SENDING' && !isGone && (
          <progress className={styles.bar} max={100} value={percent} aria-label={t('phone.photo', { number })} />
        )}
      </div>
      {state.kind === 'ARRIVED' && <Icon name="success" />}
      {canRepeat && <Button onClick={onAgain}>{t('phone.again')}</Button>}
    </li>
  )
}

/** Pixels of the longer side, for twice the size on the screen. */
const SIDE = 112

/** A small picture of a photo; an icon if the browser cannot show its type. */
function Thumbnail({ file }: { readonly file: File | null }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (file === null) return
    let isCurrent = true
    const draw = async (): Promise<void> => {
      const bitmap = await createImageBitmap(file, { resizeWidth: SIDE, resizeQuality: 'medium' })
      const element = canvas.current
      if (isCurrent && element) {
        element.width = bitmap.width
        element.height = bitmap.height
        element.getContext('2d')?.drawImage(bitmap, 0, 0)
        setDrawn(true)
      }
      bitmap.close()
    }
    draw().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [file])
  return (
    <span className={styles.picture} aria-hidden="true">
      <canvas ref={canvas} hidden={!isDrawn} />
      {!isDrawn && <Icon name="photo" />}
    </span>
  )
}
