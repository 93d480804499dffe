import * as z from 'zod/mini'
import { OrderAmounts } from './amounts.ts'
import { Design } from './design.ts'
import { FONT_WEIGHTS, HORIZONTAL_ALIGNMENTS, TEXT_ITEM_TYPES, VERTICAL_ALIGNMENTS } from './designItem.ts'
import { MissingPart, SampleText } from './missingPart.ts'
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
/** Payments with rules of their own; all others are OTHER. */
export const PAYMENT_TYPES = ['COMBINI', 'RAKUTEN_POINT', 'OTHER'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** PUT …/orderer and …/receiver accept more characters than are valid, so that the answer can name the violation. */
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
  /** Pieces bought with a chargeable wrapping. */
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
  /** Ids in the order of the pages. */
  designIds: z.array(z.string()),
  isNotComplete: z.boolean(),
})
export type DesignGroup = z.infer<typeof DesignGroup>

/** How a parcel was sent. */
export const Shipment = z.object({
  carrierName: z.string(),
  /** Null until the staff have entered it. */
  trackingNumber: z.nullable(z.string()),
  /** The carrier's page about this parcel; null if the shop has no address for it. */
  trackingUrl: z.nullable(z.string()),
})
export type Shipment = z.infer<typeof Shipment>

/** A parcel of one print company. */
export const Package = z.object({
  id: z.string(),
  printCompany: z.enum(PRINT_COMPANIES),
  /** The delivery day that the customer has chosen; null leaves it to the shop. */
  deliveryDays: z.nullable(day),
  /** A time band, or 指定なし for any time; null until the customer or the recipient has answered. */
  deliveryTime: z.nullable(z.string()),
  /** The first day that can be chosen; null if none can. */
  defaultExpectedDeliveryDate: z.nullable(day),
  /** `plannedShipDate`; while there is none, the earliest day on which the goods can be ready. */
  expectedShipDate: day,
  /**
   * The ship date that follows from the chosen delivery; from the start of production the date that was promised then, and
   * after shipping the actual date. Null while it is unknown, as before the recipient of a message has chosen a day.
   */
  plannedShipDate: z.nullable(day),
  /** Null until the parcel is sent. */
  shipment: z.nullable(Shipment),
  /** The day on which the parcel arrived, as far as the shop knows. */
  deliveredDate: z.nullable(day),
  /** Creating days of the product in the parcel that takes longest. */
  maxCreatingTime: count,
  maxCreatingDays: count,
  groupNumbers: z.array(z.int()),
})
export type Package = z.infer<typeof Package>

/** A text of a design with its typesetting. */
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
  /** YYYY-MM; '' if the month of an expected birth is not known. */
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
  /** The total in yen, as the shop of the order told; null if it told none. */
  totalPrice: z.nullable(count),
  amounts: OrderAmounts,
  /** Whether the shop of the order, or the bank, has said that it is paid. */
  isPaid: z.boolean(),
  processMethod: z.enum(PROCESS_METHODS),
  orderDate: dateTime,
  shipDate: z.nullable(dateTime),
  orderer: Orderer,
  receiver: Receiver,
  products: z.array(OrderProduct),
  /** The first product of the order. */
  productId: z.nullable(z.string()),
  hasLineProduct: z.boolean(),
  designs: z.array(Design),
  designItems: z.array(OrderDesignText),
  designGroups: z.array(DesignGroup),
  packages: z.array(Package),
  /** Pieces without a design, and designs beyond the pieces bought. */
  remainingNumber: count,
  overNumber: count,
  /** What the designs lack: by product, then by piece, side or page, and item. */
  missingParts: z.array(MissingPart),
  /** Texts that still show what the template proposes, in the same order. They do not prevent production. */
  sampleTexts: z.array(SampleText),
  /** Whether nothing is missing and no design is over; production of an order that is not designed is refused. */
  isDesigned: z.boolean(),
  /** Day and time band of the first package that has them. */
  deliveryDays: z.nullable(day),
  deliveryTime: z.nullable(z.string()),
  /** The latest delivery day of all packages; of an open order, only days that are still possible. */
  deliveryDate: z.nullable(day),
  numberOfDaysFromNowToShipDate: count,
  /** month/day(weekday); 指定なし for a released message. */
  expectedShipDateString: z.string(),
  urlReleasedDate: z.nullable(dateTime),
  /** Time at which production of a released message starts automatically. */
  timeToAutoStartProduction: z.nullable(dateTime),
  /** Time at which the waiting period began. */
  beginningOfWaitingCreation: z.nullable(dateTime),
  /** 0 to 4, 5 for five or more, -1 for no answer, which is the default of the form. */
  numberOfChildren: z.int(),
  /** The saved answer; null until the first. */
  numberOfChildrenFromDb: z.nullable(z.int()),
  childrenDOBSurvey: z.array(SurveyChild),
  /** When designs and photos were erased because their time was over; null while they are kept. */
  designsErasedAt: z.nullable(dateTime),
  updatedAt: dateTime,
})
export type Order = z.infer<typeof Order>

/** The outcomes of the check before packaging and before a message, with the names of the specification. */
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
  /** Yen that the customer paid, tax included. */
  totalPrice: count,
  isReissue: z.boolean(),
  isSeenTutorial: z.boolean(),
  /** The last day on which the invoice is available. */
  availableUntil: day,
})
export type Invoice = z.infer<typeof Invoice>
