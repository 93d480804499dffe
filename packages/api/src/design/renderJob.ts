import { createHash } from 'node:crypto'
import type { PrintCheck } from '@irodori/contract/entities/design'
import { pageFromDesign } from '@irodori/design/designPage'
import { resourcesOf } from '@irodori/scene/pageResources'
import { SHOP_FOLDER } from '../catalogue/shopPicture.ts'
import type { DesignRow } from '../database/tables/designs.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { claimFiles } from '../image/claimFiles.ts'
import { orderFileKey, photoHashOf, previewName, printName } from '../image/imageFiles.ts'
import type { LeasedJob } from '../jobs/jobs.ts'
import { complete, enqueue } from '../jobs/jobs.ts'
import type { JobHandler, JobResult } from '../jobs/runner.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { startHandOver } from '../order/orderJobs.ts'
import type { Storage } from '../storage/storage.ts'
import type { RenderResult } from '../work/tasks.ts'
import type { ImageTasks } from '../work/workerPool.ts'
import { Busy } from '../work/taskQueue.ts'
import { listDesigns } from './listDesigns.ts'

export const RENDER_JOB = 'render'

/** Sharp at full width on a phone with three device pixels per CSS pixel. */
const PREVIEW_SIDE = 1200

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly pool: ImageTasks
  readonly now: () => Date
  readonly log: (line: string) => void
}

/**
 * Queues the render of a saved page. The more pages of its order wait, the later it is rendered, so that the next page of
 * another order comes before them.
 */
export async function enqueueRender(
  tx: Transacting,
  { id, order_number, revision }: Pick<DesignRow, 'id' | 'order_number' | 'revision'>,
): Promise<void> {
  const { waiting } = await tx
    .selectFrom('design')
    .select((build) => build.fn.countAll<string>().as('waiting'))
    .where('order_number', '=', order_number)
    .where('print_check', '=', 'PENDING')
    .where('id', '!=', id)
    .executeTakeFirstOrThrow()
  const priority = 0 - Number(waiting)
  await enqueue(tx, { kind: RENDER_JOB, subject: id, payload: { revision }, priority }, 'NOW')
}

/**
 * Renders a saved page at print resolution and compares its hash with the approved one. The result is written only to the
 */
export function renderJob(deps: Deps): JobHandler {
  const { database } = deps
  return {
    async run(job): Promise<JobResult> {
      const row = await designOf(database, job)
      if (!row) {
        await transact(database, (tx) => complete(tx, job))
        return 'DONE'
      }
      try {
        const { picture, name } = await renderDesign(deps, row)
        const { approvedHash, approvedKernel } = row.draft
        const check = printCheckOf(picture.hash, approvedHash)
        if (check === 'DIFFERENT') {
          const kernels = `kernel ${approvedKernel ?? 'unknown'} approved, ${picture.kernel} printed`
          deps.log(`print check: design ${row.id} revision ${row.revision} is not what was approved (${kernels})`)
        }
        await transact(database, async (tx) => {
          // The order is locked first, so that a hand-over that waits for its pages sees this result.
          const order = await lockOrder(tx, row.order_number)
          if (!(await complete(tx, job))) return
          await tx
            .updateTable('design')
            .set({
              print_hash: picture.hash,
              print_kernel: picture.kernel,
              print_name: name,
              print_check: check,
            })
            .where('id', '=', row.id)
            .where('revision', '=', row.revision)
            .execute()
          if (order?.status === 'PENDING_CREATION' && (await isAllRendered(tx, row.order_number))) {
            await startHandOver(tx, row.order_number)
          }
        })
        return 'DONE'
      } catch (error) {
        if (error instanceof Busy) return 'LATER'
        throw error
      }
    },

    async giveUp(job) {
      await database
        .updateTable('design')
        .set({ print_check: 'FAILED' })
        .where('id', '=', job.subject)
        .where('revision', '=', revisionOf(job))
        .execute()
    },
  }
}

async function isAllRendered(tx: Transacting, orderNumber: string): Promise<boolean> {
  const waiting = await tx
    .selectFrom('design')
    .select('id')
    .where('order_number', '=', orderNumber)
    .where('print_check', '=', 'PENDING')
    .limit(1)
    .executeTakeFirst()
  return waiting === undefined
}

function printCheckOf(rendered: string, approved: string | null): PrintCheck {
  if (approved === null) return 'UNSEEN'
  return approved === rendered ? 'EQUAL' : 'DIFFERENT'
}

const revisionOf = (job: LeasedJob): number => (job.payload as { revision: number }).revision

/** Null where the design was saved again or deleted meanwhile. */
async function designOf(database: Database, job: LeasedJob): Promise<DesignRow | null> {
  const row = await database
    .selectFrom('design')
    .selectAll()
    .where('id', '=', job.subject)
    .where('revision', '=', revisionOf(job))
    .executeTakeFirst()
  return row ?? null
}

async function renderDesign(
  { database, storage, pool, now }: Deps,
  row: DesignRow,
): Promise<{ picture: RenderResult; name: string }> {
  const [design] = await listDesigns(database, { orderNumber: row.order_number, ids: [row.id] })
  if (!design) throw new Error('the design was deleted before its job ended')
  // The row holds the content of this revision; the fields that the list adds do not change the picture.
  const page = pageFromDesign({ ...design, ...row.draft, id: row.id })
  const { photos, artwork } = resourcesOf(page)
  const picture = await pool.render({
    page,
    photos: await soundPhotos(storage, photos, (name) => orderFileKey(design.imageFolder, name)),
    artwork: await filesOf(storage, artwork, (key) => `${SHOP_FOLDER}/${key}`),
    scale: 1,
    previewSide: PREVIEW_SIDE,
    isTransparent: false,
  })
  const name = printName(picture.hash)
  await claimFiles(database, row.order_number, [name, previewName(picture.hash)], now())
  if (picture.preview) {
    await storage.put(orderFileKey(design.imageFolder, previewName(picture.hash)), picture.preview)
  }
  await storage.put(orderFileKey(design.imageFolder, name), picture.png)
  return { picture, name }
}

/**
 * The photos of a page, with the bytes of their upload.
 * @throws Error if a photo is missing, or has changed in the storage: its name states the hash of its bytes
 */
async function soundPhotos(...given: Parameters<typeof filesOf>): Promise<Map<string, Uint8Array>> {
  const photos = await filesOf(...given)
  for (const [name, bytes] of photos)
    if (createHash('sha256').update(bytes).digest('hex') !== photoHashOf(name))
      throw new Error(`photo ${name} has changed in the storage since its upload: restore this file from a backup`)
  return photos
}

/** The files that a page refers to. */
export async function filesOf(
  storage: Storage,
  names: readonly string[],
  keyOf: (name: string) => string,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const name of names) {
    const bytes = await storage.get(keyOf(name))
    if (!bytes) throw new Error(`${keyOf(name)} is missing in the storage`)
    files.set(name, bytes)
  }
  return files
}
