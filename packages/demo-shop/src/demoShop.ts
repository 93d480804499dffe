import type { Artwork } from './entities/artwork.ts'
import { type StandInPhoto, standInPhotos } from './scenes/standInPhoto.ts'
import { ARTWORK } from './artworkList.ts'
import { DEMO_ACCOUNT, demoOrders } from './orders/orders.ts'
import { type EnglishShop, englishShop } from './english/englishShop.ts'
import { ORNAMENTS } from './ornaments/ornaments.ts'
import { PATTERNS } from './patterns/patterns.ts'
import { categoriesOn } from './shop/categories.ts'
import { eventsOn } from './shop/events.ts'
import { CATEGORY_DAYS_OFF, SHIP_DATE_OVERRIDES } from './shop/exceptions2020.ts'
import { FAQ } from './shop/faq.ts'
import { FONTS } from './shop/fonts.ts'
import { FRONT_PICTURE, OCCASIONS } from './shop/frontPage.ts'
import { MESSAGE_TEMPLATES } from './shop/messageTemplates.ts'
import { noticesOn } from './shop/notices.ts'
import { PACKAGE_PLANS } from './shop/packagePlans.ts'
import { PRODUCTS } from './shop/products.ts'
import { MOST_CARDS } from './shop/products/cards.ts'
import { REGIONS } from './shop/regions.ts'
import { REGION_INTRO, REGION_SETTINGS } from './shop/regionsIntro.ts'
import { PRODUCT_PICTURES, type ProductPicture } from './showcase/productPictures.ts'
import { demoTemplateSeries, demoTemplates } from './templates/templates.ts'
import type {
  Category,
  CategoryDaysOff,
  DemoAccount,
  FaqCategory,
  MessageTemplate,
  Notice,
  Order,
  Ornament,
  Pattern,
  PackagePlan,
  Product,
  Region,
  RegionIntro,
  RegionSetting,
  ShipDateOverride,
  ShopEvent,
  ShopFont,
  Template,
  TemplateSeries,
} from './entities/types.ts'

export interface DemoShop {
  categories: readonly Category[]
  products: readonly Product[]
  templates: readonly Template[]
  templateSeries: readonly TemplateSeries[]
  fonts: readonly ShopFont[]
  ornaments: readonly Ornament[]
  patterns: readonly Pattern[]
  packagePlans: readonly PackagePlan[]
  notices: readonly Notice[]
  events: readonly ShopEvent[]
  faq: readonly FaqCategory[]
  regions: readonly Region[]
  /** Days off and ship dates of past years that only some products had. */
  categoryDaysOff: readonly CategoryDaysOff[]
  shipDateOverrides: readonly ShipDateOverride[]
  /** How many cards one piece may have, each with a row of a list, by the products that have more than one. */
  mostCards: Readonly<Record<string, number>>
  /** Storage key of a picture. */
  frontPicture: string
  occasions: readonly string[]
  regionIntro: RegionIntro
  regionSettings: readonly RegionSetting[]
  messageTemplates: readonly MessageTemplate[]
  /** What all of these are in English. */
  english: EnglishShop
  orders: readonly Order[]
  account: DemoAccount
  /** Pictures that are drawn by code. */
  artwork: readonly Artwork[]
  /** Photos in the frames of the templates, as long as there are none of a customer. */
  photos: readonly StandInPhoto[]
  /** Pictures that show printed pages of templates. */
  productPictures: readonly ProductPicture[]
}

/** The day of the demo shop if the caller gives none. */
const OPENING_DAY = new Date('2026-11-20T03:00:00.000Z')

/**
 * A complete small shop as plain data. The same `now` gives the same shop: orders are dated back from it, and seasons,
 * notices and days off are placed around it.
 */
export function demoShop(now: Date = OPENING_DAY): DemoShop {
  const templates = demoTemplates()
  const templateSeries = demoTemplateSeries()
  return {
    categories: categoriesOn(now),
    products: PRODUCTS,
    templates,
    templateSeries,
    fonts: FONTS,
    ornaments: ORNAMENTS,
    patterns: PATTERNS,
    packagePlans: PACKAGE_PLANS,
    notices: noticesOn(now),
    events: eventsOn(now),
    faq: FAQ,
    regions: REGIONS,
    categoryDaysOff: CATEGORY_DAYS_OFF,
    shipDateOverrides: SHIP_DATE_OVERRIDES,
    mostCards: MOST_CARDS,
    frontPicture: FRONT_PICTURE,
    occasions: OCCASIONS,
    regionIntro: REGION_INTRO,
    regionSettings: REGION_SETTINGS,
    messageTemplates: MESSAGE_TEMPLATES,
    english: englishShop(templates, templateSeries),
    orders: demoOrders(now),
    account: DEMO_ACCOUNT,
    artwork: ARTWORK,
    photos: standInPhotos(),
    productPictures: PRODUCT_PICTURES,
  }
}
