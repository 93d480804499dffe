/** What a photo of the tray is called while it hangs from the pointer. */
export const TRAY_PHOTO_TYPE = 'application/x-irodori-photo'
