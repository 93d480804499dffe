/** Longer sides in pixels of the picture sizes that the server makes. */
const SIDES = [240, 480, 720, 1080]
const SHOP_PICTURE = '/api/images?path='

interface PictureSizes {
  readonly src: string
  readonly srcSet?: string
}

/**
 * The `srcset` of a picture.
 * @param ratio width divided by height of the picture
 */
export function pictureSizes(src: string, ratio: number): PictureSizes {
  if (!src.startsWith(SHOP_PICTURE)) return { src }
  const widthOf = (side: number) => Math.max(1, Math.round(ratio < 1 ? side * ratio : side))
  return {
    src: `${src}&side=480`,
    srcSet: SIDES.map((side) => `${src}&side=${side} ${widthOf(side)}w`).join(', '),
  }
}
