import { randomUUID } from 'node:crypto'
import type { DesignPage } from '@irodori/design/designPage'
import { pageFromTemplate } from '@irodori/design/designPage'
import { present } from '@irodori/design/testing/present'
import type { UploadedPhoto } from '../fixtures/randomDesigns.ts'
import { randomDesigns } from '../fixtures/randomDesigns.ts'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import type { ShopCaller } from '../fixtures/shopCaller.ts'
import { hashesInNode } from './hashInNode.ts'

/** The name of an uploaded photo, and its address for the customer of the order. */
export type PhotoAddress = readonly [imageName: string, address: string]

interface ParityDesigns {
  /** An empty page of the order's card. */
  readonly blank: DesignPage
  readonly photos: readonly UploadedPhoto[]
  readonly addresses: readonly PhotoAddress[]
  /** Renders a design in this process and returns the hash of its pixels. */
  readonly inNode: (design: DesignPage) => Promise<string>
}

/** Uploads photos of several kinds to a customer's order, for designs that are rendered twice and compared. */
export async function prepareParity(guest: ShopCaller, shopAddress: string, productId: string): Promise<ParityDesigns> {
  const files = await samplePhotos()
  const known = [files.phonePortrait(), files.small(), files.clear(), files.wideColour()]
  const uploads = await Promise.all(known.map((file) => guest.upload(file)))
  const inNode = await hashesInNode(
    new Map(uploads.map(({ imageName }, index) => [imageName, present(known[index]).bytes])),
    shopAddress,
  )
  const [template] = await guest.templates(productId)
  return {
    blank: pageFromTemplate(present(template), 2, randomUUID),
    photos: uploads.map(({ imageName, sourceWidth, sourceHeight }) => ({
      imageName,
      width: sourceWidth,
      height: sourceHeight,
    })),
    addresses: uploads.map(({ imageFolder, imageName }) => [
      imageName,
      `/api/image/${imageFolder}/${imageName}?orderNumber=${guest.orderNumber}`,
    ]),
    inNode,
  }
}

/** Designs with every kind of item; the same for each run. */
export const parityDesigns = ({ blank, photos }: ParityDesigns, count: number): DesignPage[] =>
  randomDesigns(blank, photos, count, randomUUID)
