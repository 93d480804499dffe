import { createHash } from 'node:crypto'
import { hashPixels } from '@irodori/imaging/hashPixels'
import { openPhoto } from '@irodori/imaging/server/openPhoto'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import * as z from 'zod'
import type { Evidence, InvariantViolation } from './invariant.ts'

/** The fields of a manifest that the invariants read. */
const Page = z.object({
  designId: z.string(),
  revision: z.int(),
  file: z.string(),
  printHash: z.nullable(z.string()),
  approvedHash: z.nullable(z.string()),
  printCheck: z.string(),
})
type Page = z.infer<typeof Page>
/** The print file of a group; earlier manifests have none. */
const Print = z.object({ file: z.object({ key: z.string(), sha256: z.string() }) })
const Manifest = z.object({
  orderNumber: z.string(),
  packages: z.array(z.object({ groups: z.array(z.object({ pages: z.array(Page), print: z.nullish(Print) })) })),
})

/** The pages and print files of all parcels of a manifest. */
interface ManifestFiles {
  readonly pages: readonly Page[]
  readonly prints: readonly z.infer<typeof Print>['file'][]
}

interface HandedOver {
  readonly orderNumber: string
  readonly key: string
  readonly updatedAt: Date
}

async function handedOver({ database }: Evidence): Promise<HandedOver[]> {
  const rows = await database
    .selectFrom('shop_order')
    .select(['order_number', 'details', 'updated_at'])
    .where('status', 'in', ['CREATING', 'SHIPPED'])
    .orderBy('order_number')
    .execute()
  return rows.flatMap(({ order_number: orderNumber, details, updated_at: updatedAt }) =>
    details.manifestKey === undefined ? [] : [{ orderNumber, key: details.manifestKey, updatedAt }],
  )
}

/** The pages and print files of a manifest, or why it is invalid. */
async function readManifest(
  { storage }: Evidence,
  { key, orderNumber }: HandedOver,
): Promise<Result<ManifestFiles, string>> {
  const bytes = await storage.get(key)
  if (bytes === null) return err('is missing in the storage')
  if (!key.endsWith(`manifest-${createHash('sha256').update(bytes).digest('hex')}.json`)) return err('was changed')
  const manifest = Manifest.parse(JSON.parse(Buffer.from(bytes).toString()))
  if (manifest.orderNumber !== orderNumber) return err(`belongs to ${manifest.orderNumber}, not to ${orderNumber}`)
  const groups = manifest.packages.flatMap((parcel) => parcel.groups)
  return ok({
    pages: groups.flatMap(({ pages }) => pages),
    prints: groups.flatMap(({ print }) => print?.file ?? []),
  })
}

export async function findWrongManifests(evidence: Evidence): Promise<InvariantViolation[]> {
  const violations: InvariantViolation[] = []
  for (const order of await handedOver(evidence)) {
    const manifest = await readManifest(evidence, order)
    if (!manifest.ok) {
      violations.push({ at: order.key, fact: manifest.error })
      continue
    }
    const rows = await evidence.database
      .selectFrom('design')
      .select(['id', 'revision', 'print_hash'])
      .where('order_number', '=', order.orderNumber)
      .execute()
    const has = rows.map(({ id, revision, print_hash }) => `${id} ${revision} ${print_hash}`).toSorted()
    const names = manifest.value.pages
      .map(({ designId, revision, printHash }) => `${designId} ${revision} ${printHash}`)
      .toSorted()
    if (has.join() !== names.join()) {
      violations.push({ at: order.key, fact: `does not list the current pages of ${order.orderNumber}` })
    }
  }
  return violations
}

export async function findUnapprovedPages(evidence: Evidence): Promise<InvariantViolation[]> {
  const violations: InvariantViolation[] = []
  for (const order of await handedOver(evidence)) {
    const manifest = await readManifest(evidence, order)
    if (!manifest.ok) continue
    for (const { designId, file, printHash, approvedHash, printCheck } of manifest.value.pages) {
      const isApproved = approvedHash === null ? printCheck === 'UNSEEN' : approvedHash === printHash
      const isThatFile = printHash !== null && file.endsWith(`/print_${printHash}.png`)
      if (!isApproved || !isThatFile) {
        violations.push({ at: designId, fact: `was handed over as ${file}, approved as ${approvedHash ?? 'unseen'}` })
      }
    }
  }
  return violations
}

export async function findChangedPrints(evidence: Evidence): Promise<InvariantViolation[]> {
  const violations: InvariantViolation[] = []
  for (const order of await handedOver(evidence)) {
    if (evidence.filesSince && order.updatedAt < evidence.filesSince) continue
    const manifest = await readManifest(evidence, order)
    if (!manifest.ok) continue
    for (const { key, sha256 } of manifest.value.prints) {
      const file = await evidence.storage.get(key)
      const hash = file && createHash('sha256').update(file).digest('hex')
      if (hash !== sha256) violations.push({ at: key, fact: `hashes to ${hash ?? 'nothing'}` })
    }
    for (const { file, printHash } of manifest.value.pages) {
      const picture = await evidence.storage.get(file)
      const hash = picture && (await pixelHash(picture))
      if (hash !== printHash) violations.push({ at: file, fact: `has pixels that hash to ${hash ?? 'nothing'}` })
    }
  }
  return violations
}

/** Null if the file cannot be decoded. */
const pixelHash = async (bytes: Uint8Array): Promise<string | null> => {
  const opened = await openPhoto(bytes)
  return opened.ok ? hashPixels(opened.value.pixels) : null
}
