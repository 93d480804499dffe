import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch'
import { IconButton } from '../control/IconButton.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import styles from './PhotoViewer.module.css'
import { MAX_ZOOM, viewerKey } from './viewerKey.ts'

export interface ViewedPicture {
  readonly id: string
  readonly src: string
  readonly label: string
  readonly width: number
  readonly height: number
  /** Caption below the picture. */
  readonly note?: ReactNode
}

interface PhotoViewerProps {
  readonly pictures: readonly ViewedPicture[]
  /** Index of the first picture. */
  readonly start: number
  readonly productName: string
  readonly onClose: () => void
}

/** Inline styles, because the library's own style sheet would override a class. */
const FILL = { width: '100%', height: '100%' } as const
const CENTRED = { ...FILL, display: 'grid', placeItems: 'center' } as const

/** Shows one picture at a time, with zoom up to three times by pinch, wheel, double tap, keys and buttons. */
export function PhotoViewer({ pictures, start, productName, onClose }: PhotoViewerProps) {
  const { t } = useTranslation('viewing')
  const [index, setIndex] = useState(start)
  const transform = useRef<ReactZoomPanPinchRef>(null)
  const picture = pictures[index]
  const { length } = pictures
  const turn = useCallback(
    (step: 1 | -1) => setIndex((last) => Math.min(Math.max(last + step, 0), length - 1)),
    [length],
  )

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const view = transform.current
      if (!view || event.altKey || event.ctrlKey || event.metaKey) return
      const { scale, positionX, positionY } = view.instance.state
      const action = viewerKey(event.key, scale)
      if (!action) return
      event.preventDefault()
      if (action.kind === 'ZOOM') (action.step > 0 ? view.zoomIn : view.zoomOut)(Math.abs(action.step))
      if (action.kind === 'RESET') view.resetTransform()
      if (action.kind === 'MOVE') view.setTransform(positionX + action.x, positionY + action.y, scale)
      if (action.kind === 'TURN') turn(action.step)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [turn])

  if (!picture) return null
  return (
    <Dialog open size="wide" title={t('viewer.title', { product: productName, page: picture.label })} onClose={onClose}>
      <div className={styles.viewer}>
        <TransformWrapper
          key={picture.id}
          ref={transform}
          minScale={1}
          maxScale={MAX_ZOOM}
          doubleClick={{ mode: 'toggle' }}
          centerOnInit
        >
          <div className={styles.stage}>
            <TransformComponent wrapperStyle={FILL} contentStyle={CENTRED}>
              <img
                className={styles.picture}
                src={picture.src}
                alt={picture.label}
                width={picture.width}
                height={picture.height}
                draggable={false}
              />
            </TransformComponent>
          </div>
        </TransformWrapper>
        {/* Not disabled but aria-disabled at both ends, because a disabled button loses the focus. */}
        <div className={styles.tools}>
          <IconButton
            icon="chevronLeft"
            label={t('viewer.previous')}
            aria-disabled={index === 0 || undefined}
            onClick={() => turn(-1)}
          />
          <IconButton icon="zoomOut" label={t('viewer.zoomOut')} onClick={() => transform.current?.zoomOut()} />
          <IconButton icon="zoomIn" label={t('viewer.zoomIn')} onClick={() => transform.current?.zoomIn()} />
          <IconButton
            icon="chevronRight"
            label={t('viewer.next')}
            aria-disabled={index === length - 1 || undefined}
            onClick={() => turn(1)}
          />
        </div>
        {picture.note}
      </div>
    </Dialog>
  )
}
