import { templateOf } from '../composing/compose.ts'
import { ALBUM_DESIGNS } from './albums.ts'
import { BABY_DESIGNS } from './baby.ts'
import { BOOK_DESIGNS } from './books.ts'
import { CALENDAR_DESIGNS } from './calendars.ts'
import { CARD_DESIGNS } from './cards.ts'
import { NEW_YEAR_DESIGNS } from './newYear.ts'
import { SHEEP_DESIGNS } from './newYearSheep.ts'
import { ROOM_DESIGNS } from './rooms.ts'
import { GREETING_DESIGNS } from './greetings.ts'
import { GOODS_DESIGNS } from './goods.ts'

/** All designs that are composed from a look and a layout. */
export const DESIGNS = [
  ...CARD_DESIGNS,
  ...NEW_YEAR_DESIGNS,
  ...BABY_DESIGNS,
  ...ROOM_DESIGNS,
  ...CALENDAR_DESIGNS,
  ...BOOK_DESIGNS,
  ...GOODS_DESIGNS,
  ...GREETING_DESIGNS,
  ...SHEEP_DESIGNS,
  ...ALBUM_DESIGNS,
]

/** Their templates, computed once because they never change. */
export const DESIGNED_TEMPLATES = DESIGNS.map(templateOf)
