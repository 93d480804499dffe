import type { SceneKind } from './sceneKind.ts'

/** A photo frame or a text on a template; boxes are unrotated, in print pixels. */
export type TemplateItem = PhotoItem | TextItem

type PhotoType = 'RECT_IMAGE' | 'CIRCLE_IMAGE' | 'ARC_IMAGE'
type TextType = 'TEXT' | 'CURVED_TEXT' | 'VERTICAL_TEXT'
type VerticalAlignment = 'Center' | 'North' | 'South'
type HorizontalAlignment = 'Center' | 'West' | 'East'
type FontWeight = 'Normal' | 'Bold'
type SamplePartKind = 'NAME' | 'READING' | 'LATIN_NAME' | 'SECOND_NAME' | 'NAMES' | 'DATE' | 'TITLE' | 'WORDS'

/** A part of a proposed text that stands for words of the customer, as the contract describes it. */
export interface SamplePart {
  kind: SamplePartKind
  text: string
}

interface Placed {
  id: string
  /** 1-based reading order on the page, photos and texts together. */
  position: number
  /** Paint order among its kind. */
  priorityIndex: number
  left: number
  top: number
  width: number
  height: number
  /** Degrees clockwise about the box's centre. */
  rotate: number
}

export interface PhotoItem extends Placed {
  type: PhotoType
  /** Corner radii in percent of width and height; used by RECT_IMAGE. */
  borderRadius: { rx: number; ry: number }
  /** Sweep of an ARC_IMAGE in degrees, 0 for the other types. */
  angle: number
  /** Outer radius of an ARC_IMAGE in print pixels, 0 for the other types. */
  radius: number
  imageRotate: number
  brightnessFactor: number
  isDisabledItem: boolean
}

export interface TextItem extends Placed {
  type: TextType
  font: string
  /** Points. */
  fontSize: number
  fontWeight: FontWeight
  color: string
  text: string
  /** The sample text of the template. */
  templateItemText: string
  /** Whether the sample text may be printed as it is. */
  keepsTemplateText: boolean
  sampleParts: SamplePart[]
  /** Whether lines end with phrases as long as the text fits. */
  phraseBreaks?: boolean
  verticalAlignment: VerticalAlignment
  horizontalAlignment: HorizontalAlignment
  /** Degrees of the middle of a CURVED_TEXT from the top of its circle. */
  angle: number
  /** Circle of a CURVED_TEXT in print pixels. */
  radius: number
  /** Extra advance of a CURVED_TEXT in hundredths of an em. */
  spacing: number
  reverse: boolean
  isDisabledItem: boolean
}

/** Where and how a page shows its month, as the contract describes it; lengths in print pixels, sizes in points. */
export interface MonthGrid {
  left: number
  top: number
  width: number
  height: number
  headHeight: number
  font: string
  fontWeight: FontWeight
  weekStart: 'SUNDAY' | 'MONDAY'
  language: 'ja' | 'en'
  alignment: HorizontalAlignment
  sizes: {
    title: number | null
    weekday: number
    day: number
    name: number
    leastName: number
    smallMonth: number | null
  }
  colours: { title: string; weekday: string; saturday: string; sunday: string; ownDay: string; line: string | null }
}

/** One printed page (or one spread of a booklet, or one side of a card). */
export interface Template {
  id: string
  name: string
  productIdentify: string
  /** '-1' cover, '0' onwards; '0' for products without pages. */
  pageNumber: string
  /** 1 表, 2 裏. */
  sideNumber: number
  /** Shared by the sides of one design. */
  groupId: string
  templateSeriesId: string | null
  /** Print pixels, bleed included. */
  width: number
  height: number
  dpi: number
  bleedMm: number
  /** Inside the trim. */
  safeMm: number
  backgroundColor: string
  /** Artwork keys. */
  backgroundUrl: string | null
  foregroundUrl: string | null
  thumbnailUrl: string
  publishedAt: string
  hashtags: string[]
  maxUploadMegabytes: number
  /** Whether customers may add items of their own. */
  allowsOwnItems?: boolean
  /** Whether the artwork above the photos covers the sheet. */
  hasFixedBackground?: boolean
  /** Its own colours first. */
  colourSets?: ColourSet[]
  /** The main colours of its artwork by name, the largest first, where a list shows it. */
  colours?: readonly string[]
  items: TemplateItem[]
  monthGrid?: MonthGrid
  /** The month that the template proposes, YYYY-MM. */
  month?: string
  /** Subjects of the stand-in photos in its pictures, in the order of the frames, repeated as needed. */
  scenes: readonly SceneKind[]
}

