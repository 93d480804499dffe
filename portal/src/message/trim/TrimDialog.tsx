import type { ReadMedium } from '@irodori/media/browser/convertMedium'
import type { TrimWindow } from '@irodori/media/trimWindow'
import { firstWindow } from '@irodori/media/trimWindow'
import { Button } from '@irodori/ui/Button'
import { Dialog } from '@irodori/ui/Dialog'
import { IconButton } from '@irodori/ui/IconButton'
import { LineDrawing } from '@irodori/ui/LineDrawing'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './TrimDialog.module.css'
import { TrimTimeline } from './TrimTimeline.tsx'
import { playerTime } from './timeParts.ts'
import { moveGrip, placeByKey, placeOfGrip, type TrimGrip } from './trimGrip.ts'
import { useLoopedPlayback } from './useLoopedPlayback.ts'

/** A triangle and two bars. */
const PLAYER_ICONS = { play: 'M8 5.5v13l10.5-6.5z', pause: 'M8.5 6v12M15.5 6v12' } as const

interface TrimDialogProps {
  readonly medium: ReadMedium
  readonly onChoose: (window: TrimWindow) => void
  readonly onClose: () => void
}

/** DGM-25: a video or a sound of more than 20 seconds, of which the customer chooses a part. */
export function TrimDialog({ medium, onChoose, onClose }: TrimDialogProps) {
  const { t } = useTranslation('messageMaking')
  const { kind, file, content } = medium
  const total = content.seconds
  const [window, setWindow] = useState(() => firstWindow(total))
  const [isUnplayable, setUnplayable] = useState(false)
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const { isPlaying, time, play, pause, show } = useLoopedPlayback(player, window)
  const source = useObjectUrl(file)
  const move = (next: TrimWindow, grip: TrimGrip) => {
    setWindow(next)
    show(placeOfGrip(grip, next))
  }
  const step = (edge: 'START' | 'END', key: 'ArrowLeft' | 'ArrowRight') => {
    const place = placeByKey(key, false, placeOfGrip(edge, window), total)
    if (place !== null) move(moveGrip(edge, window, place, total), edge)
  }
  const playerProps = {
    ref: player,
    preload: 'auto',
    onError: () => setUnplayable(true),
    'aria-label': t(`${kind}.name`),
    ...(source !== null && { src: source }),
  } as const

  return (
    <Dialog
      open
      size="wide"
      title={t(`trim.${kind}.title`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('trim.cancel')}</Button>
          <Button variant="primary" icon="check" onClick={() => onChoose(window)}>
            {t('trim.use')}
          </Button>
        </>
      }
    >
      <div className={styles.trim}>
        <p className={styles.lead}>{t('trim.lead')}</p>
        {kind === 'VIDEO' && !isUnplayable && (
          <video
            className={styles.video}
            playsInline
            // A picture that the browser cannot decode has no width, while its sound would play.
            onLoadedMetadata={({ currentTarget }) => currentTarget.videoWidth === 0 && setUnplayable(true)}
            {...playerProps}
          />
        )}
        {kind === 'AUDIO' && !isUnplayable && <audio {...playerProps} />}
        {isUnplayable && <p className={styles.note}>{t('trim.unplayable')}</p>}
        <div className={styles.playing}>
          {!isUnplayable && (
            <Button onClick={isPlaying ? pause : play}>
              <LineDrawing path={PLAYER_ICONS[isPlaying ? 'pause' : 'play']} size={20} />
              {t(isPlaying ? 'trim.pause' : 'trim.play')}
            </Button>
          )}
          <p className={styles.length}>{t('trim.length', { length: (window.end - window.start).toFixed(1) })}</p>
        </div>
        <TrimTimeline total={total} window={window} time={isUnplayable ? window.start : time} onMove={move} />
        <div className={styles.edges}>
          {(['START', 'END'] as const).map((edge) => (
            <div key={edge} className={styles.edge}>
              <span className={styles.edgeName}>{t(`trim.${edge}.name`)}</span>
              <IconButton icon="minus" label={t(`trim.${edge}.earlier`)} onClick={() => step(edge, 'ArrowLeft')} />
              <span className={styles.time}>{playerTime(placeOfGrip(edge, window))}</span>
              <IconButton icon="plus" label={t(`trim.${edge}.later`)} onClick={() => step(edge, 'ArrowRight')} />
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  )
}

/** An address under which a player of this page reads a file of the device. */
function useObjectUrl(file: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
