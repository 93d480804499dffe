import type { ApiScope, IntegrationOrder } from '@irodori/contract/entities/integration'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'

/** INT-2: orders for another system, without persons; designs are included if its key has their scope. */
export async function presentOrders(
  database: Database,
  orders: readonly OrderRow[],
  scopes: readonly ApiScope[],
): Promise<IntegrationOrder[]> {
  const numbers = [...orders.map(({ order_number }) => order_number), '']
  const parcels = await parcelsOf(database, numbers)
  const designs = scopes.includes('designs:read') ? await designsOf(database, numbers) : null
  return orders.map(({ order_number: orderNumber, status, details, updated_at }) => ({
    orderNumber,
    status,
    ecType: details.ecSiteId,
    isPaid: details.isSettled,
    orderDate: details.orderDate,
    shipDate: details.shipDate,
    products: details.products.map(({ productId, unit, chargeableUnit }) => ({ productId, unit, chargeableUnit })),
    parcels: parcels.get(orderNumber) ?? [],
    designs: designs && (designs.get(orderNumber) ?? []),
    updatedAt: updated_at.toISOString(),
  }))
}

async function parcelsOf(database: Database, numbers: readonly string[]) {
  const rows = await database
    .selectFrom('order_package')
    .select(['order_number', 'print_company', 'carrier', 'tracking_number', 'delivered_day'])
    .where('order_number', 'in', numbers)
    .orderBy('print_company')
    .execute()
  return grouped(rows, ({ print_company: printCompany, carrier, tracking_number, delivered_day }) => ({
    printCompany,
    carrier,
    trackingNumber: tracking_number,
    deliveredDate: delivered_day,
  }))
}

async function designsOf(database: Database, numbers: readonly string[]) {
  const rows = await database
    .selectFrom('design')
    .selectAll()
    .where('order_number', 'in', numbers)
    .orderBy('group_number')
    .orderBy('page_number')
    .orderBy('side_number')
    .execute()
  return grouped(rows, (row) => ({
    id: row.id,
    groupNumber: row.group_number,
    pageNumber: row.page_number,
    sideNumber: row.side_number,
    productId: row.draft.productId,
    revision: row.revision,
    approvedHash: row.draft.approvedHash,
    printCheck: row.print_check,
    updatedAt: row.updated_at.toISOString(),
  }))
}

function grouped<Row extends { readonly order_number: string }, Shown>(
  rows: readonly Row[],
  show: (row: Row) => Shown,
): Map<string, Shown[]> {
  const shown = new Map<string, Shown[]>()
  for (const row of rows) shown.set(row.order_number, [...(shown.get(row.order_number) ?? []), show(row)])
  return shown
}
