const CONTENT_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
}

/** The one content type that a picture is ever served with, by its server-made name; null for other names. */
export const contentTypeOf = (name: string): string | null => CONTENT_TYPES[name.split('.').at(-1) ?? ''] ?? null

/** Photos, crops, fills and print pictures of an order lie side by side in its folder. */
const FILE_OF_ORDER =
  /^((crop_[0-9a-f]{16}|fill)_)?[0-9a-f]{64}\.(png|jpg|gif)$|^print_[0-9a-f]{64}\.png$|^preview_[0-9a-f]{64}\.jpg$/

export const isFileOfOrder = (name: string): boolean => FILE_OF_ORDER.test(name)

export const orderFileKey = (imageFolder: string, name: string): string => `orders/${imageFolder}/${name}`

/** The print picture of a page, named after its pixels. */
export const printName = (printHash: string): string => `print_${printHash}.png`

/** Its reduced copy, which phones can load by the dozen. */
export const previewName = (printHash: string): string => `preview_${printHash}.jpg`

export const orderPictureUrl = (imageFolder: string, name: string): string => `/api/image/${imageFolder}/${name}`
