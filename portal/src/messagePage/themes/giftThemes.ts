import { fathersDay } from './fathersDay.tsx'
import { forYouBlue } from './forYouBlue.tsx'
import { forYouPink } from './forYouPink.tsx'
import type { GiftTheme } from './giftTheme.ts'
import { grandparentsDay } from './grandparentsDay.tsx'
import { mothersDay } from './mothersDay.tsx'

/** The themes by the theme name of a template. */
export const GIFT_THEMES: Readonly<Record<string, GiftTheme>> = {
  'fathers-day': fathersDay,
  'mothers-day': mothersDay,
  'grandparents-day': grandparentsDay,
  'for-you-blue': forYouBlue,
  'for-you-pink': forYouPink,
}

/** The theme of a name; an unknown name gives the blue theme. */
export const giftTheme = (theme: string | null): GiftTheme => GIFT_THEMES[theme ?? ''] ?? forYouBlue
