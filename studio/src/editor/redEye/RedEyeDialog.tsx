import type { ImageItem, RedEye } from '@irodori/contract/entities/designItem'
import { changeItem } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import type { Point } from '@irodori/geometry/shape'
import { findRedEye } from '@irodori/imaging/findRedEye'
import { Button } from '@irodori/ui/Button'
import { Dialog } from '@irodori/ui/Dialog'
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { photosAtom } from '../state/resourceState.ts'
import { drawCorrected, drawLevel, levelForEyes } from './drawCorrected.ts'
import styles from './RedEyeDialog.module.css'

interface RedEyeDialogProps {
  readonly page: DesignPage
  readonly item: ImageItem
  readonly onClose: () => void
}

const NO_EYES: readonly RedEye[] = []
/** Parts of the picture by which an arrow key moves the mark; with Shift ten times as far. */
const KEY_STEP = 0.005
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const MIDDLE: Point = { x: 0.5, y: 0.5 }

/** Shows the whole photo; a press on a red eye corrects it, another one takes that back. */
export function RedEyeDialog({ page, item, onClose }: RedEyeDialogProps) {
  const { t } = useTranslation('tools')
  const { commands } = useEditor()
  const photo = useEditorValue(photosAtom).get(item.imageName ?? '')
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [pixels, setPixels] = useState<ImageData | null>(null)
  const [mark, setMark] = useState<Point | null>(null)
  const [hasMissed, setMissed] = useState(false)
  const redEyes = item.redEyes ?? NO_EYES
  const level = photo && levelForEyes(photo)
  const scale = photo && level ? photo.width / level.width : 1

  useEffect(() => {
    if (canvas && level) setPixels(drawLevel(canvas, level))
  }, [canvas, level])
  useEffect(() => {
    if (canvas && pixels) drawCorrected(canvas, pixels, redEyes, scale)
  }, [canvas, pixels, redEyes, scale])

  const change = (eyes: readonly RedEye[]) =>
    commands.actions.perform(
      'redEye',
      changeItem<ImageItem>(page, item, { redEyes: eyes.length > 0 ? [...eyes] : undefined }),
    )
  /** @param place in parts of the picture */
  const correctAt = (place: Point) => {
    if (!pixels) return
    const found = findRedEye(pixels, { x: place.x * pixels.width, y: place.y * pixels.height })
    setMissed(!found)
    if (!found) return
    const [x, y, radius] = [found.x, found.y, found.radius].map((length) => Math.round(length * scale * 10) / 10)
    const isKnown = redEyes.some((eye) => Math.hypot(eye.x - (x ?? 0), eye.y - (y ?? 0)) < eye.radius)
    if (!isKnown && redEyes.length < MOST_EYES) change([...redEyes, { x: x ?? 0, y: y ?? 0, radius: radius ?? 1 }])
  }
  const press = (event: MouseEvent) => {
    const box = canvas?.getBoundingClientRect()
    // A press by a key has no place of its own.
    if (event.detail === 0) correctAt(mark ?? MIDDLE)
    else if (box) correctAt({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height })
  }
  const move = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key]
    if (!direction) return
    event.preventDefault()
    const step = KEY_STEP * (event.shiftKey ? 10 : 1)
    const { x, y } = mark ?? MIDDLE
    setMark({ x: within(x + direction[0] * step), y: within(y + direction[1] * step) })
  }

  return (
    <Dialog
      open
      size="wide"
      title={t('redEye.title')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('redEye.done')}
        </Button>
      }
    >
      <p className={styles.help}>{t('redEye.help')}</p>
      <div className={styles.picture}>
        <button
          type="button"
          className={styles.surface}
          aria-label={t('redEye.picture')}
          onClick={press}
          onKeyDown={move}
          onBlur={() => setMark(null)}
        >
          <canvas ref={setCanvas} className={styles.canvas} />
          {mark && <span className={styles.mark} style={placeOf(mark)} />}
        </button>
        {photo &&
          redEyes.map((eye, at) => (
            <button
              key={`${eye.x} ${eye.y}`}
              type="button"
              className={styles.eye}
              style={placeOf({ x: eye.x / photo.width, y: eye.y / photo.height })}
              aria-label={t('redEye.eye', { number: at + 1 })}
              onClick={() => change(redEyes.filter((other) => other !== eye))}
            />
          ))}
      </div>
      <p className={styles.state} role="status">
        {hasMissed ? t('redEye.none') : t('redEye.count', { count: redEyes.length })}
      </p>
    </Dialog>
  )
}

/** As many as an item may have. */
const MOST_EYES = 20

const within = (share: number): number => Math.min(1, Math.max(0, share))

const placeOf = ({ x, y }: Point): CSSProperties => ({ left: `${x * 100}%`, top: `${y * 100}%` })
