import type { Product } from '../entities/types.ts'
import { FONTS } from './fonts.ts'
import { PRICES } from './prices.ts'
import { CHARGEABLE_WRAPPING, FREE_WRAPPING } from './packagePlans.ts'
import { COLORS } from './palette.ts'
import { BABY } from './products/baby.ts'
import { BOOKS } from './products/books.ts'
import { CARDS } from './products/cards.ts'
import { CLOCKS_AND_CALENDARS } from './products/clocksAndCalendars.ts'
import type { ProductDescription } from './products/productDescription.ts'
import { GOODS } from './products/goods.ts'
import { MESSAGE_APP } from './products/messageApp.ts'
import { SEASONAL } from './products/seasonal.ts'

const PRINTED = {
  productType: 'NORMAL',
  numberOfSides: 1,
  seichoku: null,
  minFontSize: 8,
  minFontWeight: 'Normal',
  fonts: FONTS,
  colors: COLORS,
  isLineProduct: false,
  isPublic: true,
  isDeleted: false,
  options: [],
  packagePlanCatId: FREE_WRAPPING,
  chargeablePackagePlanCatId: CHARGEABLE_WRAPPING,
} as const

const PRODUCT_DESCRIPTIONS: readonly ProductDescription[] = [
  ...CARDS,
  ...BOOKS,
  ...BABY,
  ...CLOCKS_AND_CALENDARS,
  ...GOODS,
  ...MESSAGE_APP,
  ...SEASONAL,
]

/** All products in the order of the catalogue; each is published a day after the one before. */
const SHELF = [
  'greeting-card',
  'wall-clock',
  'photo-booklet',
  'large-photo-book',
  'linen-booklet',
  'postcard-set',
  'thank-you-card',
  'wedding-card',
  'birth-card',
  'naming-poster',
  'milestone-card',
  'birthday-poster',
  'baby-plate',
  'desk-clock',
  'wall-calendar',
  'desk-calendar',
  'pair-mug',
  'pair-keyholder',
  'phone-case',
  'coaster-set',
  'tote-bag',
  'photo-panel',
  'line-stamp',
  'line-greeting',
  'new-year-card',
  'graduation-board',
  'summer-card',
  'photo-booklet-16',
  'large-photo-book-24',
  'large-photo-book-40',
  'gift-bag',
  'wooden-stand',
  'acrylic-block',
  'round-magnet',
]

/** Names and descriptions in English. */
export const ENGLISH_PRODUCTS: ReadonlyMap<string, readonly [name: string, description: string]> = new Map(
  PRODUCT_DESCRIPTIONS.map(({ id, english }) => [id, english]),
)

const priceOf = (id: string): Pick<Product, 'price'> => {
  const yen = PRICES[id]
  return yen === undefined ? {} : { price: { yen, kind: 'FIXED', taxRate: 10 } }
}

const rank = ({ id }: ProductDescription): number => SHELF.indexOf(id)

export const PRODUCTS: readonly Product[] = PRODUCT_DESCRIPTIONS.toSorted((one, other) => rank(one) - rank(other)).map(
  ({ english: _, ...product }, index) => ({
    ...PRINTED,
    image: `product/${product.id}.png`,
    position: index + 1,
    createdAt: new Date(Date.UTC(2026, 3, 2 + index)).toISOString(),
    ...priceOf(product.id),
    ...product,
  }),
)
