import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Database } from '../database/tables.ts'

/** Size of a page in print pixels. */
export interface SheetSize {
  readonly width: number
  readonly height: number
  readonly dpi: number
}

type Shape = Pick<StoredProduct, 'id' | 'numberOfSides' | 'seichoku'>

/** Whether pages of one product fit another: the same number of sides or pages, size and resolution. */
export async function hasSheetsFor(
  database: Database,
  made: Shape,
  other: Shape,
  sizes: readonly SheetSize[],
): Promise<boolean> {
  if (made.id === other.id) return true
  if (made.numberOfSides !== other.numberOfSides) return false
  if (made.seichoku?.totalPage !== other.seichoku?.totalPage) return false
  if (made.seichoku?.pageSize !== other.seichoku?.pageSize) return false
  const different = new Map(sizes.map((size) => [`${size.width} ${size.height} ${size.dpi}`, size]))
  for (const { width, height, dpi } of different.values()) {
    const template = await database
      .selectFrom('template')
      .select('id')
      .where('product_id', '=', other.id)
      .where('width', '=', width)
      .where('height', '=', height)
      .where('dpi', '=', dpi)
      .limit(1)
      .executeTakeFirst()
    if (!template) return false
  }
  return true
}
