import type { MappedField, OrderMapping } from '../../settings/orderMapping.ts'

/**
 * The field names of Yahoo's order API, which the heads of ストアクリエイターPro use. Which of them a download has, and
 * whether the file of products has the same names, is set in its template; no public list of the defaults was found.
 */
const FIELDS = 'field of the order API, as five programs list it; the template of the download decides which are there'

const from = (
  columns: string[],
  change: { match?: string; digits?: number; optional?: boolean } = {},
): MappedField => ({
  columns,
  ...change,
  source: FIELDS,
})

/** An order id may begin with the id of the shop and a hyphen. */
const NUMBER = from(['OrderId'], { match: '(\\d+)$', digits: 8 })

/** The two files of ストアクリエイターPro: orders, and their products with `--items`. */
export const YAHOO_PRESET: OrderMapping = {
  description: 'Yahoo!ショッピング ストアクリエイターPro: orders, and products with --items',
  ecType: 'YAHOO',
  orderNumber: NUMBER,
  phoneNumber: from(['BillPhoneNumber']),
  payMethod: from(['PayMethodName']),
  orderDate: from(['OrderTime']),
  totalPrice: from(['TotalPrice'], { optional: true }),
  amounts: {
    wrapping: from(['GiftWrapCharge'], { optional: true }),
    delivery: from(['ShipCharge'], { optional: true }),
    fee: from(['PayCharge'], { optional: true }),
    coupon: from(['TotalMallCouponDiscount'], { optional: true }),
    points: from(['UsePoint'], { optional: true }),
    discount: from(['Discount'], { optional: true }),
  },
  ordererEmail: from(['BillMailAddress'], { optional: true }),
  paymentTypes: [{ contains: 'コンビニ', is: 'COMBINI' }],
  isSettled: { field: from(['PayStatus']), is: ['1'] },
  isCancelled: { field: from(['OrderStatus'], { optional: true }), is: ['4'] },
  orderer: {
    familyName: from(['BillLastName']),
    firstName: from(['BillFirstName']),
    familyNameKana: from(['BillLastNameKana'], { optional: true }),
    firstNameKana: from(['BillFirstNameKana'], { optional: true }),
  },
  receiver: {
    familyName: from(['ShipLastName']),
    firstName: from(['ShipFirstName']),
    familyNameKana: from(['ShipLastNameKana'], { optional: true }),
    firstNameKana: from(['ShipFirstNameKana'], { optional: true }),
    phoneNumber: from(['ShipPhoneNumber']),
    zipCode: from(['ShipZipCode']),
    prefecture: from(['ShipPrefecture']),
    city: from(['ShipCity']),
    subAddress1: from(['ShipAddress1']),
    subAddress2: from(['ShipAddress2'], { optional: true }),
  },
  products: { productId: from(['ItemId']), unit: from(['Quantity']), others: 'LEAVE_OUT' },
  items: { orderNumber: NUMBER },
}
