/** A point of a picture; both coordinates from 0 to 1. */
export interface PicturePoint {
  readonly x: number
  readonly y: number
}

/** DGM-10: the point of a click in a picture that fills a box; null for a click by keyboard. */
export function picturePoint(
  click: { readonly clientX: number; readonly clientY: number; readonly detail: number },
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): PicturePoint | null {
  if (click.detail === 0 || box.width === 0 || box.height === 0) return null
  return { x: (click.clientX - box.left) / box.width, y: (click.clientY - box.top) / box.height }
}

/** DGM-10: whether a picture is fully transparent at a point. One that is unreadable or still loading counts as opaque. */
export function isTransparentAt(picture: HTMLImageElement, { x, y }: PicturePoint): boolean {
  const canvas = picture.ownerDocument.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  // The size is known before the pixels: a canvas draws nothing of a picture that is still loading.
  if (!context || !picture.complete || picture.naturalWidth === 0) return false
  const at = (share: number, length: number) => Math.min(Math.max(Math.floor(share * length), 0), length - 1)
  context.drawImage(picture, -at(x, picture.naturalWidth), -at(y, picture.naturalHeight))
  return context.getImageData(0, 0, 1, 1).data[3] === 0
}
