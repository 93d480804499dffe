import type { DesignRow } from '../database/tables/designs.ts'
import type { Transacting } from '../database/tables.ts'

/** The placeholder for any value in a path. */
export const ANY = 'none'

interface GroupName {
  readonly groupNumber: string
  readonly designSeriesId: string
}

/** The pages of a group that a path names by its number, by its booklet or by both; ANY leaves one of them open. */
export async function findGroup(
  tx: Transacting,
  orderNumber: string,
  { groupNumber, designSeriesId }: GroupName,
): Promise<DesignRow[]> {
  const isNumber = /^\d{1,6}$/.test(groupNumber)
  if (!isNumber && (groupNumber !== ANY || designSeriesId === ANY)) return []
  let query = tx.selectFrom('design').selectAll().where('order_number', '=', orderNumber)
  if (isNumber) query = query.where('group_number', '=', Number(groupNumber))
  if (designSeriesId !== ANY) query = query.where('design_series_id', '=', designSeriesId)
  return query.execute()
}
