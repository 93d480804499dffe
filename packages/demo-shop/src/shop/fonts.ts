import type { ShopFont } from '../entities/types.ts'

export const MINCHO = 'NotoSerifJP.ttf'
export const GOTHIC = 'NotoSansJP.ttf'
export const ROUNDED = 'ZenMaruGothic.ttf'
export const GARAMOND = 'CormorantGaramond.ttf'
export const QUICKSAND = 'Quicksand.ttf'

/** The fonts on offer; the first of a script is its fallback. */
export const FONTS: readonly ShopFont[] = [
  { value: MINCHO, chars: 'jp' },
  { value: GOTHIC, chars: 'jp' },
  { value: ROUNDED, chars: 'jp' },
  { value: 'KiwiMaru.ttf', chars: 'jp' },
  { value: 'ShipporiMincho.ttf', chars: 'jp' },
  { value: 'ZenOldMincho.ttf', chars: 'jp' },
  { value: 'YujiSyuku.ttf', chars: 'jp' },
  { value: 'YujiMai.ttf', chars: 'jp' },
  { value: 'KleeOne.ttf', chars: 'jp' },
  { value: 'PottaOne.ttf', chars: 'jp' },
  { value: 'RocknRollOne.ttf', chars: 'jp' },
  { value: 'Stick.ttf', chars: 'jp' },
  { value: GARAMOND, chars: 'latin' },
  { value: QUICKSAND, chars: 'latin' },
  { value: 'GreatVibes.ttf', chars: 'latin' },
  { value: 'DancingScript.ttf', chars: 'latin' },
]
