import { useTranslation } from 'react-i18next'
import { AudioButton } from './AudioButton.tsx'
import { GiftVideo } from './GiftVideo.tsx'
import styles from './MessageParts.module.css'
import type { MessageContent, MessageMode } from './messageContent.ts'
import { giftTheme } from './themes/giftThemes.ts'

interface MessagePartsProps {
  readonly theme: string | null
  readonly mode: MessageMode
  readonly content: MessageContent
}

/** The parts of a message from the first photo to the last; each part appears when it scrolls into view. */
export function MessageParts({ theme, mode, content }: MessagePartsProps) {
  const { t } = useTranslation('gift')
  const { audio, video, text } = content
  const { divider } = giftTheme(theme)
  const isDesign = mode === 'DESIGN'
  const photo = (place: 1 | 2 | 3) => {
    const url = content.photos[place - 1]
    if (!url && !isDesign) return null
    return (
      <figure className={styles.photo} data-part="photo" data-place={place} data-reveal="">
        {url ? (
          <img src={url} alt={t('photo', { place })} loading={place === 1 ? 'eager' : 'lazy'} decoding="async" />
        ) : (
          <p className={styles.empty}>{t('empty.photo', { place })}</p>
        )}
      </figure>
    )
  }
  const rule = (
    <svg className={styles.divider} viewBox="0 0 160 40" aria-hidden="true" focusable="false" data-reveal="">
      {divider()}
    </svg>
  )
  return (
    <div className={styles.parts}>
      {photo(1)}
      {(text || isDesign) && (
        <div className={styles.text} data-part="words" data-reveal="">
          <p>{text || t('empty.text')}</p>
        </div>
      )}
      {audio ? (
        <div className={styles.audio} data-reveal="">
          <AudioButton url={audio.url} seconds={audio.seconds} />
        </div>
      ) : (
        isDesign && <p className={styles.empty}>{t('empty.audio')}</p>
      )}
      {rule}
      {photo(2)}
      {video ? (
        <div className={styles.video} data-reveal="">
          <GiftVideo {...video} />
        </div>
      ) : (
        isDesign && <p className={styles.empty}>{t('empty.video')}</p>
      )}
      {photo(3)}
      {rule}
    </div>
  )
}
