import type { ShopFont } from '../entities/types.ts'
export const MINCHO = 'NotoSerifJP.ttf'
export const GOTHIC = 'NotoSansJP.ttf'
export const ROUNDED = 'ZenMaruGothic.ttf'
export const GARAMOND = 'CormorantGaramond.ttf'
export const QUICKSAND = 'Quicksand.ttf'
export const CLASSIC_MINCHO = 'ShipporiMincho.ttf'
export const OLD_MINCHO = 'ZenOldMincho.ttf'
export const BRUSH = 'YujiSyuku.ttf'
export const LIVELY_BRUSH = 'YujiMai.ttf'
export const PENCIL = 'KleeOne.ttf'
export const SOFT_MINCHO = 'KiwiMaru.ttf'
export const FORMAL_SCRIPT = 'GreatVibes.ttf'
export const LIVELY_SCRIPT = 'DancingScript.ttf'

/** The fonts on offer; the first of a script is its fallback. */
export const FONTS: readonly ShopFont[] = [
  { value: MINCHO, chars: 'jp' },
  { value: GOTHIC, chars: 'jp' },
  { value: ROUNDED, chars: 'jp' },
  { value: SOFT_MINCHO, chars: 'jp' },
  { value: CLASSIC_MINCHO, chars: 'jp' },
  { value: OLD_MINCHO, chars: 'jp' },
  { value: BRUSH, chars: 'jp' },
  { value: LIVELY_BRUSH, chars: 'jp' },
  { value: PENCIL, chars: 'jp' },
  { value: 'PottaOne.ttf', chars: 'jp' },
  { value: 'RocknRollOne.ttf', chars: 'jp' },
  { value: 'Stick.ttf', chars: 'jp' },
  { value: GARAMOND, chars: 'latin' },
  { value: QUICKSAND, chars: 'latin' },
  { value: FORMAL_SCRIPT, chars: 'latin' },
  { value: LIVELY_SCRIPT, chars: 'latin' },
]
