import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './GiftVideo.module.css'

interface GiftVideoProps {
  readonly url: string
  /** Size in pixels; 0 if unknown. */
  readonly width: number
  readonly height: number
}

/** The video of a message in its own aspect ratio. GFT-10: it starts by a press only. */
export function GiftVideo({ url, width, height }: GiftVideoProps) {
  const { t } = useTranslation('gift')
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) {
    return (
      <p className={styles.failed}>
        {t('video.failed')} <a href={url}>{t('video.open')}</a>
      </p>
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: a personal recording has no captions
    <video
      className={styles.video}
      src={url}
      controls
      playsInline
      preload="metadata"
      aria-label={t('video.label')}
      style={{ aspectRatio: width > 0 && height > 0 ? width / height : 16 / 9 }}
      onError={() => setFailed(true)}
    />
  )
}
