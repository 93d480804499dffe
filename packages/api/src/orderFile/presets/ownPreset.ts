import type { MappedField, OrderMapping } from '../../settings/orderMapping.ts'

const from = (column: string, isOptional?: true): MappedField => ({
  columns: [column],
  ...(isOptional && { optional: true }),
})

const name = (who: string) => ({
  familyName: from(`${who}.familyName`),
  firstName: from(`${who}.firstName`),
  familyNameKana: from(`${who}.familyNameKana`, true),
  firstNameKana: from(`${who}.firstNameKana`, true),
})

/** The shop's own table: columns named as the fields of an order, one row for each product. */
export const OWN_PRESET: OrderMapping = {
  description: 'columns named as the fields of an order, one row for each product',
  ecType: null,
  ecTypeField: from('ecType', true),
  orderNumber: from('orderNumber'),
  phoneNumber: from('phoneNumber'),
  payMethod: from('payMethod'),
  orderDate: from('orderDate'),
  totalPrice: from('totalPrice', true),
  amounts: {
    paid: from('amounts.paid', true),
    goods: from('amounts.goods', true),
    wrapping: from('amounts.wrapping', true),
    delivery: from('amounts.delivery', true),
    fee: from('amounts.fee', true),
    charge: from('amounts.charge', true),
    addedTax: from('amounts.addedTax', true),
    coupon: from('amounts.coupon', true),
    points: from('amounts.points', true),
    discount: from('amounts.discount', true),
    adjustment: from('amounts.adjustment', true),
    includedTax: from('amounts.includedTax', true),
  },
  ordererEmail: from('ordererEmail', true),
  processMethod: from('processMethod', true),
  paymentTypeField: from('paymentType', true),
  isSettled: { field: from('isSettled', true), is: ['true', ''] },
  orderer: name('orderer'),
  receiver: {
    ...name('receiver'),
    phoneNumber: from('receiver.phoneNumber'),
    zipCode: from('receiver.zipCode'),
    prefecture: from('receiver.prefecture'),
    city: from('receiver.city'),
    subAddress1: from('receiver.subAddress1'),
    subAddress2: from('receiver.subAddress2', true),
  },
  products: {
    productId: from('productId'),
    unit: from('unit'),
    chargeableUnit: from('chargeableUnit', true),
    others: 'REFUSE',
  },
}
