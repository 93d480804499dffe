/** Drag data type of a photo dragged from the tray. */
export const TRAY_PHOTO_TYPE = 'application/x-irodori-photo'
