import type { ImageItem, TextItem } from '@irodori/contract'
import type { TextStyle } from '@irodori/design/copyItems'
import { atom } from 'jotai/vanilla'

/** What was copied last. `systemText` is what the system's clipboard holds for it: as long as it still does, this is the newest. */
export type Clip =
  | { readonly kind: 'PHOTO'; readonly item: ImageItem; readonly systemText: string }
  | { readonly kind: 'TEXT'; readonly item: TextItem; readonly systemText: string }
export const clipAtom = atom<Clip | null>(null)

/** A look that was copied, to be given to others of its kind. */
export type StyleClip =
  | { readonly kind: 'PHOTO'; readonly brightnessFactor: number }
  | { readonly kind: 'TEXT'; readonly style: TextStyle }
export const styleClipAtom = atom<StyleClip | null>(null)
