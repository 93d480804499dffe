import { templateOf } from '../composing/compose.ts'
import { BABY_DESIGNS } from './baby.ts'
import { BOOK_DESIGNS } from './books.ts'
import { CARD_DESIGNS } from './cards.ts'
import { NEW_YEAR_DESIGNS } from './newYear.ts'
import { ROOM_DESIGNS } from './rooms.ts'
import { THING_DESIGNS } from './things.ts'

/** Every design that is composed of a look and a layout. */
export const DESIGNS = [
  ...CARD_DESIGNS,
  ...NEW_YEAR_DESIGNS,
  ...BABY_DESIGNS,
  ...ROOM_DESIGNS,
  ...BOOK_DESIGNS,
  ...THING_DESIGNS,
]

/** Their templates, set once: nothing of them changes while the program runs. */
export const DESIGNED_TEMPLATES = DESIGNS.map(templateOf)
