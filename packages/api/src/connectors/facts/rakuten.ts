import type { WireFact } from './wireFact.ts'
import { fact } from './wireFact.ts'

const GO = 'oh0123/rakuten-spi-sdk, rms/order.go'
const CS = 'JakeJP/Rakuten.RMS.Api, OrderModel.cs'
const BOTH = 'oh0123/rakuten-spi-sdk and JakeJP/Rakuten.RMS.Api'
const SHIPPING = 'updateOrderShipping, a copy of the RMS document in a public repository'
const REPORTED = 'Reported of RMS documents; not read in a source'
const CAUTION = 'No source excludes it'
const OPTIONAL_AMOUNT = { mayBeNull: true, mayBeAbsent: true, codes: { '-9999': 'not fixed yet' } } as const

/** Fields of an order of getOrder, version 7. Where the sources differ, the more careful one counts. */
export const rakutenFacts: readonly WireFact[] = [
  fact('OrderModelList', 'list', GO),
  fact('OrderModelList[].orderNumber', 'text', GO),
  fact('OrderModelList[].orderProgress', 'number', GO, {
    codes: {
      '100': 'waits for the shop',
      '200': 'Rakuten processes the payment',
      '300': 'waits for dispatch',
      '400': 'waits for a change',
      '500': 'sent',
      '600': 'payment in progress',
      '700': 'payment done',
      '800': 'cancellation to be confirmed',
      '900': 'cancelled',
    },
  }),
  fact('OrderModelList[].orderDatetime', 'time', GO),
  fact('OrderModelList[].totalPrice', 'number', GO, { codes: { '-9999': 'not fixed yet' } }),
  // What the customer pays: goods, delivery, wrapping, fees and charges, less coupons and points.
  fact('OrderModelList[].requestPrice', 'number', GO, OPTIONAL_AMOUNT),
  // With the price of wrapping.
  fact('OrderModelList[].goodsPrice', 'number', GO, OPTIONAL_AMOUNT),
  // Tax on top of goods whose price is without it; 0 if all prices include it.
  fact('OrderModelList[].goodsTax', 'number', GO, OPTIONAL_AMOUNT),
  fact('OrderModelList[].postagePrice', 'number', GO, OPTIONAL_AMOUNT),
  fact('OrderModelList[].deliveryPrice', 'number', GO, OPTIONAL_AMOUNT),
  fact('OrderModelList[].paymentCharge', 'number', GO, OPTIONAL_AMOUNT),
  fact('OrderModelList[].additionalFeeOccurAmountToUser', 'number', GO, OPTIONAL_AMOUNT),
  fact('OrderModelList[].couponAllTotalPrice', 'number', GO, OPTIONAL_AMOUNT),
  fact('OrderModelList[].PointModel.usedPoint', 'number', GO, OPTIONAL_AMOUNT),
  fact('OrderModelList[].TaxSummaryModelList', 'list', GO, { mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].TaxSummaryModelList[].taxRate', 'number', GO),
  fact('OrderModelList[].TaxSummaryModelList[].reqPrice', 'number', GO, { codes: { '-9999': 'not fixed yet' } }),
  fact('OrderModelList[].TaxSummaryModelList[].reqPriceTax', 'number', GO, { codes: { '-9999': 'not fixed yet' } }),
  fact('OrderModelList[].OrdererModel', 'object', GO),
  fact('OrderModelList[].OrdererModel.familyName', 'text', GO),
  fact('OrderModelList[].OrdererModel.prefecture', 'text', GO),
  fact('OrderModelList[].OrdererModel.city', 'text', GO),
  fact('OrderModelList[].OrdererModel.subAddress', 'text', CAUTION, { mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].OrdererModel.firstName', 'text', CS, { mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].OrdererModel.familyNameKana', 'text', BOTH, { mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].OrdererModel.firstNameKana', 'text', BOTH, { mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].OrdererModel.zipCode1', 'text', CAUTION, { mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].OrdererModel.zipCode2', 'text', CAUTION, { mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].OrdererModel.phoneNumber1', 'text', GO, { mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].OrdererModel.phoneNumber2', 'text', GO, { mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].OrdererModel.phoneNumber3', 'text', GO, { mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].PackageModelList[].SenderModel.familyName', 'text', GO),
  fact('OrderModelList[].PackageModelList[].SenderModel.prefecture', 'text', GO),
  fact('OrderModelList[].PackageModelList[].SenderModel.city', 'text', GO),
  fact('OrderModelList[].PackageModelList[].SenderModel.subAddress', 'text', CAUTION, {
    mayBeNull: true,
    mayBeAbsent: true,
  }),
  fact('OrderModelList[].PackageModelList[].SenderModel.firstName', 'text', CS, { mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].PackageModelList[].SenderModel.familyNameKana', 'text', BOTH, {
    mayBeNull: true,
    mayBeAbsent: true,
  }),
  fact('OrderModelList[].PackageModelList[].SenderModel.firstNameKana', 'text', BOTH, {
    mayBeNull: true,
    mayBeAbsent: true,
  }),
  fact('OrderModelList[].PackageModelList[].SenderModel.zipCode1', 'text', CAUTION, {
    mayBeNull: true,
    mayBeAbsent: true,
  }),
  fact('OrderModelList[].PackageModelList[].SenderModel.zipCode2', 'text', CAUTION, {
    mayBeNull: true,
    mayBeAbsent: true,
  }),
  fact('OrderModelList[].PackageModelList[].SenderModel.phoneNumber1', 'text', GO, {
    mayBeNull: true,
    mayBeAbsent: true,
  }),
  fact('OrderModelList[].PackageModelList[].SenderModel.phoneNumber2', 'text', GO, {
    mayBeNull: true,
    mayBeAbsent: true,
  }),
  fact('OrderModelList[].PackageModelList[].SenderModel.phoneNumber3', 'text', GO, {
    mayBeNull: true,
    mayBeAbsent: true,
  }),
  fact('OrderModelList[].OrdererModel.emailAddress', 'text', CAUTION, { mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].OrdererModel.birthYear', 'number', GO, { isUsed: false, mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].SettlementModel', 'object', REPORTED, { mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].SettlementModel.settlementMethodCode', 'number', BOTH, {
    mayBeNull: true,
    mayBeAbsent: true,
    codes: {
      '1': 'credit card',
      '2': 'cash on delivery',
      '4': 'shopping credit',
      '5': 'car loan',
      '6': 'leasing',
      '7': 'invoice',
      '8': 'points',
      '9': 'bank transfer',
      '12': 'Apple Pay',
      '13': '7-Eleven, prepaid',
      '14': 'Lawson, post office ATM and the like, prepaid',
      '16': 'Alipay',
      '17': 'PayPal',
      '21': 'payment after delivery',
      '27': 'Alipay',
    },
  }),
  fact('OrderModelList[].SettlementModel.settlementMethod', 'text', BOTH),
  fact('OrderModelList[].PointModel', 'object', CS, { mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].WrappingModel1', 'object', CS, { isUsed: false, mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].CouponModelList', 'list', CS, { isUsed: false, mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].deliveryDate', 'time', CS, { isUsed: false, mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].remarks', 'text', CS, { isUsed: false, mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].PackageModelList', 'list', CS),
  fact('OrderModelList[].PackageModelList[].basketId', 'number', SHIPPING),
  fact('OrderModelList[].PackageModelList[].packageDeleteFlag', 'number', CAUTION, {
    mayBeNull: true,
    mayBeAbsent: true,
    codes: { '1': 'deleted' },
  }),
  fact('OrderModelList[].PackageModelList[].ItemModelList', 'list', CS),
  fact('OrderModelList[].PackageModelList[].ItemModelList[].manageNumber', 'text', CS),
  fact('OrderModelList[].PackageModelList[].ItemModelList[].units', 'number', CS),
  fact('OrderModelList[].PackageModelList[].ItemModelList[].deleteItemFlag', 'number', CAUTION, {
    mayBeNull: true,
    mayBeAbsent: true,
    codes: { '1': 'deleted' },
  }),
  fact('OrderModelList[].PackageModelList[].ItemModelList[].selectedChoice', 'text', CS, {
    isUsed: false,
    mayBeNull: true,
    mayBeAbsent: true,
  }),
  fact('OrderModelList[].PackageModelList[].ItemModelList[].SkuModelList', 'list', CS, {
    isUsed: false,
    mayBeNull: true,
    mayBeAbsent: true,
  }),
  fact('OrderModelList[].PackageModelList[].noshi', 'text', CS, { isUsed: false, mayBeNull: true, mayBeAbsent: true }),
  fact('OrderModelList[].PackageModelList[].ShippingModelList', 'list', CAUTION, {
    mayBeNull: true,
    mayBeAbsent: true,
  }),
]
