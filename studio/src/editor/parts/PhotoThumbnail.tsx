import type { Pixels } from '@irodori/imaging'
import { useEffect, useRef } from 'react'
import { photosAtom } from '../state/resourceState.ts'
import { useEditorValue } from './EditorContext.ts'

interface PhotoThumbnailProps {
  readonly imageName: string
  readonly className: string | undefined
  /** Device pixels that its longer side needs at least. */
  readonly side: number
}

const smallestSharp = (levels: readonly Pixels[], side: number): Pixels | undefined =>
  levels.findLast(({ width, height }) => Math.max(width, height) >= side) ?? levels[0]

/** A photo as small as it can be; decoration only, the words beside it say which it is. */
export function PhotoThumbnail({ imageName, className, side }: PhotoThumbnailProps) {
  const level = smallestSharp(useEditorValue(photosAtom).get(imageName)?.levels ?? [], side)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current || !level) return
    canvas.current.width = level.width
    canvas.current.height = level.height
    const copy = new Uint8ClampedArray(level.data)
    canvas.current.getContext('2d')?.putImageData(new ImageData(copy, level.width, level.height), 0, 0)
  }, [level])
  return <canvas ref={canvas} className={className} />
}
