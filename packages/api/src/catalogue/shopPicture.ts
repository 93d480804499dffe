/** Where the storage keeps the shop's own pictures; /api/images serves nothing else. */
export const SHOP_FOLDER = 'shop'

/** The address of one of the shop's own pictures. */
export const shopPictureUrl = (key: string): string => `/api/images?path=${encodeURIComponent(key)}`
