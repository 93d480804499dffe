import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { copyDesigns } from '../endpoints/designGroup.ts'
import { askQuestion, enterTheatre1810, subscribeProduct } from '../endpoints/help.ts'
import { saveMessageImage, uploadMessageFile } from '../endpoints/message.ts'
import { verifyOrder } from '../endpoints/order.ts'
import { Session } from '../entities/account.ts'
import { Design, ProductOnDesign, SaveDesigns } from '../entities/design.ts'
import { DesignSeries } from '../entities/designSeries.ts'
import { DesignItem } from '../entities/designItem.ts'
import { Region, RegionSetting, ShownMail } from '../entities/help.ts'
import { MessageItem } from '../entities/message.ts'
import { DeliveryEvent, Notice } from '../entities/notice.ts'
import {
  ChildrenSurvey,
  DesignGroup,
  Invoice,
  Order,
  OrderDesignText,
  Orderer,
  OrderProduct,
  Package,
  Receiver,
  ReceiverUpdate,
  SurveyChild,
} from '../entities/order.ts'
import { PackagePlan } from '../entities/packagePlan.ts'
import { Category, FontFamily, Product, ProductOption } from '../entities/product.ts'
import { TemplatePage, TemplateSeries } from '../entities/template.ts'
import { fieldsOf, hasField } from './schemaAt.ts'

type Schema = z.core.$ZodType

/** Section 3 of both specifications, copied by hand: our schema of each entity, and its fields there. */
const specified: readonly (readonly [entity: string, schema: Schema | null, fields: string])[] = [
  // The design tool, the catalogue and the login.
  ['Order', Order, 'orderNumber phoneNumber status paymentType ecType'],
  [
    'Design',
    Design,
    `id orderNumber phoneNumber saveType designSeriesId designSeries designSeries.totalPage pageNumber templateId
    backgroundColor foregroundUrl backgroundUrl imageName imageFolder sideNumber sideCount imageResize isDisabledItem
    items hasImageItem groupNumber productId productIdentify image`,
  ],
  [
    'Design item',
    DesignItem,
    `id type position priorityIndex top left width height boundWidth boundHeight boundLeft boundTop borderRadius
    borderRadius.rx borderRadius.ry croppedLeft croppedTop croppedWidth croppedHeight cropImage cropImageName imageName
    scale rotate imageRotate brightnessFactor font fontSize fontWeight color background borderTextColor isTextCompiled
    text templateItemText verticalAlignment horizontalAlignment truncated angle radius spacing reverse isDisabledItem`,
  ],
  [
    'Template',
    TemplatePage,
    `id name pageNumber sideNumber items thumbnail thumbnailUrl backgroundColor publishedAt templateName
    productIdentify design`,
  ],
  ['Template series', TemplateSeries, 'templates sumImageItemSeries sumTextItemSeries'],
  [
    'Product',
    Product,
    `id name numberOfSides productType seichoku seichoku.pageSize seichoku.totalPage minFontSize minFontWeight fonts
    fonts.value fonts.chars colors isLineProduct position quantityInStock options options.identifier options.inStock
    selectedProductOption categoryIdentify category creatingTime availableDate`,
  ],
  ['Design series', DesignSeries, 'id templateSeriesId orderNumber productOptionId'],
  ['Category', Category, 'id name position createdAt startExpectedExport endExpectedExport'],
  ['Font', FontFamily, 'value web chars'],
  ['Verify-order payload', verifyOrder.body, 'orderNumber phoneNumber productId actionType designIds'],
  [
    'Save-designs payload',
    SaveDesigns,
    'orderNumber phoneNumber oldOrderNumber oldPhoneNumber groupNumber overrideGroupNumber designs',
  ],
  ['Session', Session, 'token userName role'],
  [
    'Event',
    DeliveryEvent,
    `isDayOff description temporals temporals.soleDate temporals.fromDate temporals.toDate temporals.day temporals.week
    temporals.month`,
  ],
  ['Notice', Notice, 'kind isEnabled fromTime toTime content'],
  ['Subscriber', subscribeProduct.body, 'email productId productOptionId'],
  ['Question', askQuestion.body, 'email name orderNumber question'],
  // Orders, my page and the services around them.
  [
    'Order of my page',
    Order,
    `id orderNumber status orderer receiver products designs designItems packages payMethod ecSiteId orderDate shipDate
    urlReleasedDate timeToAutoStartProduction beginningOfWaitingCreation numberOfChildren numberOfChildrenFromDb
    childrenDOBSurvey processMethod updatedAt hasLineProduct productId deliveryDays deliveryTime
    numberOfDaysFromNowToShipDate expectedShipDateString deliveryDate remainingNumber overNumber`,
  ],
  ['Orderer', Orderer, 'firstName familyName firstNameKana familyNameKana'],
  [
    'Receiver',
    Receiver,
    `id firstName familyName firstNameKana familyNameKana zipCode prefecture city subAddress1 subAddress2 phoneNumber`,
  ],
  ['Receiver as it is sent', ReceiverUpdate, 'receiverId'],
  [
    'Order product',
    OrderProduct,
    `productId categoryId unit name productType isDeleted numberOfSides quantityInStock hasChargeablePackage product
    product.image`,
  ],
  [
    'Design of an order',
    Design,
    `id randomId idStr groupNumber sideNumber pageNumber designSeries designSeries.id designSeries.productOptionId
    designSeries.totalPage productOptionId packagePlanId packagePlan packagePlan.identifier packageId product image
    orderNumber imageFolder imageName isNotComplete isNotCompleteType`,
  ],
  [
    'Product on a design',
    ProductOnDesign,
    `id name category categoryIdentify productType isPublic quantityInStock packagePlanCatId chargeablePackagePlanCatId
    allowPackagePlanEmptyChoice creatingTime numberOfSides seichoku seichoku.totalPage`,
  ],
  [
    'Design group',
    DesignGroup,
    `groupNumber packagePlanId productOptionId designs product productOptions productOptions.identifier
    productOptions.inStock packageId`,
  ],
  ['Copy-design response', copyDesigns.answer, 'groupNumber designSeriesCopyId'],
  [
    'Package',
    Package,
    `id deliveryDays deliveryTime defaultExpectedDeliveryDate expectedShipDate printCompany designs designGroups
    maxCreatingDays maxCreatingTime`,
  ],
  ['Package plan', PackagePlan, 'id name isFree'],
  ['Product option', ProductOption, 'identifier inStock'],
  [
    'Design item of an order (its text)',
    OrderDesignText,
    `type text font fontSize fontWeight color width height verticalAlignment horizontalAlignment angle radius spacing
    reverse`,
  ],
  [
    'Digital-message design item',
    MessageItem,
    'id type position fileName width height left top rotate brightness templateId text',
  ],
  [
    'Digital-message upload form',
    uploadMessageFile.body,
    'orderNumber type brightness position width height templateId text',
  ],
  [
    'Digital-message image editing state',
    MessageItem,
    `imageName cropImageName cropImage croppedLeft croppedTop croppedWidth croppedHeight imageRotate rotate
    brightnessFactor ratio position type templateId`,
  ],
  ['Digital-message image as it is sent', saveMessageImage.body, 'brightnessFactor'],
  ['Child survey entry', SurveyChild, 'dateOfBirth isPregnant'],
  ['Survey payload', ChildrenSurvey, 'orderNumber childrenInfo'],
  ['Invoice', Invoice, 'name describe totalPrice isReissue isSeenTutorial'],
  ['Guide e-mail', ShownMail, 'title content'],
  [
    'Category of my page',
    Category,
    'id position createdAt name products isLineCategory enableExpectedDelivery startExpectedExport endExpectedExport',
  ],
  ['Region setting', RegionSetting, 'id settingKey status'],
  ['Region', Region, 'districts districts.villages'],
  [
    'Campaign form',
    enterTheatre1810.body,
    `firstName lastName firstNameFurigana lastNameFurigana sex birthday zipCode address phoneNumber email iAccount
    academy academyNote like likeNote`,
  ],
]

