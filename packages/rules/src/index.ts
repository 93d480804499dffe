export { nationalHoliday } from './calendar/nationalHoliday.ts'
export type { CategoryDaysOff, DayOffReason, ShipDateOverride, ShopCalendar } from './calendar/shopCalendar.ts'
export { DEFAULT_CHANGE_POINT, dayOffReason, isDayOff, workingDayFrom } from './calendar/shopCalendar.ts'
export type { DayRule } from './calendar/temporal.ts'
export { covers, dayNumber, dayRule } from './calendar/temporal.ts'
export type { Day } from './calendar/tokyoDay.ts'
export { addDays, addMonths, daysBetween, tokyoDay, tokyoTime } from './calendar/tokyoDay.ts'
export type { AvailableDate, ExportWindow } from './catalogue/availableDate.ts'
export { availableDateText, categoryAvailability, dayText, productAvailability } from './catalogue/availableDate.ts'
export { compareCategories, compareProducts } from './catalogue/catalogueOrder.ts'
export { isChoiceOutOfStock, isOutOfStock, isSoldOut, LOW_STOCK } from './catalogue/lowStock.ts'
export type { DeliveryQuestion, DeliveryTime, DeliveryViolation } from './delivery/deliveryDate.ts'
export {
  checkDeliveryDate,
  DELIVERY_TIMES,
  defaultDeliveryTime,
  earliestDeliveryDate,
  firstDeliveryDate,
  isDeliveryTime,
  lastDeliveryDate,
  NOT_SPECIFIED,
  readDeliveryTime,
} from './delivery/deliveryDate.ts'
export type { DayOff, Goods, LateStart } from './delivery/shipDate.ts'
export {
  daysOffBetween,
  daysToShip,
  lateStart,
  latestShipDate,
  orderShipDate,
  productShipDate,
  shipDate,
} from './delivery/shipDate.ts'
export { DELIVERY_DAYS, DELIVERY_WINDOW_DAYS, latestShippingStart, shippingStart } from './delivery/shippingStart.ts'
export type { Incompleteness } from './design/completeness.ts'
export {
  bookletDesignCount,
  INCOMPLETENESS,
  incompletenessOf,
  isItemFilled,
  isPageComplete,
} from './design/completeness.ts'
export type { DesignBalance } from './design/designBalance.ts'
export { designBalance } from './design/designBalance.ts'
export type { LinkViolation } from './message/linkValidity.ts'
export { checkReleasedLink, shownValidity } from './message/linkValidity.ts'
export type { CampaignPictureViolation, MediaViolation } from './message/mediaLimits.ts'
export { CAMPAIGN_PICTURE, campaignPictureViolations, MEDIA_LIMITS, mediaViolations } from './message/mediaLimits.ts'
export type { MessageItem, MessageLevel, MissingPart } from './message/messageCompleteness.ts'
export { MESSAGE_LEVEL, messageLevel, missingParts } from './message/messageCompleteness.ts'
export { maxTextLength, PHOTO_RATIOS, photoRatio } from './message/messageLayout.ts'
export { charactersBeyondBasicPlane, shownMessageText } from './message/messageText.ts'
export type { MessageGroup, MessageViolation } from './message/messageViolations.ts'
export { messageViolations } from './message/messageViolations.ts'
export type { CancelReason } from './order/cancelReason.ts'
export { CANCEL_REASONS, cancelReasonAt } from './order/cancelReason.ts'
export {
  canEditInvoice,
  DEFAULT_INVOICE_DESCRIPTION,
  designFileName,
  invoiceDescription,
  invoiceFileName,
  invoiceName,
  isInvoiceAvailable,
  lastInvoiceDay,
} from './order/invoice.ts'
export type { OrderNumberForm } from './order/orderNumber.ts'
export {
  completeOrderNumber,
  normaliseOrderNumber,
  ORDER_NUMBER_MAX_LENGTH,
  orderNumberForm,
} from './order/orderNumber.ts'
export type { OrderAction } from './order/orderStatus.ts'
export {
  isCancelled,
  isInProduction,
  mayCancel,
  mayChange,
  mayDownload,
  mayOpenMessage,
  mayPack,
  ORDER_STATUS_ALLOWS,
} from './order/orderStatus.ts'
export type { GuardReason, OrderEvent, OrderFacts, StatusViolation, Transition } from './order/orderTransitions.ts'
export { nextStatus, ORDER_TRANSITIONS, transitionViolations } from './order/orderTransitions.ts'
export type { PackagePlan, PackageViolation, PackedGroup, PackedProduct, PlanCounts } from './order/packagePlans.ts'
export { choiceViolations, countPlans, packageViolations } from './order/packagePlans.ts'
export type {
  BoughtProduct,
  DesignedGroup,
  DesignViolation,
  PackagingViolation,
  ProductionFacts,
  ProductionViolation,
  WantedParcel,
} from './order/productionViolations.ts'
export {
  dateViolations,
  designViolations,
  isOptionOutOfStock,
  productionViolations,
} from './order/productionViolations.ts'
export type { NextStep, Review, ReviewedDesign, ReviewViolation } from './order/reviewViolations.ts'
export {
  FULL_POINTS_PAYMENT,
  isAddressBlocking,
  isUnchanged,
  needsSameAddressCaution,
  nextStep,
  reviewViolations,
} from './order/reviewViolations.ts'
export { ADDRESS_LINE_MAX_CHARACTERS, addressLineLength, isAddressLineTooLong } from './person/addressLine.ts'
export type { NumberOfChildren, SurveyChild, SurveyViolation } from './person/childrenSurvey.ts'
export {
  childrenForCount,
  MAX_SURVEY_CHILDREN,
  NUMBER_OF_CHILDREN_OPTIONS,
  PREGNANCY_MONTHS,
  surveyAction,
  surveyViolations,
} from './person/childrenSurvey.ts'
export { isKatakana, normaliseKana } from './person/katakana.ts'
export type { PasswordViolation } from './person/password.ts'
export {
  normalisePassword,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  passwordViolations,
} from './person/password.ts'
export type { FieldViolations, PersonViolation } from './person/personViolations.ts'
export {
  normaliseOrderer,
  normaliseReceiver,
  ordererViolations,
  receiverViolations,
} from './person/personViolations.ts'
export { lastFourDigits, normalisePhoneNumber } from './person/phoneNumber.ts'
export { formatPostalCode, parsePostalCode } from './person/postalCode.ts'
export type { Prefecture } from './person/prefecture.ts'
export { isPrefecture, isPrefectureMismatch, OVERSEAS, PREFECTURES } from './person/prefecture.ts'
export { latinNumerals } from './person/romanNumerals.ts'
export type { FoundRange } from './search/findWords.ts'
export { containsWords, findWords, searchWords } from './search/findWords.ts'
export { foldText } from './search/foldText.ts'
