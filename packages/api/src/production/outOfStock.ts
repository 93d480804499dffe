import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { StockShortage } from '../order/stock/stock.ts'

/** The failure of a call that could not reserve stock. */
export const outOfStock = ({ productNames }: StockShortage): ApiFailure =>
  fail(403, 'PRODUCT_IS_OUT_OF_STOCK', { error: { productNames } })
