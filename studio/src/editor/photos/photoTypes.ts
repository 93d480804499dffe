/** Accepted types of the file chooser. HEIC is converted to JPEG on the device; some systems know it only by its extension. */
export const PHOTO_TYPES = 'image/png,image/jpeg,image/gif,image/heic,image/heif,.heic,.heif'
