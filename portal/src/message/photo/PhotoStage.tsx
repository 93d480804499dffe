import { createStage } from '@irodori/canvas/createStage'
import type { LivePhoto } from '@irodori/canvas/liveScene'
import type { Stage } from '@irodori/canvas/stage'
import type { RectImageItem } from '@irodori/contract/entities/designItem'
import { applyChange } from '@irodori/design/change'
import { pageOfFrame } from '@irodori/design/pageOfFrame'
import { nudgePhoto } from '@irodori/design/photoEdits'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PhotoEditor.module.css'

interface PhotoStageProps {
  readonly item: RectImageItem
  readonly photo: LivePhoto
  readonly onChange: (item: RectImageItem) => void
}

/** Pixels of the frame by which an arrow key moves the photo. */
const STEP = 20
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** The photo in its frame on the canvas of the studio, where pointer gestures move, scale and rotate it. */
export function PhotoStage({ item, photo, onChange }: PhotoStageProps) {
  const { t } = useTranslation('messageMaking')
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<Stage | null>(null)
  const page = useMemo(() => pageOfFrame(item), [item])
  const now = useRef({ page, onChange })
  now.current = { page, onChange }

  useEffect(() => {
    if (!canvas.current) return
    const made = createStage({
      canvas: canvas.current,
      labels: { emptyFrame: '' },
      newGestureId: () => crypto.randomUUID(),
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      events: {
        onChange(change) {
          const shown = now.current.page
          const [changed] = applyChange({ designSeriesId: null, pages: [shown] }, change).pages
          const [next] = changed?.items ?? []
          if (next?.type === 'RECT_IMAGE') now.current.onChange(next)
        },
        // There is only one frame, and it stays selected.
        onSelect: () => {},
        onChoose: () => {},
        onSwap: () => {},
        onMenu: () => {},
        onBusy: () => {},
        onCamera: () => {},
      },
    })
    stage.current = made
    return () => {
      stage.current = null
      made.destroy()
    }
  }, [])
  useEffect(() => {
    stage.current?.show({ page, photo: () => photo, artwork: () => null, setting: () => null })
    stage.current?.select(page.items[0]?.id ?? null, 'CROP')
  }, [page, photo])

  const nudge = (event: KeyboardEvent) => {
    const step = ARROWS[event.key]
    if (!step) return
    event.preventDefault()
    onChange({ ...item, ...nudgePhoto(item, step) })
  }

  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: arrow keys move the photo; the sliders beside it do the rest
    <canvas
      ref={canvas}
      className={styles.canvas}
      tabIndex={0}
      role="application"
      aria-label={t('photo.canvas')}
      aria-describedby="photo-help"
      onKeyDown={nudge}
    />
  )
}
