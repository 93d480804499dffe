import { randomUUID } from 'node:crypto'
import type { Design } from '@irodori/contract/entities/design'
import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { draftOfPage, pageFromTemplate } from '@irodori/design/designPage'
import { placePhoto } from '@irodori/design/photoPlacement'
import { present } from '@irodori/design/testing/present'
import { KERNEL_VERSION } from '@irodori/scene/kernelVersion'
import type { Customer } from './customer.ts'
import { accepted } from './customer.ts'

/** One piece as the customer's browser holds it. */
interface Piece {
  readonly groupNumber: number
  readonly designs: readonly Design[]
}

/** Uploads photos and designs all pieces of an order: some are edited, some are copied. */
export async function designAll(customer: Customer): Promise<void> {
  const { caller, record, pieces, random, think } = customer
  const isCopied = pieces > 1 && random() < 0.5
  const first = await design(customer)
  for (let edits = Math.floor(random() * 4), piece = first; edits > 0; edits -= 1) {
    await think(3_000)
    piece = await edit(customer, piece)
  }
  for (let done = 1; done < pieces; done += 1) {
    if (!isCopied) await design(customer)
    else {
      const randomId = randomUUID()
      const path = `/api/guest/duplicate/${record.orderNumber}/${first.groupNumber}/none?randomId=${randomId}`
      record.copies.push(accepted(await caller.ask<{ groupNumber: number }>({ method: 'GET', path })).groupNumber)
    }
  }
}

async function upload({ caller, record, photo }: Customer) {
  const body = () => {
    const form = new FormData()
    form.set('orderNumber', record.orderNumber)
    form.set('file', new Blob([photo.bytes], { type: photo.contentType }), photo.fileName)
    return form
  }
  const sent = await caller.ask<{ imageName: string; sourceWidth: number; sourceHeight: number }>({
    method: 'POST',
    path: '/api/image',
    body,
  })
  const { imageName, sourceWidth: width, sourceHeight: height } = accepted(sent)
  return { imageName, width, height }
}

async function design(customer: Customer): Promise<Piece> {
  const { record, templates } = customer
  const photo = await upload(customer)
  const pages = templates.map((template) => {
    const page = pageFromTemplate(template, templates.length, randomUUID)
    const items = page.items.map(
      (item): DesignItem => (isImageItem(item) ? { ...item, ...placePhoto(item, photo) } : item),
    )
    const imageName = items.some(isImageItem) ? photo.imageName : null
    record.pages.set(page.key, { sent: [], acknowledged: 0, forged: new Set(), imageName })
    return { ...page, items }
  })
  return save(customer, pages, null)
}

const edit = (customer: Customer, { groupNumber, designs }: Piece): Promise<Piece> => {
  const pages = designs.map((row) => {
    const template = customer.templates.find(({ id }) => id === row.templateId)
    if (!template)
      throw new Error(`the saved page ${row.randomId} has template ${row.templateId}, which the customer did not use`)
    const fresh = pageFromTemplate(template, customer.templates.length, randomUUID)
    return { ...fresh, designId: row.id, key: row.randomId, items: row.items, basedOn: row.updatedAt }
  })
  return save(customer, pages, groupNumber)
}

/**
 * Saves pages with a new text: some with their approved hash, some without one, as a browser that could not render them,
 * and a few with the hash of another picture.
 */
async function save(
  customer: Customer,
  pages: readonly (DesignPage & { readonly basedOn?: string })[],
  groupNumber: number | null,
): Promise<Piece> {
  const { caller, record, phoneNumber, random, approve } = customer
  const isApproved = random() < 0.4
  const isForged = isApproved && random() < 0.06
  const designs: object[] = []
  for (const { basedOn, ...page } of pages) {
    const known = record.pages.get(page.key)
    if (!known) throw new Error(`page ${page.key} is not in the ledger`)
    // Every font of the shop has these characters, and they fit where a title fits.
    const text = `v${known.sent.length + 1}`
    known.sent.push(text)
    if (isForged) known.forged.add(text)
    let isFirst = true
    const items = page.items.map((item): DesignItem => {
      if (!('text' in item) || !isFirst) return item
      isFirst = false
      return { ...item, text }
    })
    const changed = { ...page, items }
    const hash = isApproved ? await approve(isForged ? page : changed) : null
    const approval = hash === null ? null : { hash, kernel: KERNEL_VERSION }
    designs.push({ ...draftOfPage(changed, null, approval), basedOn: basedOn ?? null })
  }
  const body = () => ({ orderNumber: record.orderNumber, phoneNumber, groupNumber, designs })
  const method = groupNumber === null ? 'POST' : 'PUT'
  const saved = accepted(await caller.ask<Design[]>({ method, path: '/api/design/guest', body }))
  for (const { key } of pages) {
    const known = record.pages.get(key)
    if (known) known.acknowledged = known.sent.length
  }
  return { groupNumber: present(saved[0]).groupNumber, designs: saved }
}
