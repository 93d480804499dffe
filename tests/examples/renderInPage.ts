// Renders a template to a PNG in a page; tests/e2e/pixelParity.spec.ts compares it with renderTemplate.ts. PDF files are
// written in Node only: they need its zlib and the colour conversion of libvips.
import type { TextItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import { pageFromTemplate } from '@irodori/design/designPage'
import { openPhoto } from '@irodori/imaging/browser/openPhoto'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import { displayList } from '@irodori/scene/displayList'
import { renderExact } from '@irodori/scene/renderExact'
import { textRequest } from '@irodori/scene/textRequest'
import { type FontFace, loadFont } from '@irodori/typography/fontFace'
import { setText } from '@irodori/typography/setText'

/** Where the page finds the files of a template. */
export interface TemplateFiles {
  readonly artwork: (key: string) => Promise<Uint8Array<ArrayBuffer>>
  readonly font: (item: TextItem) => Promise<Uint8Array>
}

/** Renders a template at print size. Its frames are empty, so no photo is asked for. */
export async function renderTemplate(template: Template, files: TemplateFiles): Promise<Blob> {
  const page = pageFromTemplate(template, 1, () => crypto.randomUUID())
  const faces = new Map<string, FontFace>()
  for (const item of page.items) if ('font' in item) faces.set(item.id, loadFont(await files.font(item)))
  const list = displayList(page, (item) => setText(textRequest(item, page.sheet.dpi), faces.get(item.id) as FontFace))
  const noMagick = () => Promise.reject(new Error('this artwork needs ImageMagick: start it with startMagick'))
  const { width, height, data } = await renderExact(
    list,
    {
      artwork: async (key) => acceptedPhoto(await openPhoto(await files.artwork(key), noMagick)).pixels,
      photo: async () => Promise.reject(new Error('the frames of a template are empty')),
    },
    1,
  )
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
  return canvas.convertToBlob({ type: 'image/png' })
}

Object.assign(globalThis, { renderTemplate })
