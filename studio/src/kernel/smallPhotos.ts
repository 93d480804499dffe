import { compose, scaling } from '@irodori/geometry/affine'
import type { Pixels } from '@irodori/imaging/pixels'
import type { DisplayList, DisplayOp } from '@irodori/scene/displayList'

/** Photos reduced once, for small pictures of pages. */
export interface SmallPhotos {
  /** @param size size of the full photo in pixels */
  keep(imageName: string, small: Pixels, size: { readonly width: number; readonly height: number }): void
  /**
   * The display list with reduced photos wherever a picture at this scale needs no more, and those photos by their
   * names in the new list. Small pictures then need no photo of full size.
   */
  shrink(list: DisplayList, scale: number): { readonly list: DisplayList; readonly photos: ReadonlyMap<string, Pixels> }
}

type PhotoOp = Extract<DisplayOp, { kind: 'PHOTO' }>

/** Maximum magnification of a reduced photo; not visible in a picture of a whole page. */
const MAX_MAGNIFICATION = 1.6

/** @param budget maximum bytes; the least recently used photos are removed first */
export function createSmallPhotos(budget: number): SmallPhotos {
  // A Map iterates in the order of insertion, so its first entry is the least recently used.
  const kept = new Map<string, { readonly pixels: Pixels; readonly across: number; readonly down: number }>()
  let held = 0

  function forget(imageName: string): void {
    held -= kept.get(imageName)?.pixels.data.byteLength ?? 0
    kept.delete(imageName)
  }

  function shrunk(op: PhotoOp, scale: number): { op: PhotoOp; pixels: Pixels } | null {
    const small = kept.get(op.imageName)
    const { a, b, c, d } = op.toPhoto
    const wanted = scale / Math.sqrt(Math.abs(a * d - b * c))
    if (!small || wanted > small.across * MAX_MAGNIFICATION) return null
    kept.delete(op.imageName)
    kept.set(op.imageName, small)
    const toPhoto = compose(op.toPhoto, scaling(small.across, small.down))
    return { op: { ...op, imageName: `${op.imageName} small`, toPhoto }, pixels: small.pixels }
  }

  return {
    keep(imageName, pixels, { width, height }) {
      forget(imageName)
      kept.set(imageName, { pixels, across: pixels.width / width, down: pixels.height / height })
      held += pixels.data.byteLength
      for (const name of kept.keys()) {
        if (held <= budget) break
        forget(name)
      }
    },
    shrink(list, scale) {
      const photos = new Map<string, Pixels>()
      const ops = list.ops.map((op) => {
        const small = op.kind === 'PHOTO' ? shrunk(op, scale) : null
        if (small) photos.set(small.op.imageName, small.pixels)
        return small?.op ?? op
      })
      return { list: { ...list, ops }, photos }
    },
  }
}
