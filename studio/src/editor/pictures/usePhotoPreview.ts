import { atom } from 'jotai/vanilla'
import { useMemo } from 'react'
import { useEditorValue } from '../context/EditorContext.ts'
import { photosAtom } from '../state/resourceState.ts'

/**
 * The smallest preview of a photo with at least `side` device pixels on its longer side. The derived atom watches one
 * photo only: a subscription to all photos would keep the first value alive, and with it released previews.
 */
export function usePhotoPreview(imageName: string, side: number): ImageBitmap | undefined {
  const small = useMemo(
    () =>
      atom((get) => {
        const levels = get(photosAtom).get(imageName)?.levels ?? []
        return levels.findLast(({ width, height }) => Math.max(width, height) >= side) ?? levels[0]
      }),
    [imageName, side],
  )
  return useEditorValue(small)
}
