import { fathersDay } from './fathersDay.tsx'
import { forYouBlue } from './forYouBlue.tsx'
import { forYouPink } from './forYouPink.tsx'
import type { GiftTheme } from './giftTheme.ts'
import { grandparentsDay } from './grandparentsDay.tsx'
import { mothersDay } from './mothersDay.tsx'

/** By the theme of a message's template. */
export const GIFT_THEMES: Readonly<Record<string, GiftTheme>> = {
  'fathers-day': fathersDay,
  'mothers-day': mothersDay,
  'grandparents-day': grandparentsDay,
  'for-you-blue': forYouBlue,
  'for-you-pink': forYouPink,
}

/** A shop may name a theme that is not drawn; its page is the blue one then. */
export const giftTheme = (theme: string | null): GiftTheme => GIFT_THEMES[theme ?? ''] ?? forYouBlue
