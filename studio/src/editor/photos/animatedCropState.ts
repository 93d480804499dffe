import type { SentDraft } from '@irodori/contract/entities/design'
import type { DesignItem, ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Product } from '@irodori/contract/entities/product'
import { atom } from 'jotai/vanilla'
import { productAtom } from '../state/designState.ts'
import type { EditorStore } from '../state/store.ts'
import { isAnimated } from './isAnimated.ts'

/** Names of the animated crops on the server, by `cropKey`. */
export const animatedCropsAtom = atom<ReadonlyMap<string, string>>(new Map())

/** Equal for frames that show the same part of a photo in the same shape. */
export function cropKey({ id, position, priorityIndex, left, top, cropImageName, ...shown }: ImageItem): string {
  return JSON.stringify(shown)
}

const isCut = (product: Product | null, item: DesignItem): item is ImageItem =>
  isImageItem(item) && !item.isDisabledItem && item.imageName !== null && isAnimated(product, item.imageName)

/** The frames among these items that show an animation. */
export const animatedFrames = (product: Product | null, items: readonly DesignItem[]): readonly ImageItem[] =>
  items.filter((item) => isCut(product, item))

/** Adds the animated crops that are known by now to the drafts of a save. */
export function withAnimatedCrops(store: EditorStore, drafts: readonly SentDraft[]): SentDraft[] {
  const product = store.get(productAtom)
  const crops = store.get(animatedCropsAtom)
  return drafts.map((draft) => ({
    ...draft,
    items: draft.items.map((item) =>
      isCut(product, item) ? { ...item, cropImageName: crops.get(cropKey(item)) ?? null } : item,
    ),
  }))
}
