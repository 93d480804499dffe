/** What a photo of the tray is called while it hangs from the pointer. */
export const TRAY_PHOTO = 'application/x-irodori-photo'
