import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './AudioButton.module.css'
import { type AudioEvent, audioStep, circleDuration } from './audioStep.ts'

interface AudioButtonProps {
  readonly url: string
  /** Duration of the clip in seconds. */
  readonly seconds: number
}

/** Plays the sound of a message. GFT-9: a circle closes around the button while it plays. */
export function AudioButton({ url, seconds }: AudioButtonProps) {
  const { t } = useTranslation('gift')
  const [state, setState] = useState<'PAUSE' | 'PLAYING'>('PAUSE')
  const [length, setLength] = useState(seconds)
  const clip = useRef<HTMLAudioElement>(null)

  const send = (event: AudioEvent) => {
    const next = audioStep(state, event)
    setState(next.state)
    const audio = clip.current
    if (!audio) return
    if (next.order === 'PLAY') void audio.play().catch(() => setState('PAUSE'))
    if (next.order === 'STOP_AND_REWIND') {
      audio.pause()
      audio.currentTime = 0
    }
  }

  // GFT-10: a video that starts to play stops the sound.
  useEffect(() => {
    if (state !== 'PLAYING') return
    const onPlay = ({ target }: Event) => {
      if (target !== clip.current) send('OTHER_SOUND_BEGAN')
    }
    document.addEventListener('play', onPlay, true)
    return () => document.removeEventListener('play', onPlay, true)
  })

  return (
    <div className={styles.sound} data-kept-controls="" style={{ '--clip': circleDuration(length) } as CSSProperties}>
      <button
        type="button"
        className={styles.button}
        data-state={state}
        aria-label={t(state === 'PLAYING' ? 'audio.stop' : 'audio.play')}
        onClick={() => send('PRESSED')}
      >
        <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
          <circle className={styles.track} cx="60" cy="60" r="54" />
          <circle className={styles.circle} cx="60" cy="60" r="54" pathLength="1" />
          {state === 'PLAYING' ? (
            <rect className={styles.symbol} x="44" y="44" width="32" height="32" rx="4" />
          ) : (
            <path className={styles.symbol} d="M50 38v44l36-22Z" />
          )}
        </svg>
      </button>
      <p aria-hidden="true">{t(state === 'PLAYING' ? 'audio.stop' : 'audio.play')}</p>
      {/* biome-ignore lint/a11y/useMediaCaption: a personal recording has no captions */}
      <audio
        ref={clip}
        src={url}
        preload="none"
        onLoadedMetadata={({ currentTarget: { duration } }) => Number.isFinite(duration) && setLength(duration)}
        onEnded={() => send('ENDED')}
        onError={() => state === 'PLAYING' && send('REFUSED')}
      />
    </div>
  )
}
