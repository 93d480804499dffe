import { IconButton } from '@irodori/ui'
import { Dialog } from '@irodori/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch'
import styles from './PhotoViewer.module.css'

interface ViewedPicture {
  readonly id: string
  readonly src: string
  readonly label: string
  readonly width: number
  readonly height: number
}

interface PhotoViewerProps {
  readonly pictures: readonly ViewedPicture[]
  /** The picture that opens first. */
  readonly start: number
  readonly productName: string
  readonly onClose: () => void
}

const MAX_ZOOM = 3
/** As styles, for the library's own sheet would win over a class. */
const FILL = { width: '100%', height: '100%' } as const
const CENTRED = { ...FILL, display: 'grid', placeItems: 'center' } as const

/** The pages large, one at a time, up to three times their size under fingers, wheel or buttons. */
export function PhotoViewer({ pictures, start, productName, onClose }: PhotoViewerProps) {
  const { t } = useTranslation('portal')
  const [index, setIndex] = useState(start)
  const picture = pictures[index]
  if (!picture) return null
  return (
    <Dialog open size="wide" title={t('viewer.title', { product: productName, page: picture.label })} onClose={onClose}>
      <TransformWrapper key={picture.id} minScale={1} maxScale={MAX_ZOOM} doubleClick={{ mode: 'toggle' }} centerOnInit>
        {({ zoomIn, zoomOut }) => (
          <div className={styles.viewer}>
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
            <div className={styles.tools}>
              <IconButton
                icon="chevronLeft"
                label={t('viewer.previous')}
                disabled={index === 0}
                onClick={() => setIndex(index - 1)}
              />
              <IconButton icon="zoomOut" label={t('viewer.zoomOut')} onClick={() => zoomOut()} />
              <IconButton icon="zoomIn" label={t('viewer.zoomIn')} onClick={() => zoomIn()} />
              <IconButton
                icon="chevronRight"
                label={t('viewer.next')}
                disabled={index === pictures.length - 1}
                onClick={() => setIndex(index + 1)}
              />
            </div>
          </div>
        )}
      </TransformWrapper>
    </Dialog>
  )
}
