import type { Transacting } from '../database/tables.ts'

interface Tagged {
  readonly id: string
  readonly productId: string
  readonly hashtags: readonly string[]
}

/** Replaces the hashtags of templates or series. */
export async function putTemplateHashtags(
  tx: Transacting,
  kind: 'TEMPLATE' | 'SERIES',
  owners: readonly Tagged[],
): Promise<void> {
  if (owners.length === 0) return
  const ids = owners.map(({ id }) => id)
  await tx.deleteFrom('template_hashtag').where('owner_kind', '=', kind).where('owner_id', 'in', ids).execute()
  const rows = owners.flatMap(({ id, productId, hashtags }) =>
    hashtags.map((hashtag) => ({ product_id: productId, hashtag, owner_kind: kind, owner_id: id })),
  )
  if (rows.length === 0) return
  await tx
    .insertInto('template_hashtag')
    .values(rows)
    .onConflict((at) => at.doNothing())
    .execute()
}
