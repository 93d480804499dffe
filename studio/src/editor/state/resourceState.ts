import type { ExactFrame, LiveArtwork, LivePhoto, SheetFill } from '@irodori/canvas/liveScene'
import type { PageKey } from '@irodori/design/designPage'
import type { Finding } from '@irodori/design/finding'
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

/** The background that the customer has chosen and the month grid of a page, as they are painted. */
export interface ShownSheet {
  readonly background: readonly SheetFill[]
  readonly grid: readonly SheetFill[]
}
/** The drawn sheets of the pages that have such parts. */
export const drawnSheetsAtom = atom<ReadonlyMap<PageKey, ShownSheet>>(new Map())

/** What preflight finds in the sheets of the pages: names of a month grid, texts that are hard to read on the background. */
export const sheetFindingsAtom = atom<ReadonlyMap<PageKey, readonly Finding[]>>(new Map())

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
