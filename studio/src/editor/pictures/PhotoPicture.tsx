import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditorValue } from '../context/EditorContext.ts'
import { uploadsAtom } from '../state/uploadState.ts'
import styles from './PhotoPicture.module.css'
import { usePhotoPreview } from './usePhotoPreview.ts'

/** Device pixels of the longer side. */
const SIDE = 192

/** The whole photo as a thumbnail, with the progress of its upload. */
export function PhotoPicture({ imageName }: { readonly imageName: string }) {
  const { t } = useTranslation('editor')
  const level = usePhotoPreview(imageName, SIDE)
  const upload = useEditorValue(uploadsAtom).get(imageName)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current || !level) return
    canvas.current.width = level.width
    canvas.current.height = level.height
    canvas.current.getContext('2d')?.drawImage(level, 0, 0)
  }, [level])
  const share = upload?.kind === 'SENDING' ? upload.share : null
  return (
    <span className={styles.frame}>
      <canvas ref={canvas} className={styles.picture} role="img" aria-label={t('photo.alt')} />
      {share !== null && <span className={styles.progress} style={{ transform: `scaleX(${share})` }} />}
    </span>
  )
}
