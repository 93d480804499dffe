// Renders a template in a page to a PNG with the pixels of its print, without a shop. Put `renderInPage` in a script of the page:
//   const png = await renderInPage(template, { font: ({ font }) => `/fonts/${font}`, artwork: (key) => `/pictures/${key}` })
import type { TextItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import { pageFromTemplate } from '@irodori/design/designPage'
import { openPhoto } from '@irodori/imaging/browser/openPhoto'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import { displayList, printedTexts } from '@irodori/scene/displayList'
import { renderExact } from '@irodori/scene/renderExact'
import { textRequest } from '@irodori/scene/textRequest'
import { loadFont } from '@irodori/typography/fontFace'
import { findPhrases } from '@irodori/typography/phraseModel'
import { setText } from '@irodori/typography/setText'

interface Addresses {
  readonly font: (use: TextItem) => string
  readonly artwork: (key: string) => string
}

const fetchBytes = async (address: string) => new Uint8Array(await (await fetch(address)).arrayBuffer())
/** ImageMagick, for the formats that browsers decode differently, runs in a worker only; see studio/src/kernel. */
const withoutMagick = () => Promise.reject(new Error('this page opens PNG and JPEG only'))

export async function renderInPage(template: Template, addresses: Addresses): Promise<Blob> {
  const page = pageFromTemplate(template, 1, () => crypto.randomUUID())
  const texts = printedTexts(page)
  const fonts = new Map(
    await Promise.all(texts.map(async (item) => [item, await fetchBytes(addresses.font(item))] as const)),
  )
  const faceOf = (item: TextItem) => loadFont(fonts.get(item) ?? new Uint8Array())
  const list = displayList(page, (item) => setText(textRequest(item, page.sheet.dpi), faceOf(item), findPhrases))
  const artwork = async (key: string) =>
    acceptedPhoto(await openPhoto(await fetchBytes(addresses.artwork(key)), withoutMagick)).pixels
  const photo = () => Promise.reject(new Error('the frames of a template are empty'))
  const { data, width, height } = await renderExact(list, { artwork, photo }, 1)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
  return canvas.convertToBlob({ type: 'image/png' })
}

Object.assign(globalThis, { renderInPage })
