/** What the chooser offers. HEIC is made a JPEG on the device before it is sent; some systems know it by its ending only. */
export const PHOTO_TYPES = 'image/png,image/jpeg,image/gif,image/heic,image/heif,.heic,.heif'
