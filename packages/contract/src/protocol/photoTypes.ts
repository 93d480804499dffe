/**
 * Accepted types of the file chooser. HEIC, WebP and AVIF are converted on the device; some systems know HEIC only by its
 * extension. TIFF and BMP can be chosen, so that the answer says what to do.
 */
export const PHOTO_TYPES =
  'image/png,image/jpeg,image/gif,image/webp,image/avif,image/heic,image/heif,.heic,.heif,image/tiff,image/bmp'
