import * as z from 'zod/mini'
import { Design } from './design.ts'
import { FONT_WEIGHTS, HORIZONTAL_ALIGNMENTS, TEXT_ITEM_TYPES, VERTICAL_ALIGNMENTS } from './designItem.ts'
import { PRINT_COMPANIES, PRODUCT_TYPES, ProductOption } from './product.ts'
import { count, dateTime, day, finite, orderNumber, phoneNumber } from './scalars.ts'

export const ORDER_STATUSES = [
  'WAITING',
  'DRAFT',
  'PENDING_CREATION',
  'WAITING_CREATION',
  'CREATING',
  'COMMITTED',
  'SHIPPED',
  'PENDING',
  'CANCEL',
  'PENDING_CANCEL',
  'URL_RELEASED',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const EC_TYPES = ['YAHOO', 'RAKUTEN', 'COLOR_ME'] as const
export const PROCESS_METHODS = ['normal', 'digital_message'] as const
export type ProcessMethod = (typeof PROCESS_METHODS)[number]
/** Ways of paying that the shop treats in a way of their own; all others are OTHER. */
export const PAYMENT_TYPES = ['COMBINI', 'RAKUTEN_POINT', 'OTHER'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** What PUT …/orderer and …/receiver may send is longer than what is valid, so that the answer can say what is wrong. */
const given = z.string().check(z.maxLength(200))
const names = { firstName: given, familyName: given, firstNameKana: given, familyNameKana: given }
const address = { zipCode: given, prefecture: given, city: given, subAddress1: given, subAddress2: given }

export const Orderer = z.object(names)
export type Orderer = z.infer<typeof Orderer>

export const Receiver = z.object({ ...names, id: z.string(), ...address, phoneNumber: z.string() })
export type Receiver = z.infer<typeof Receiver>

export const ReceiverUpdate = z.object({ ...names, receiverId: z.string(), ...address, phoneNumber: given })
export type ReceiverUpdate = z.infer<typeof ReceiverUpdate>

export const OrderProduct = z.object({
  productId: z.string(),
  categoryId: z.string(),
  name: z.string(),
  /** Pieces bought. */
  unit: count,
  /** How many of them with a chargeable wrapping. */
  chargeableUnit: count,
  hasChargeablePackage: z.boolean(),
  productType: z.enum(PRODUCT_TYPES),
  numberOfSides: count,
  totalPage: z.nullable(count),
  quantityInStock: count,
  isDeleted: z.boolean(),
  isPublic: z.boolean(),
  options: z.array(ProductOption),
  imageUrl: z.string(),
  product: z.object({ image: z.string() }),
})
export type OrderProduct = z.infer<typeof OrderProduct>

/** One piece of the order: the pages that are printed together. */
export const DesignGroup = z.object({
  groupNumber: z.int(),
  designSeriesId: z.nullable(z.string()),
  packagePlanId: z.nullable(z.string()),
  productOptionId: z.nullable(z.string()),
  productOptions: z.array(ProductOption),
  packageId: z.nullable(z.string()),
  productId: z.string(),
  /** In the order of the pages. */
  designIds: z.array(z.string()),
  isNotComplete: z.boolean(),
})
export type DesignGroup = z.infer<typeof DesignGroup>

/** What one print company sends in one parcel. */
export const Package = z.object({
  id: z.string(),
  printCompany: z.enum(PRINT_COMPANIES),
  /** The day of delivery that the customer chose; null leaves it to the shop. */
  deliveryDays: z.nullable(day),
  deliveryTime: z.nullable(z.string()),
  /** The first day that can be chosen; null where none can. */
  defaultExpectedDeliveryDate: z.nullable(day),
  expectedShipDate: day,
  /** Creating days of its slowest product. */
  maxCreatingTime: count,
  maxCreatingDays: count,
  groupNumbers: z.array(z.int()),
})
export type Package = z.infer<typeof Package>

/** Words of a design, with the way in which they are set. */
export const OrderDesignText = z.object({
  id: z.string(),
  designId: z.string(),
  type: z.enum(TEXT_ITEM_TYPES),
  text: z.string(),
  font: z.string(),
  fontSize: finite,
  fontWeight: z.enum(FONT_WEIGHTS),
  color: z.string(),
  width: finite,
  height: finite,
  verticalAlignment: z.enum(VERTICAL_ALIGNMENTS),
  horizontalAlignment: z.enum(HORIZONTAL_ALIGNMENTS),
  angle: z.nullable(finite),
  radius: z.nullable(finite),
  spacing: z.nullable(finite),
  reverse: z.nullable(z.boolean()),
})
export type OrderDesignText = z.infer<typeof OrderDesignText>

export const SurveyChild = z.object({
  /** YYYY-MM, '' while the month of an expected child is not known. */
  dateOfBirth: z.string().check(z.maxLength(10)),
  isPregnant: z.boolean(),
})
export type SurveyChild = z.infer<typeof SurveyChild>

export const ChildrenSurvey = z.object({ orderNumber, childrenInfo: z.array(SurveyChild).check(z.maxLength(100)) })
export type ChildrenSurvey = z.infer<typeof ChildrenSurvey>

export const Order = z.object({
  id: z.string(),
  orderNumber,
  phoneNumber,
  status: z.enum(ORDER_STATUSES),
  ecSiteId: z.nullable(z.enum(EC_TYPES)),
  ecType: z.nullable(z.enum(EC_TYPES)),
  payMethod: z.string(),
  paymentType: z.enum(PAYMENT_TYPES),
  processMethod: z.enum(PROCESS_METHODS),
  orderDate: dateTime,
  shipDate: z.nullable(dateTime),
  orderer: Orderer,
  receiver: Receiver,
  products: z.array(OrderProduct),
  /** The first product that was bought. */
  productId: z.nullable(z.string()),
  hasLineProduct: z.boolean(),
  designs: z.array(Design),
  designItems: z.array(OrderDesignText),
  designGroups: z.array(DesignGroup),
  packages: z.array(Package),
  /** Pieces still to be designed, and pieces too many. */
  remainingNumber: count,
  overNumber: count,
  /** The day and band of the first package for which they were chosen. */
  deliveryDays: z.nullable(day),
  deliveryTime: z.nullable(z.string()),
  /** The latest day that was chosen for any package. */
  deliveryDate: z.nullable(day),
  numberOfDaysFromNowToShipDate: count,
  /** month/day(weekday) */
  expectedShipDateString: z.string(),
  urlReleasedDate: z.nullable(dateTime),
  /** When production of a released message starts by itself. */
  timeToAutoStartProduction: z.nullable(dateTime),
  /** When the waiting period began. */
  beginningOfWaitingCreation: z.nullable(dateTime),
  /** 0 to 4, 5 for more, -1 for no answer; the form proposes no answer. */
  numberOfChildren: z.int(),
  /** The saved answer, null before the first. */
  numberOfChildrenFromDb: z.nullable(z.int()),
  childrenDOBSurvey: z.array(SurveyChild),
  updatedAt: dateTime,
})
export type Order = z.infer<typeof Order>

/** How the check before packaging and before a message ends; the words are those of the specification. */
export const PACKAGE_VERDICTS = [
  'ORDER_IS_VALID',
  'ORDER_IS_VALID_INTERACT_IM',
  'ORDER_IS_CANCELLED',
  'ORDER_HAS_NOT_ENOUGH_DESIGNS',
  'ORDER_HAS_SPARE_DESIGNS',
  'ORDER_HAS_WRONG_PRODUCT_DESIGN',
  'PRODUCT_IS_DELETED',
  'PRODUCT_IS_NOT_PUBLIC',
  'PRODUCT_IS_NOT_FOUND',
  'PRODUCT_IS_OUT_OF_STOCK',
] as const
export type PackageVerdict = (typeof PACKAGE_VERDICTS)[number]

export const SavePackages = z.object({
  /** Of the order. */
  id: z.string(),
  packages: z
    .array(
      z.object({
        id: z.string(),
        deliveryDays: z.nullish(day),
        deliveryTime: z.nullish(z.string().check(z.maxLength(20))),
        defaultExpectedDeliveryDate: z.nullish(day),
      }),
    )
    .check(z.maxLength(20)),
  designs: z
    .array(
      z.object({
        id: z.string(),
        designSeriesId: z.nullish(z.string()),
        packagePlanId: z.nullish(z.string()),
        productOptionId: z.nullish(z.string()),
      }),
    )
    .check(z.maxLength(2000)),
})
export type SavePackages = z.infer<typeof SavePackages>

export const Invoice = z.object({
  name: z.string(),
  describe: z.string(),
  /** Yen, tax included. */
  totalPrice: count,
  isReissue: z.boolean(),
  isSeenTutorial: z.boolean(),
  /** The last day on which it can be had. */
  availableUntil: day,
})
export type Invoice = z.infer<typeof Invoice>
