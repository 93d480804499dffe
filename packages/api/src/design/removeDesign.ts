import type { DesignRow } from '../database/tables/designs.ts'
import type { Transacting } from '../database/tables.ts'
import { deleteJob } from '../jobs/jobs.ts'
import { RENDER_JOB } from './renderJob.ts'
import { writeDeletedMessage } from './writeDesignMessage.ts'

/** Deletes a design and its waiting render job. The nightly sweep deletes its pictures. */
export async function removeDesign(tx: Transacting, row: DesignRow, now: Date): Promise<void> {
  await deleteJob(tx, RENDER_JOB, row.id)
  await tx.deleteFrom('design').where('id', '=', row.id).execute()
  await writeDeletedMessage(tx, row, now)
}
