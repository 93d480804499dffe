import { BOOKLET_COVER_PAGE, BOOKLET_SPREAD_PAGE } from '../../entities/pageFormat.ts'

/** A photo on a booklet page. */
export interface Print {
  left: number
  top: number
  width: number
  height: number
  rotate: number
  corner: number
}

const print = (left: number, top: number, width: number, height: number, rotate = 0, corner = 0): Print => ({
  left,
  top,
  width,
  height,
  rotate,
  corner,
})

export const COVER_FRAME = { x: BOOKLET_COVER_PAGE.width / 2, y: 655, radius: 400 } as const
export const COVER_TEXT_RADIUS = 545

/** The day of birth: one large print on the left page, two on the right. */
export const BIRTH_PRINTS = [
  print(260, 250, 1130, 1130, -3),
  print(1990, 470, 680, 850, 3),
  print(2830, 580, 540, 540, -4),
] as const

/** Outings: the left page is a photo to its edges, three prints on the right. */
export const OUTING_PAGE = print(0, 0, 1700, BOOKLET_SPREAD_PAGE.height)
export const OUTING_PRINTS = [
  print(1980, 230, 700, 520, -2),
  print(2800, 330, 540, 680, 3),
  print(2060, 880, 560, 560, 2),
] as const

/** Birthday: a round frame on the left page, two prints on the right. */
export const BIRTHDAY_FRAME = { x: 890, y: 810, radius: 540 } as const
export const BIRTHDAY_TEXT_RADIUS = 722
export const BIRTHDAY_PRINTS = [print(1990, 240, 860, 640, 2, 24), print(2360, 990, 800, 600, -2, 24)] as const

/** The last spread: one view through the trees. */
export const VIEW_FRAME = print(0, 0, BOOKLET_SPREAD_PAGE.width, 1400)

export const BACK_FRAME = { x: BOOKLET_COVER_PAGE.width / 2, y: 760, radius: 300 } as const
export const BACK_TEXT_RADIUS = 440
