import type { DesignRow } from '../database/tables/designs.ts'
import type { Transacting } from '../database/tables.ts'
import { RENDER_JOB } from './renderJob.ts'

/** Deletes a design and its waiting render job. The nightly sweep deletes its pictures. */
export async function removeDesign(tx: Transacting, { id }: Pick<DesignRow, 'id'>): Promise<void> {
  await tx.deleteFrom('job').where('kind', '=', RENDER_JOB).where('subject', '=', id).execute()
  await tx.deleteFrom('design').where('id', '=', id).execute()
}
