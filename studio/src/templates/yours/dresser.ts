import type { Client } from '@irodori/client'
import type { FontFamily, Template } from '@irodori/contract'
import { readProduct, readTemplate } from '@irodori/contract/endpoints/catalogue'
import { pageFromTemplate } from '@irodori/design'
import type { Kernel } from '../../kernel/kernel.ts'
import { dressPage, type KnownPhoto } from './dressPage.ts'
import type { Yours } from './keptYours.ts'

/** A photo is refused at this size, as it is in the editor. */
const MAX_BYTES = 25 * 1024 * 1024

export type Dressing = { readonly ok: true; readonly dresser: Dresser } | { readonly ok: false }

export interface Dresser {
  /** The address of a template's picture with somebody's photo and name, about `side` pixels on its longer side. */
  picture(template: Template | string, side: number): Promise<string>
  /** Gives all pictures and the photo's pixels back. */
  close(): void
}

type Show = (bitmap: ImageBitmap) => Promise<string>

/** Draws a bitmap into a file that an <img> can show. */
const addressOf: Show = async (bitmap) => {
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('the picture could not be encoded')
  return URL.createObjectURL(blob)
}

/**
 * Shows templates with a photo and a name, one exact picture after the other, by the kernel that prints.
 * @returns not ok where the photo cannot be read
 */
export async function openDresser(client: Client, kernel: Kernel, yours: Yours): Promise<Dressing> {
  let photo: KnownPhoto | null = null
  if (yours.photo) {
    const ingested = await kernel.ingest(yours.photo, MAX_BYTES)
    if (!ingested.ok) {
      kernel.destroy()
      return { ok: false }
    }
    const { imageName, live } = ingested.photo
    photo = { imageName, width: live.width, height: live.height }
  }
  const made = new Map<string, Promise<string>>()
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

  async function make(given: Template | string, side: number): Promise<string> {
    const template = typeof given === 'string' ? await templateOf(given) : given
    const page = dressPage(
      pageFromTemplate(template, 1, () => crypto.randomUUID()),
      photo,
      yours.name,
      await fontsOf(template.productId),
    )
    const scale = Math.min(1, side / Math.max(template.width, template.height))
    // In the order of the cards; none is pushed out by a later one.
    const render = await kernel.render(page, scale, 'print')
    if (!render) throw new Error('a picture for print is never pushed out')
    return addressOf(render.bitmap)
  }

  return {
    ok: true,
    dresser: {
      picture(template, side) {
        const key = `${typeof template === 'string' ? template : template.id} ${side}`
        const known = made.get(key) ?? make(template, side)
        made.set(key, known)
        return known
      },
      close() {
        kernel.destroy()
        for (const picture of made.values()) void picture.then(URL.revokeObjectURL, () => {})
        made.clear()
      },
    },
  }
}
