import type { Client } from '@irodori/client/client'
import { readProduct, readTemplate } from '@irodori/contract/endpoints/catalogue'
import type { FontFamily } from '@irodori/contract/entities/product'
import type { Template } from '@irodori/contract/entities/template'
import { pageFromTemplate } from '@irodori/design/designPage'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { Kernel } from '../../kernel/kernel.ts'
import { type IngestedPhoto, personalisePage } from './personalisePage.ts'
import type { Personalisation } from './storedPersonalisation.ts'

/** The largest photo, as in the editor. */
const MAX_BYTES = 25 * 1024 * 1024

export interface PersonalisedPreview {
  /** URL of a template's picture with the customer's photo and details, at most `side` pixels on its longer side. */
  picture(template: Template | string, side: number): Promise<string>
  /** Releases the kernel, the photo's pixels and the URLs of all pictures. */
  close(): void
}

/** URL of a JPEG of the bitmap, which is closed. */
async function jpegUrl(bitmap: ImageBitmap): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('the canvas of a personalised preview could not be encoded as JPEG')
  return URL.createObjectURL(blob)
}

/**
 * Renders templates with a photo and details, one exact picture after the other, with the kernel that also prints.
 * @param kernel is destroyed by `close`, and if the photo cannot be read
 */
export async function openPersonalisedPreview(
  client: Client,
  kernel: Kernel,
  personalisation: Personalisation,
): Promise<Result<PersonalisedPreview, { readonly code: 'PHOTO_UNREADABLE' }>> {
  let photo: IngestedPhoto | null = null
  if (personalisation.photo) {
    const ingested = await kernel.ingest(personalisation.photo, MAX_BYTES)
    if (!ingested.ok) {
      kernel.destroy()
      return err({ code: 'PHOTO_UNREADABLE' })
    }
    const { imageName, live } = ingested.photo
    photo = { imageName, width: live.width, height: live.height }
  }
  const pictures = new Map<string, Promise<string>>()
  const fonts = new Map<string, Promise<readonly FontFamily[]>>()

  const fontsOf = (productId: string): Promise<readonly FontFamily[]> => {
    const known =
      fonts.get(productId) ??
      client.call(readProduct, { params: { id: productId } }).then((product) => (product.ok ? product.value.fonts : []))
    fonts.set(productId, known)
    return known
  }

  async function templateOf(id: string): Promise<Template> {
    const template = await client.call(readTemplate, { params: { id } })
    return template.ok ? template.value : Promise.reject(template.error)
  }

  async function render(given: Template | string, side: number): Promise<string> {
    const template = typeof given === 'string' ? await templateOf(given) : given
    const page = personalisePage(
      pageFromTemplate(template, 1, () => crypto.randomUUID()),
      photo,
      personalisation,
      await fontsOf(template.productId),
    )
    const scale = Math.min(1, side / Math.max(template.width, template.height))
    // Queued renders of the kind 'print' are never replaced by later ones, so every card gets its picture.
    const rendered = await kernel.render(page, scale, 'print')
    if (!rendered) throw new Error(`the print render of template ${template.id} was replaced by a later one`)
    return jpegUrl(rendered.bitmap)
  }

  return ok({
    picture(template, side) {
      const key = `${typeof template === 'string' ? template : template.id} ${side}`
      const known = pictures.get(key) ?? render(template, side)
      pictures.set(key, known)
      return known
    },
    close() {
      kernel.destroy()
      for (const picture of pictures.values()) void picture.then(URL.revokeObjectURL, () => {})
      pictures.clear()
    },
  })
}
