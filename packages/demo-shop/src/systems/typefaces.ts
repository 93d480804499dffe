import type { Look } from '../composing/look.ts'
import {
  BRUSH,
  CLASSIC_MINCHO,
  FORMAL_SCRIPT,
  GARAMOND,
  GOTHIC,
  LIVELY_BRUSH,
  LIVELY_SCRIPT,
  OLD_MINCHO,
  PENCIL,
  QUICKSAND,
  ROUNDED,
  SOFT_MINCHO,
} from '../shop/fonts.ts'

type Typefaces = Pick<Look, 'japanese' | 'latin' | 'display' | 'script' | 'isBoldTitle'>

/** Faces that are set together, by their mood. */
export const TYPEFACES = {
  classic: { japanese: CLASSIC_MINCHO, latin: GARAMOND },
  formal: { japanese: CLASSIC_MINCHO, latin: GARAMOND, script: FORMAL_SCRIPT },
  old: { japanese: OLD_MINCHO, latin: GARAMOND, isBoldTitle: true },
  brush: { japanese: CLASSIC_MINCHO, display: BRUSH, latin: GARAMOND },
  dance: { japanese: CLASSIC_MINCHO, display: LIVELY_BRUSH, latin: GARAMOND },
  pencil: { japanese: PENCIL, latin: QUICKSAND, script: LIVELY_SCRIPT, isBoldTitle: true },
  modern: { japanese: GOTHIC, latin: QUICKSAND, isBoldTitle: true },
  soft: { japanese: ROUNDED, latin: QUICKSAND, isBoldTitle: true },
  gentle: { japanese: SOFT_MINCHO, latin: QUICKSAND, script: LIVELY_SCRIPT },
} as const satisfies Record<string, Typefaces>
