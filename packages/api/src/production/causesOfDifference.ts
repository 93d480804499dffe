import type { PhotoCondition } from '@irodori/contract/entities/photoCondition'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Database } from '../database/tables.ts'
import type { DesignRow } from '../database/tables/designs.ts'

/** Why the print of a page may differ from what its customer approved. */
export type DifferenceCause =
  | { readonly kind: 'PHOTO'; readonly name: string; readonly condition: Exclude<PhotoCondition, 'SOUND'> }
  /** Null where an earlier release did not store it. */
  | { readonly kind: 'KERNEL'; readonly approved: number | null; readonly printed: number | null }

type Page = Pick<DesignRow, 'order_number' | 'draft' | 'print_kernel'>

/** The known causes of a page: photos that browsers decode differently, and another version of the kernel. */
export async function causesOfDifference(
  database: Database,
  { order_number, draft, print_kernel: printed }: Page,
): Promise<readonly DifferenceCause[]> {
  const names = draft.items.filter(isImageItem).flatMap(({ imageName }) => imageName ?? [])
  const photos = await database
    .selectFrom('photo')
    .select(['name', 'condition'])
    .where('order_number', '=', order_number)
    .where('name', 'in', [...names, ''])
    .orderBy('name')
    .execute()
  const causes: DifferenceCause[] = photos.flatMap(({ name, condition }) =>
    condition === 'SOUND' ? [] : { kind: 'PHOTO', name, condition },
  )
  const approved = draft.approvedKernel ?? null
  return approved === printed ? causes : [...causes, { kind: 'KERNEL', approved, printed }]
}
