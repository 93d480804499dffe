import { MP3, MP4, OGG, QTFF, WAVE, WEBM } from 'mediabunny'

/** The formats that are read, recognised by their first bytes. Formats that can refer to other files or URLs are excluded. */
export const INPUT_FORMATS = [MP4, QTFF, WEBM, MP3, WAVE, OGG]
