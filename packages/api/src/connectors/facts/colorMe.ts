import type { WireFact } from './wireFact.ts'
import { fact } from './wireFact.ts'

const SALE = 'pepabo/colormeshop-ruby, docs/Sale.md'
const CUSTOMER = 'pepabo/colormeshop-ruby, docs/Customer.md'
const DETAIL = 'pepabo/colormeshop-ruby, docs/SaleDetail.md'
const TOTALS = 'pepabo/colormeshop-ruby, docs/GetSales200ResponseSalesInnerTotals.md'
const OPTIONAL = { mayBeNull: true, mayBeAbsent: true } as const
const DELIVERY = 'pepabo/colormeshop-ruby, docs/SaleDelivery.md'

/** Fields of a sale. The description calls every field optional; those that are not marked so here are in every public sample. */
export const colorMeFacts: readonly WireFact[] = [
  fact('sale.id', 'number', SALE),
  fact('sale.make_date', 'number', SALE),
  fact('sale.update_date', 'number', SALE, { isUsed: false }),
  fact('sale.canceled', 'boolean', SALE),
  fact('sale.paid', 'boolean', SALE),
  fact('sale.delivered', 'boolean', SALE, { isUsed: false }),
  fact('sale.payment_id', 'number', SALE, { mayBeNull: true, mayBeAbsent: true }),
  // What the customer pays, after all discounts.
  fact('sale.total_price', 'number', SALE),
  fact('sale.product_total_price', 'number', SALE, OPTIONAL),
  // Of the goods. The example of the source adds it to them.
  fact('sale.tax', 'number', SALE, OPTIONAL),
  fact('sale.delivery_total_charge', 'number', SALE, OPTIONAL),
  fact('sale.fee', 'number', SALE, OPTIONAL),
  fact('sale.noshi_total_charge', 'number', SALE, OPTIONAL),
  fact('sale.card_total_charge', 'number', SALE, OPTIONAL),
  fact('sale.wrapping_total_charge', 'number', SALE, OPTIONAL),
  fact('sale.point_discount', 'number', SALE, OPTIONAL),
  fact('sale.gmo_point_discount', 'number', SALE, OPTIONAL),
  fact('sale.other_discount', 'number', SALE, OPTIONAL),
  fact('sale.totals', 'object', SALE, OPTIONAL),
  fact('sale.totals.total_price_with_normal_tax', 'number', TOTALS, OPTIONAL),
  fact('sale.totals.normal_tax_amount', 'number', TOTALS, OPTIONAL),
  fact('sale.totals.total_price_with_reduced_tax', 'number', TOTALS, OPTIONAL),
  fact('sale.totals.reduced_tax_amount', 'number', TOTALS, OPTIONAL),
  fact('sale.memo', 'text', SALE, { isUsed: false, mayBeNull: true, mayBeAbsent: true }),
  fact('sale.customer.name', 'text', CUSTOMER),
  fact('sale.customer.furigana', 'text', CUSTOMER, { mayBeNull: true, mayBeAbsent: true }),
  fact('sale.customer.postal', 'text', CUSTOMER, { mayBeNull: true, mayBeAbsent: true }),
  fact('sale.customer.pref_name', 'text', CUSTOMER, { mayBeNull: true, mayBeAbsent: true }),
  fact('sale.customer.address1', 'text', CUSTOMER, { mayBeNull: true, mayBeAbsent: true }),
  fact('sale.customer.address2', 'text', CUSTOMER, { mayBeNull: true, mayBeAbsent: true }),
  fact('sale.customer.mail', 'text', CUSTOMER, { mayBeNull: true, mayBeAbsent: true }),
  fact('sale.customer.tel', 'text', CUSTOMER, { mayBeNull: true, mayBeAbsent: true }),
  fact('sale.customer.tel_mobile', 'text', CUSTOMER, { mayBeNull: true, mayBeAbsent: true }),
  fact('sale.details', 'list', DETAIL),
  fact('sale.details[].product_model_number', 'text', DETAIL, { mayBeNull: true, mayBeAbsent: true }),
  fact('sale.details[].product_num', 'number', DETAIL),
  fact('sale.details[].option1_value', 'text', DETAIL, { isUsed: false, mayBeNull: true, mayBeAbsent: true }),
  fact('sale.sale_deliveries', 'list', DELIVERY),
  fact('sale.sale_deliveries[].id', 'number', DELIVERY),
  fact('sale.sale_deliveries[].name', 'text', DELIVERY),
  fact('sale.sale_deliveries[].furigana', 'text', DELIVERY, { mayBeNull: true, mayBeAbsent: true }),
  fact('sale.sale_deliveries[].postal', 'text', DELIVERY, { mayBeNull: true, mayBeAbsent: true }),
  fact('sale.sale_deliveries[].pref_name', 'text', DELIVERY, { mayBeNull: true, mayBeAbsent: true }),
  fact('sale.sale_deliveries[].address1', 'text', DELIVERY, { mayBeNull: true, mayBeAbsent: true }),
  fact('sale.sale_deliveries[].address2', 'text', DELIVERY, { mayBeNull: true, mayBeAbsent: true }),
  fact('sale.sale_deliveries[].tel', 'text', DELIVERY, { mayBeNull: true, mayBeAbsent: true }),
  fact('sale.sale_deliveries[].slip_number', 'text', DELIVERY, { mayBeNull: true, mayBeAbsent: true }),
  fact('sale.sale_deliveries[].pref_id', 'number', DELIVERY, { isUsed: false, mayBeNull: true, mayBeAbsent: true }),
  fact('sale.sale_deliveries[].preferred_date', 'text', DELIVERY, {
    isUsed: false,
    mayBeNull: true,
    mayBeAbsent: true,
  }),
  fact('sale.sale_deliveries[].wrapping_name', 'text', DELIVERY, { isUsed: false, mayBeNull: true, mayBeAbsent: true }),
]

/** The kinds of payment in `payments[].type` that the connector tells apart; every other is paid before the dispatch. */
export const colorMePaymentTypes: Readonly<Record<number, string>> = {
  0: 'cash on delivery',
  5: 'NP, after delivery',
  7: 'convenience store (Epsilon)',
  14: 'ATM, convenience store and online bank (Paygent)',
  17: '後払い.com, after delivery',
  22: 'points only',
  26: 'GMO, after delivery (Epsilon)',
  27: 'GMO, after delivery',
  31: 'number for a convenience store (Paygent)',
}
