export { nationalHoliday } from './calendar/nationalHoliday.ts'
export type { CategoryDaysOff, DayOffReason, ShipDateOverride, ShopCalendar } from './calendar/shopCalendar.ts'
export { DEFAULT_CHANGE_POINT, dayOffReason, isDayOff, workingDayFrom } from './calendar/shopCalendar.ts'
export type { DayRule } from './calendar/temporal.ts'
export { covers, dayNumber, dayRule } from './calendar/temporal.ts'
export type { Day } from './calendar/tokyoDay.ts'
export { addDays, addMonths, daysBetween, tokyoDay, tokyoTime } from './calendar/tokyoDay.ts'
export type { Incompleteness } from './completeness.ts'
export { bookletDesignCount, INCOMPLETENESS, incompletenessOf, isItemFilled, isPageComplete } from './completeness.ts'
export type { DeliveryAnswer, DeliveryQuestion, DeliveryRefusal, DeliveryTime } from './delivery/deliveryDate.ts'
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
export type { Goods, LateStart, RestDay } from './delivery/shipDate.ts'
export {
  daysToShip,
  latestShipDate,
  lateStart,
  orderShipDate,
  productShipDate,
  restDays,
  shipDate,
} from './delivery/shipDate.ts'
export { DELIVERY_DAYS, DELIVERY_WINDOW_DAYS, latestShippingStart, shippingStart } from './delivery/shippingStart.ts'
export type { LinkAnswer } from './message/linkValidity.ts'
export { releasedLink, shownValidity } from './message/linkValidity.ts'
export type { CampaignPictureFault, MediaFault } from './message/mediaLimits.ts'
export { CAMPAIGN_PICTURE, campaignPictureFaults, MEDIA_LIMITS, mediaFaults } from './message/mediaLimits.ts'
export type { MessageItem, MessageLevel, MissingPart } from './message/messageCompleteness.ts'
export { MESSAGE_LEVEL, messageLevel, missingParts } from './message/messageCompleteness.ts'
export { longestText, PHOTO_RATIOS, photoRatio } from './message/messagePlaces.ts'
export type { MessageBlock, MessageGroup } from './message/messageReadiness.ts'
export { messageBlocks } from './message/messageReadiness.ts'
export { charactersBeyondBasicPlane, shownMessageText } from './message/messageText.ts'
export type { CancelReason } from './order/cancelReason.ts'
export { CANCEL_REASONS, cancelReasonAt } from './order/cancelReason.ts'
export type { DesignBalance } from './order/designBalance.ts'
export { designBalance } from './order/designBalance.ts'
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
export type { PackageFault, PackagePlan, PackedGroup, PackedProduct, PlanCounts } from './order/packagePlans.ts'
export { choiceFaults, countPlans, packageFaults } from './order/packagePlans.ts'
export type {
  BoughtProduct,
  DesignedGroup,
  DesignFault,
  PackagingFault,
  ProductionFacts,
  ProductionFault,
  WantedParcel,
} from './order/productionFaults.ts'
export { dateFault, designFaults, isOptionOutOfStock, productionFaults } from './order/productionFaults.ts'
export type { NextBlock, NextStep, Review, ReviewedDesign } from './order/reviewStep.ts'
export {
  FULL_POINTS_PAYMENT,
  isAddressBlocking,
  isUnchanged,
  needsSameAddressCaution,
  nextBlocks,
  nextStep,
} from './order/reviewStep.ts'
export type { OrderNumberForm } from './orderNumber.ts'
export { completeOrderNumber, normaliseOrderNumber, ORDER_NUMBER_MAX_LENGTH, orderNumberForm } from './orderNumber.ts'
export type { GuardReason, OrderEvent, OrderFacts, StatusChange, Transition } from './orderStatus.ts'
export { nextStatus, ORDER_TRANSITIONS, transitionFaults } from './orderStatus.ts'
export { ADDRESS_LINE_MAX_CHARACTERS, addressLineLength, isAddressLineTooLong } from './person/addressLine.ts'
export type { NumberOfChildren, SurveyChild, SurveyFault } from './person/childrenSurvey.ts'
export {
  childrenForCount,
  MAX_SURVEY_CHILDREN,
  NUMBER_OF_CHILDREN_OPTIONS,
  PREGNANCY_MONTHS,
  surveyAction,
  surveyFaults,
} from './person/childrenSurvey.ts'
export { isKatakana, normaliseKana } from './person/katakana.ts'
export type { PasswordFault } from './person/password.ts'
export {
  normalisePassword,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  passwordFaults,
} from './person/password.ts'
export type { FieldFaults, PersonFault } from './person/personFaults.ts'
export { normaliseOrderer, normaliseReceiver, ordererFaults, receiverFaults } from './person/personFaults.ts'
export { formatPostalCode, parsePostalCode } from './person/postalCode.ts'
export type { Prefecture } from './person/prefecture.ts'
export { isPrefecture, isPrefectureMismatch, OVERSEAS, PREFECTURES } from './person/prefecture.ts'
export { latinNumerals } from './person/romanNumerals.ts'
export { lastFourDigits, normalisePhoneNumber } from './phoneNumber.ts'
export type { FoundRange } from './search/findWords.ts'
export { findWords, holdsWords, searchWords } from './search/findWords.ts'
export { foldText } from './search/foldText.ts'
export type { AvailableDate, ExportWindow } from './shelf/availableDate.ts'
export { availableDateText, categoryAvailability, dayText, productAvailability } from './shelf/availableDate.ts'
export { isChoiceOutOfStock, isOutOfStock, isSoldOut, LOW_STOCK } from './shelf/lowStock.ts'
export { compareCategories, compareProducts } from './shelf/shelfOrder.ts'
