/** Photos, cropped pictures, blank pictures and print pictures of an order share one folder. */
const FILE_OF_ORDER =
  /^((crop_[0-9a-f]{16}|fill)_)?[0-9a-f]{64}\.(png|jpg|gif)$|^print_[0-9a-f]{64}\.png$|^(preview|share)_[0-9a-f]{64}\.jpg$/

export const isFileOfOrder = (name: string): boolean => FILE_OF_ORDER.test(name)

/** Whether a file is a photo as it was uploaded. */
export const isPhotoName = (name: string): boolean => /^[0-9a-f]{64}\.(png|jpg|gif)$/.test(name)

export const orderFileKey = (imageFolder: string, name: string): string => `orders/${imageFolder}/${name}`

/** The print picture of a page, named after its pixels. */
export const printName = (printHash: string): string => `print_${printHash}.png`

/** Its reduced copy, small enough to load many on a phone. */
export const previewName = (printHash: string): string => `preview_${printHash}.jpg`

/** The picture for sharing: without bleed, reduced. */
export const sharedName = (printHash: string): string => `share_${printHash}.jpg`

/** The hash of the pixels of a page, from the name of any picture made of them; null for other files. */
export const printHashOf = (name: string): string | null =>
  /^(?:print|preview|share)_([0-9a-f]{64})\.(?:png|jpg)$/.exec(name)?.[1] ?? null

/** Hash of the photo that a file is or was cropped from; null for other files. */
export const photoHashOf = (name: string): string | null =>
  /^(?:crop_[0-9a-f]{16}_)?([0-9a-f]{64})\.(?:png|jpg|gif)$/.exec(name)?.[1] ?? null

export const orderPictureUrl = (imageFolder: string, name: string): string => `/api/image/${imageFolder}/${name}`
