import { createHash } from 'node:crypto'
import type { PhotoCondition } from '@irodori/contract/entities/photoCondition'
import { hashPixels } from '@irodori/imaging/hashPixels'
import { openPhoto } from '@irodori/imaging/server/openPhoto'
import type { DamagedPhoto } from '../fixtures/damagedPhotos.ts'
import type { ShopCaller } from '../fixtures/shopCaller.ts'
import type { ParityPage } from './parityBrowser.ts'

/** What became of a photo that was chosen in a browser and uploaded to a shop. */
export type Compared =
  | { readonly kind: 'REFUSED'; readonly by: 'BROWSER' | 'SERVER' }
  | {
      readonly kind: 'TAKEN'
      readonly condition: PhotoCondition
      /** Whether the browser's own decoder gave the server's pixels. */
      readonly wasEqual: boolean
      /** Whether the screen shows the server's pixels once the upload is answered. */
      readonly isEqual: boolean
    }

/** Chooses and uploads a photo as the studio does, and compares the pixels of both sides. @param page with `kernelPage` */
export async function comparePhoto(
  page: Pick<ParityPage, 'call'>,
  guest: ShopCaller,
  { name, bytes }: DamagedPhoto,
): Promise<Compared> {
  const base64 = Buffer.from(bytes).toString('base64')
  const chosen = await page.call<string | null>('(file) => kernelPage.hashChosen(file)', base64)
  if (chosen === null) return { kind: 'REFUSED', by: 'BROWSER' }
  const printed = await openPhoto(bytes)
  if (!printed.ok) return { kind: 'REFUSED', by: 'SERVER' }
  const hash = await hashPixels(printed.value.pixels)
  const file = { fileName: `${name}.jpg`, contentType: 'image/jpeg', bytes }
  const { photoCondition } = await guest.upload(file, chosen)
  const imageName = `${createHash('sha256').update(bytes).digest('hex')}.${printed.value.kind}`
  const decodedAs = '(file, name, condition) => kernelPage.hashDecodedAs(file, name, condition)'
  const shown =
    photoCondition === 'SOUND' ? chosen : await page.call<string>(decodedAs, base64, imageName, photoCondition)
  return { kind: 'TAKEN', condition: photoCondition, wasEqual: chosen === hash, isEqual: shown === hash }
}
