import { useTranslation } from 'react-i18next'
import { AudioButton } from './AudioButton.tsx'
import { GiftVideo } from './GiftVideo.tsx'
import styles from './MessageParts.module.css'
import type { MessageContent } from './messageContent.ts'
import type { MessagePlaces } from './messagePlaces.ts'
import { giftTheme } from './themes/giftThemes.ts'

interface MessagePartsProps {
  readonly theme: string | null
  readonly content: MessageContent
  /** Shown in place of the parts while the sender makes the message. */
  readonly places: MessagePlaces | undefined
}

/** The parts of a message from the first photo to the last; each part appears when it scrolls into view. */
export function MessageParts({ theme, content, places }: MessagePartsProps) {
  const { t } = useTranslation('gift')
  const { divider } = giftTheme(theme)
  const { audio, video } = content
  const photo = (place: 1 | 2 | 3) => {
    const url = content.photos[place - 1]
    const shown = places
      ? places.photo(place)
      : url && <img src={url} alt={t('photo', { place })} loading={place === 1 ? 'eager' : 'lazy'} decoding="async" />
    return (
      shown && (
        <figure className={styles.photo} data-part="photo" data-place={place} data-reveal="">
          {shown}
        </figure>
      )
    )
  }
  const text = places ? places.text : content.text && <p>{content.text}</p>
  const sound = places ? places.audio : audio && <AudioButton url={audio.url} seconds={audio.seconds} />
  const film = places ? places.video : video && <GiftVideo {...video} />
  const rule = (
    <svg className={styles.divider} viewBox="0 0 160 40" aria-hidden="true" focusable="false" data-reveal="">
      {divider()}
    </svg>
  )
  return (
    <div className={styles.parts}>
      {photo(1)}
      {text && (
        <div className={styles.text} data-part="words" data-reveal="">
          {text}
        </div>
      )}
      {sound && (
        <div className={styles.audio} data-reveal="">
          {sound}
        </div>
      )}
      {rule}
      {photo(2)}
      {film && (
        <div className={styles.video} data-reveal="">
          {film}
        </div>
      )}
      {photo(3)}
      {rule}
    </div>
  )
}
