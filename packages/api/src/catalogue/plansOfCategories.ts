import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import type { Database } from '../database/tables.ts'

/** The package plans of the given plan categories, by position. */
export async function plansOfCategories(database: Database, categoryIds: readonly string[]): Promise<PackagePlan[]> {
  const ids = [...new Set(categoryIds)]
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('package_plan')
    .select('document')
    .where('package_plan_cat_id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ document }) => document)
}