/** A tile with which customers can fill backgrounds, as the contract describes it. */
export interface Pattern {
  id: string
  version: number
  name: string
  tile: Ornament['drawing']
  /** Width on paper. */
  tileMm: number
  ground: string
  colours: string[]
}

/** Matching colours by their roles, as the contract describes them. */
export interface ColourSet {
  id: string
  name: { ja: string; en: string }
  colours: { paper: string; title: string; text: string; accent: string; soft: string }
}

/** A drawing that customers can add to pages. */
export interface Ornament {
  id: string
  /** Counts its drawings, from 1. */
  version: number
  name: string
  /** Outlines as SVG path data, from bottom to top, on a ground of a size; `ink` is the place of its colour. */
  drawing: { width: number; height: number; shapes: { outline: string; ink: number }[] }
  colours: string[]
}

export interface TemplateSeries {
  id: string
  name: string
  productIdentify: string
  templateIds: string[]
  sumImageItemSeries: number
  sumTextItemSeries: number
  thumbnailUrl: string
  publishedAt: string
  hashtags: string[]
}

export interface Category {
  id: string
  name: string
  position: number
  createdAt: string
  /** First and last day on which its products are sent, YYYY-MM-DD in Japan; empty for always. */
  startExpectedExport: string
  endExpectedExport: string
  /** Its products are sent by a messaging app instead of being printed. */
  isLineCategory: boolean
  /** Whether the customer may choose a day of delivery. */
  enableExpectedDelivery: boolean
}

export interface ShopFont {
  value: string
  chars: 'jp' | 'latin'
}

export interface Product {
  id: string
  name: string
  description: string
  categoryIdentify: string
  image: string
  productType: 'NORMAL' | 'PAIR_PRODUCT' | 'SET_3' | 'NO_DESIGN'
  numberOfSides: number
  seichoku: { pageSize: number; totalPage: number } | null
  minFontSize: number
  minFontWeight: FontWeight
  fonts: readonly ShopFont[]
  /** Comma-separated hex colours, rows of eight. */
  colors: string
  isLineProduct: boolean
  isPublic: boolean
  isDeleted: boolean
  /** Categories of free wrapping and of chargeable wrapping. */
  packagePlanCatId: string | null
  chargeablePackagePlanCatId: string | null
  /** Products without a position are listed last. */
  position: number | null
  quantityInStock: number
  options: readonly { identifier: string; name: string; inStock: number }[]
  /** Days. */
  creatingTime: number
  hashtags: string[]
  createdAt: string
  /** Yen with tax; FROM is the lowest price. Absent for a product that cannot be ordered. */
  price?: { yen: number; kind: 'FIXED' | 'FROM'; taxRate: 8 | 10 }
  /** Whether names such as 𠮷田, with a character outside the basic plane, are printed. */
  allowsSupplementary?: boolean
}

/** A package plan. */
export interface PackagePlan {
  id: string
  identifier: string
  name: string
  description: string
  /** Artwork key. */
  image: string
  isFree: boolean
  /** Yen, tax included. */
  price: number
  packagePlanCatId: string
  position: number
}

export interface Notice {
  id: string
  kind:
    | 'HOME'
    | 'TEMPLATE'
    | 'DESIGN'
    | 'MY_PAGE'
    | 'BEFORE_SELECTING_DELIVERY_DATE'
    | 'BEFORE_PACKING_NORMAL'
    | 'BEFORE_STARTING_PRODUCTION'
    | 'DONE_ORDER'
    | 'MAINTENANCE'
  isEnabled: boolean
  fromTime: string
  toTime: string
  content: string
}

