import { useEffect, useRef } from 'react'
import { usePhotoPreview } from './usePhotoPreview.ts'

interface PhotoThumbnailProps {
  readonly imageName: string
  readonly className: string | undefined
  /** Device pixels that the longer side needs at least. */
  readonly side: number
}

/** A decorative thumbnail of a photo; the text beside it names the photo. */
export function PhotoThumbnail({ imageName, className, side }: PhotoThumbnailProps) {
  const level = usePhotoPreview(imageName, side)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current || !level) return
    canvas.current.width = level.width
    canvas.current.height = level.height
    canvas.current.getContext('2d')?.drawImage(level, 0, 0)
  }, [level])
  return <canvas ref={canvas} className={className} />
}
