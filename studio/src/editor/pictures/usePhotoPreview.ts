import { atom } from 'jotai/vanilla'
import { useMemo } from 'react'
import { useEditorValue } from '../context/EditorContext.ts'
import { photosAtom } from '../state/resourceState.ts'

/**
 * The smallest preview of a photo whose longer side has at least so many device pixels. A component never watches all
 * photos: its subscription holds on to the first value that it saw, and with it to previews that were let go since.
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
