import type { WireFact } from './wireFact.ts'
import { fact } from './wireFact.ts'

const INFO = 'developer.yahoo.co.jp, orderInfo'
const STATUS = 'developer.yahoo.co.jp, orderStatusChange'
const SAMPLE = 'A sample request and answer of orderInfo on qiita.com'
const TESTS = 'JSPSystem/yahoo-shopping-api-client, tests of the order calls'
const ENUM = 'kunitake1028/yahoo-shopping-jp-php, src/Enum'
const LISTS = 'Lists of all fields of orderInfo in public clients'
const CLIENTS = 'Public clients of orderShipStatusChange'

/** Fields of an order of orderInfo. XML has no null; a field without a value is empty or absent. */
export const yahooFacts: readonly WireFact[] = [
  fact('ResultSet.Result.OrderInfo.OrderId', 'text', INFO),
  fact('ResultSet.Result.OrderInfo.OrderTime', 'time', SAMPLE),
  fact('ResultSet.Result.OrderInfo.OrderStatus', 'number', INFO, {
    codes: { '1': 'reserved', '2': 'in progress', '3': 'held', '4': 'cancelled', '5': 'done' },
  }),
  fact('ResultSet.Result.OrderInfo.FraudHoldStatus', 'number', STATUS, {
    mayBeAbsent: true,
    codes: { '1': 'under review', '3': 'confirmed as fraud' },
  }),
  fact('ResultSet.Result.OrderInfo.LastUpdateTime', 'time', INFO, { isUsed: false }),
  fact('ResultSet.Result.OrderInfo.DeviceType', 'number', SAMPLE, { isUsed: false, mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Pay.PayStatus', 'number', TESTS, { codes: { '0': 'not paid', '1': 'paid' } }),
  fact('ResultSet.Result.OrderInfo.Pay.PayMethod', 'text', ENUM, {
    codes: {
      payment_a1: 'credit card',
      payment_a6: 'convenience store: 7-Eleven',
      payment_a7: 'convenience store: others',
      payment_a8: 'mobile Suica',
      payment_a9: 'docomo',
      payment_a10: 'au PAY',
      payment_a11: 'SoftBank',
      payment_a15: 'Pay-easy',
      payment_a16: 'Yahoo! money',
      payment_a17: 'PayPay',
      payment_a19: 'PayPay credit',
      payment_b1: 'bank transfer (b1 to b6)',
      payment_c1: 'Japan Post Bank, before dispatch',
      payment_c2: 'Japan Post Bank, after delivery',
      payment_c3: 'registered mail',
      payment_d1: 'cash on delivery',
      payment_e1: 'payment named by the store (e1 to e15)',
      payment_z1: 'points only',
    },
  }),
  fact('ResultSet.Result.OrderInfo.Pay.PayMethodName', 'text', INFO, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Pay.PayKind', 'number', ENUM, {
    isUsed: false,
    mayBeAbsent: true,
    codes: { '0': 'card', '3': 'transfer', '4': 'cash on delivery', '5': 'convenience store' },
  }),
  fact('ResultSet.Result.OrderInfo.Pay.PayType', 'number', ENUM, {
    isUsed: false,
    mayBeAbsent: true,
    codes: { '0': 'after', '1': 'before' },
  }),
  fact('ResultSet.Result.OrderInfo.Pay.BillLastName', 'text', SAMPLE),
  fact('ResultSet.Result.OrderInfo.Pay.BillFirstName', 'text', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Pay.BillLastNameKana', 'text', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Pay.BillFirstNameKana', 'text', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Pay.BillPhoneNumber', 'text', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Pay.BillMailAddress', 'text', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Ship.ShipStatus', 'number', ENUM, {
    mayBeAbsent: true,
    codes: { '0': 'cannot be sent', '1': 'can be sent', '2': 'being sent', '3': 'sent', '4': 'delivered' },
  }),
  fact('ResultSet.Result.OrderInfo.Ship.ShipCompanyCode', 'text', CLIENTS, {
    mayBeAbsent: true,
    codes: { '1001': 'Yamato', '1002': 'Sagawa', '1003': 'Japan Post' },
  }),
  fact('ResultSet.Result.OrderInfo.Ship.ShipInvoiceNumber1', 'text', TESTS, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Ship.ShipInvoiceNumber2', 'text', CLIENTS, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Ship.ShipLastName', 'text', SAMPLE),
  fact('ResultSet.Result.OrderInfo.Ship.ShipFirstName', 'text', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Ship.ShipLastNameKana', 'text', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Ship.ShipFirstNameKana', 'text', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Ship.ShipZipCode', 'text', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Ship.ShipPrefecture', 'text', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Ship.ShipCity', 'text', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Ship.ShipAddress1', 'text', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Ship.ShipAddress2', 'text', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Ship.ShipPhoneNumber', 'text', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Detail.TotalPrice', 'number', SAMPLE),
  fact('ResultSet.Result.OrderInfo.Detail.SettleAmount', 'number', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Detail.ShipCharge', 'number', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Detail.PayCharge', 'number', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Detail.GiftWrapCharge', 'number', SAMPLE, { mayBeAbsent: true }),
  // No source names the sign of a discount, so either is a reduction.
  fact('ResultSet.Result.OrderInfo.Detail.Discount', 'number', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Detail.Adjustments', 'number', LISTS, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Detail.TotalMallCouponDiscount', 'number', LISTS, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Detail.UsePoint', 'number', SAMPLE, { mayBeAbsent: true }),
  fact('ResultSet.Result.OrderInfo.Item', 'list', TESTS),
  fact('ResultSet.Result.OrderInfo.Item[].ItemId', 'text', TESTS),
  fact('ResultSet.Result.OrderInfo.Item[].Quantity', 'number', TESTS),
  fact('ResultSet.Result.OrderInfo.Item[].SubCode', 'text', TESTS, { isUsed: false, mayBeAbsent: true }),
]

/** CancelReason: 1xx are the customer's reasons, 2xx the store's. Source: the class CancelReason of the same client. */
export const yahooCancelReasons: Readonly<Record<number, string>> = {
  100: 'cancelled',
  110: 'returned',
  120: 'not paid',
  130: 'address unknown',
  140: 'refused at the door',
  150: 'not reachable',
  160: 'ordered twice',
  170: 'payment not authorised',
  180: 'other reason of the customer',
  200: 'cancelled',
  210: 'out of stock',
  220: 'no longer sold',
  230: 'other reason of the store',
}
