import { CARD_PAGE } from '../../entities/pageFormat.ts'

/** The photo of the front extends to the page's edges and ends behind the waves. */
export const FRONT_PHOTO = { left: 0, top: 0, width: CARD_PAGE.width, height: 1150 } as const
/** Centre of the waves' first row. */
export const WAVES_TOP = 1128
export const WAVE_RADIUS = 157
/** The circle of the text on a wave; its centre is below the page. */
export const FRONT_TEXT = { x: CARD_PAGE.width / 2, y: 2650, radius: 1180 } as const
export const BACK_FRAME = { x: 392, y: 470, radius: 232 } as const
