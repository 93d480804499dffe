import type { PackagePlan } from '../entities/types.ts'

/** Free and chargeable package plans. */
export const FREE_WRAPPING = 'wrapping'
export const CHARGEABLE_WRAPPING = 'gift-wrapping'

const plan = (id: string, name: string, description: string, position: number, price = 0): PackagePlan => ({
  id,
  identifier: id,
  name,
  description,
  image: `wrapping/${id}.png`,
  isFree: price === 0,
  price,
  packagePlanCatId: price === 0 ? FREE_WRAPPING : CHARGEABLE_WRAPPING,
  position,
})

/** Names and descriptions in English. */
export const ENGLISH_PLANS: Readonly<Record<string, readonly [name: string, description: string]>> = {
  'blossom-paper': ['Blossom paper', 'Wrapped in paper with pale blossoms and tied with a narrow ribbon.'],
  'kraft-paper': ['Kraft paper', 'Wrapped in brown kraft paper, tied with hemp string and a leaf.'],
  'noshi-paper': ['Noshi paper', 'A Japanese wrapper with red and white cords for celebrations.'],
  'gift-box': ['Gift box', 'In a navy box with a wide ivory ribbon.'],
  furoshiki: ['Furoshiki', 'Wrapped in a cotton cloth with a wave pattern, for use long after the gift.'],
}

export const PACKAGE_PLANS: readonly PackagePlan[] = [
  plan('blossom-paper', '花もようの包み', '淡い花もようの紙で包み、細いリボンをかけます。', 1),
  plan('kraft-paper', 'クラフト包み', '茶色のクラフト紙を麻ひもで結び、葉を添えます。', 2),
  plan('noshi-paper', 'のし紙', '紅白の水引がついた、お祝いの掛け紙です。', 3),
  plan('gift-box', 'ギフトボックス', '紺色の箱に入れ、象牙色の幅広リボンを結びます。', 4, 330),
  plan('furoshiki', 'ふろしき包み', '青海波の綿ふろしきで包みます。届いたあとも使えます。', 5, 660),
]
