import type { ExactFrame, LiveArtwork, LivePhoto } from '@irodori/canvas'
import type { PageKey } from '@irodori/design'
import type { TextSetting } from '@irodori/typography'
import { atom } from 'jotai/vanilla'

/** Photos that can be drawn, by imageName. */
export const photosAtom = atom<ReadonlyMap<string, LivePhoto>>(new Map())
/** Artwork of the shop, by its key. */
export const artworkAtom = atom<ReadonlyMap<string, LiveArtwork>>(new Map())
/** Photos and artwork that could not be fetched; what happened is told, and they can be asked for again. */
export const missingResourcesAtom = atom<ReadonlySet<string>>(new Set<string>())

/** The newest set words of each text item: until newer ones arrive the last ones stay in sight. */
export interface ItemSetting {
  readonly requestKey: string
  /** The words are the item's own, not the placeholder's. */
  readonly isOwnText: boolean
  readonly setting: TextSetting
}
export const settingsAtom = atom<ReadonlyMap<string, ItemSetting>>(new Map())

export const exactFrameAtom = atom<ExactFrame | null>(null)

export interface Thumbnail {
  readonly fingerprint: string
  readonly bitmap: ImageBitmap
}
export const thumbnailsAtom = atom<ReadonlyMap<PageKey, Thumbnail>>(new Map())

/** A map with one entry more or replaced. */
export const withEntry = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value): ReadonlyMap<Key, Value> =>
  new Map(map).set(key, value)
