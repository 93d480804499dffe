import type { ImageItem, OrnamentItem, TextItem } from '@irodori/contract/entities/designItem'
import type { TextStyle } from '@irodori/design/copyItems'
import type { PhotoColours } from '@irodori/design/photoPlacement'
import { atom } from 'jotai/vanilla'

/** The last copied content. While the system clipboard still holds `systemText`, this clip is newer than its content. */
export type Clip =
  | { readonly kind: 'PHOTO'; readonly item: ImageItem; readonly systemText: string }
  | { readonly kind: 'TEXT'; readonly item: TextItem; readonly systemText: string }
  | { readonly kind: 'ORNAMENT'; readonly item: OrnamentItem; readonly systemText: string }
export const clipAtom = atom<Clip | null>(null)

/** A copied style, which can be pasted onto items of the same kind. */
export type StyleClip =
  | { readonly kind: 'PHOTO'; readonly colours: PhotoColours }
  | { readonly kind: 'TEXT'; readonly style: TextStyle }
export const styleClipAtom = atom<StyleClip | null>(null)
