import type { ExactFrame, LiveArtwork, LivePhoto } from '@irodori/canvas/liveScene'
import type { PageKey } from '@irodori/design/designPage'
import type { Finding } from '@irodori/design/finding'
import type { GridFill } from '@irodori/scene/monthGrid'
import type { TextSetting } from '@irodori/typography/textRequest'
import { atom } from 'jotai/vanilla'

/** Loaded photos by imageName. */
export const photosAtom = atom<ReadonlyMap<string, LivePhoto>>(new Map())
/** Loaded template artwork by key. */
export const artworkAtom = atom<ReadonlyMap<string, LiveArtwork>>(new Map())
/** Photos and artwork that could not be fetched. A notice offers to fetch them again. */
export const missingResourcesAtom = atom<ReadonlySet<string>>(new Set<string>())

/** The latest text setting of an item. It stays visible until the next one arrives. */
export interface ItemSetting {
  readonly requestKey: string
  /** True for the item's own text, false for a placeholder. */
  readonly isOwnText: boolean
  readonly setting: TextSetting
}
export const settingsAtom = atom<ReadonlyMap<string, ItemSetting>>(new Map())

/** A month grid as it is painted, and what preflight finds in it. */
export interface ShownGrid {
  readonly fills: readonly GridFill[]
  readonly findings: readonly Finding[]
}
/** The typeset month grids of the pages that have one. */
export const monthGridsAtom = atom<ReadonlyMap<PageKey, ShownGrid>>(new Map())

export const exactFrameAtom = atom<ExactFrame | null>(null)

export interface Thumbnail {
  readonly fingerprint: string
  /** Longer side of the bitmap in pixels. */
  readonly side: number
  readonly bitmap: ImageBitmap
}
export const thumbnailsAtom = atom<ReadonlyMap<PageKey, Thumbnail>>(new Map())

/** A copy of a map with one entry added or replaced. */
export const withEntry = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value): ReadonlyMap<Key, Value> =>
  new Map(map).set(key, value)