/** Days on which the workshop is closed, or open on a regular day off. Dates are YYYY-MM-DD in Japan. */
export interface ShopEvent {
  id: string
  isDayOff: boolean
  description: string
  temporals: { soleDate?: string; fromDate?: string; toDate?: string }[]
}

/** Days on which the products of some categories are not made. */
export interface CategoryDaysOff {
  categoryIdentifies: string[]
  description: string
  temporals: ShopEvent['temporals']
}

/** The ship date of one product's orders placed on these days, both included. */
export interface ShipDateOverride {
  productId: string
  fromDate: string
  toDate: string
  shipDate: string
}

/** A design of a digital message. */
export interface MessageTemplate {
  id: string
  name: string
  theme: string
  /** The title until the sender writes one. */
  defaultTitle: string
  /** Artwork key. */
  thumbnail: string
  position: number
}

export interface FaqCategory {
  id: string
  name: string
  title: string
  position: number
  faqs: { identifier: string; question: string; answer: string; keywords: string }[]
}

/** A place for which the carrier has its own data; null means the same as the surrounding place. */
export interface Village {
  name: string
  /** In hiragana. */
  reading: string
  note: string
  days: { least: number; most: number } | null
  /** The times of delivery that can be chosen. */
  times: string[] | null
}

export interface District extends Village {
  villages: Village[]
}

/** A prefecture of the carrier's region. */
export interface Region {
  id: string
  /** The carrier's region. */
  name: string
  prefecture: string
  /** In hiragana. */
  reading: string
  /** Days on the way from the workshop. */
  days: number
  note: string
  times: string[] | null
  districts: District[]
}

export interface RegionIntro {
  title: string
  content: string
}

export interface RegionSetting {
  id: string
  settingKey: 'INTRO' | 'DAYS' | 'DISTRICTS' | 'VILLAGES' | 'TIMES'
  status: boolean
}

export type OrderStatus =
  | 'WAITING'
  | 'DRAFT'
  | 'PENDING_CREATION'
  | 'WAITING_CREATION'
  | 'CREATING'
  | 'COMMITTED'
  | 'SHIPPED'
  | 'PENDING'
  | 'CANCEL'
  | 'PENDING_CANCEL'
  | 'URL_RELEASED'

interface PersonName {
  familyName: string
  firstName: string
  familyNameKana: string
  firstNameKana: string
}

export interface Receiver extends PersonName {
  /** nnn-nnnn */
  zipCode: string
  prefecture: string
  city: string
  /** At most 16 characters each. */
  subAddress1: string
  subAddress2: string
  phoneNumber: string
}

export interface Order {
  orderNumber: string
  phoneNumber: string
  status: OrderStatus
  /** Null for orders of this shop. */
  ecType: 'YAHOO' | 'RAKUTEN' | 'COLOR_ME' | null
  payMethod: string
  processMethod: 'normal' | 'digital_message'
  orderDate: string
  shipDate: string | null
  orderer: PersonName & Omit<Receiver, keyof PersonName>
  receiver: Receiver
  /** `chargeableUnit`: pieces bought with a chargeable wrapping. */
  products: { productId: string; unit: number; chargeableUnit: number }[]
  ordererEmail: string
  /** Yen, tax and delivery included. */
  totalPrice: number
  /** Yen by what they are for; reductions are negative. */
  parts: { kind: 'GOODS' | 'WRAPPING' | 'DELIVERY' | 'FEE' | 'COUPON' | 'POINTS'; yen: number }[]
  /** What the customer pays, which is the sum of the parts. */
  paid: number
  /** Templates of the existing designs, in the order of the products; empty if nothing is designed. */
  designedTemplateIds: readonly string[]
}

/** The demo customer's account, with which visitors of the demo shop can log in. */
export interface DemoAccount {
  email: string
  password: string
  userName: string
}