/** Fields of the specification that the wire does not have, each with the reason. */
const OMITTED: Readonly<Record<string, string>> = {
  'Design item.boundWidth':
    'computed from the box and its rotation, never stored: geometry returns the bounds of an item',
  'Design item.boundHeight': 'as boundWidth',
  'Design item.boundLeft': 'as boundWidth',
  'Design item.boundTop': 'as boundWidth',
  'Design item.cropImage': 'the decoded picture in the browser; its name, cropImageName, is on the wire',
  'Design item.scale': 'follows from the crop and the box: width / croppedWidth',
  'Design group.designs': 'their ids, designIds: an order carries each design once, in its own designs',
  'Design group.product': 'its id, productId: an order carries each product once, in its own products',
  'Package.designs': 'its groups, groupNumbers, and through them the designs of the order',
  'Package.designGroups': 'their numbers, groupNumbers: an order carries each group once, in its own designGroups',
  'Digital-message image editing state.cropImage': 'the decoded picture in the browser; its name is on the wire',
  'Digital-message image editing state.brightnessFactor': 'sent under this name, answered as brightness',
}

/** Fields of a design item that the specification does not name, each with the reason. */
const ADDED_TO_ITEMS: Readonly<Record<string, string>> = {
  sourceWidth: 'coordinate space of the crop: pixels of the upright photo',
  sourceHeight: 'as sourceWidth',
  keepsTemplateText: 'whether the text of the template may be printed as it is, decided by the shop or the customer',
  sampleParts: 'names, dates and other parts of the proposed text that stand for words of the customer',
  allowsSupplementary: 'whether characters outside the basic plane are printed, as the product allows',
  phraseBreaks: 'whether lines end with phrases, decided by the template',
  grading: 'contrast, warmth, saturation, tonal range and style of a photo',
  redEyes: 'where the red of pupils is taken out of a photo',
  ofDay: 'the own day in whose cell of the month grid the photo lies',
  ornament: 'the drawing of the shop that the customer has added, with version, drawing, colours and isMirrored',
  version: 'as ornament',
  drawing: 'as ornament',
  colours: 'as ornament',
  isMirrored: 'as ornament',
  origin: 'OWN for an item that the customer has added',
  placement: 'who may move, resize, rotate and reorder the item: FIXED by the shop, LOCKED by the customer',
}

it('a design item has only fields that are specified or explained', () => {
  const names = specified.find(([entity]) => entity === 'Design item')?.[2].split(/\s+/) ?? []
  const known = new Set([...names, ...Object.keys(ADDED_TO_ITEMS)])
  expect(Object.keys(fieldsOf(DesignItem)).filter((name) => !known.has(name))).toEqual([])
})

describe('every field of the entities of the specifications is in the contract', () => {
  it.each(specified)('%s', (entity, schema, fields) => {
    const missing = fields.split(/\s+/).filter((field) => !hasField(schema, field))
    const explained = Object.keys(OMITTED).flatMap((name) =>
      name.startsWith(`${entity}.`) ? [name.slice(entity.length + 1)] : [],
    )
    expect(missing.sort()).toEqual(explained.sort())
  })
})
