import type { DesignRow } from '../database/tables/designs.ts'
import type { Transacting } from '../database/tables.ts'
import { deleteJob } from '../jobs/jobs.ts'
import { RENDER_JOB } from './renderJob.ts'

/** Deletes a design and its waiting render job. The nightly sweep deletes its pictures. */
export async function removeDesign(tx: Transacting, { id }: Pick<DesignRow, 'id'>): Promise<void> {
  await deleteJob(tx, RENDER_JOB, id)
  await tx.deleteFrom('design').where('id', '=', id).execute()
}
