/** Folder of the shop's pictures in the storage; /api/images serves no other folder. */
export const SHOP_FOLDER = 'shop'

/** The URL of a picture of the shop. */
export const shopPictureUrl = (key: string): string => `/api/images?path=${encodeURIComponent(key)}`
