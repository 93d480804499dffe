import { queryKey } from '@irodori/client/queryKey'
import { readBoard, readDeskOrder, searchOrders } from '@irodori/contract/endpoints/desk/orders'

/** Everything that shows an order, and is read again when it has changed. */
export const ORDER_QUERIES = [queryKey(readDeskOrder), queryKey(searchOrders), queryKey(readBoard)]
