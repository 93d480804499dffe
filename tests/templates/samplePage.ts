import { readFileSync } from 'node:fs'
import type { TextItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import { artworkPixels } from '@irodori/demo-shop/renderArtwork'
import { standInPhoto } from '@irodori/demo-shop/standInPhoto'
import type { DesignPage } from '@irodori/design/designPage'
import { pageFromTemplate } from '@irodori/design/designPage'
import { frameToPhoto, itemToPage } from '@irodori/design/itemGeometry'
import { placePhoto } from '@irodori/design/photoPlacement'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { boundsOfImage, compose, invert } from '@irodori/geometry/affine'
import type { Rect } from '@irodori/geometry/shape'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import { createPhotoSource } from '@irodori/imaging/photoSource'
import type { Pixels } from '@irodori/imaging/pixels'
import { wrapPixels } from '@irodori/imaging/pixels'
import { openPhoto } from '@irodori/imaging/server/openPhoto'
import type { Pictures } from '@irodori/scene/interpretDisplayList'
import { textRequest } from '@irodori/scene/textRequest'
import type { FontFace } from '@irodori/typography/fontFace'
import { loadFont } from '@irodori/typography/fontFace'
import { findPhrases } from '@irodori/typography/phraseModel'
import { setText } from '@irodori/typography/setText'
import { readStandIn } from '../../packages/api/src/demo/readStandIn.ts'
import { SHOP } from './demoTemplates.ts'

const fonts = new Map<string, FontFace>()

/** The setting of a text in its own font. */
export function settingOf(item: TextItem) {
  const file = fontFilePath(item.font, item.fontWeight)
  const face = fonts.get(file) ?? loadFont(new Uint8Array(readFileSync(file)))
  fonts.set(file, face)
  return setText(textRequest(item, 300), face, findPhrases)
}

const drawings = new Map(SHOP.artwork.map((artwork) => [artwork.key, artwork]))
const scenes = new Map(SHOP.templates.map(({ id, scenes }) => [id, scenes]))

function drawingOf(key: string) {
  const drawing = drawings.get(key)
  if (!drawing) throw new Error(`the demo shop has no picture ${key}`)
  return drawing
}

/** A template with its stand-in photos, and the boxes of the faces in them, in print pixels of the page. */
export function samplePage(template: Template): { readonly page: DesignPage; readonly faces: readonly Rect[] } {
  const kinds = scenes.get(template.id) ?? []
  const faces: Rect[] = []
  let number = 0
  let frame = 0
  const page = pageFromTemplate(template, 1, () => `${template.id}-${++number}`)
  const items = page.items.map((item) => {
    const kind = isImageItem(item) ? kinds[frame++ % kinds.length] : undefined
    if (!isImageItem(item) || kind === undefined) return item
    const { key, width, height, content } = standInPhoto(kind, item.width > item.height)
    const filled = { ...item, ...placePhoto(item, { imageName: key, width, height }) }
    const toPage = compose(invert(frameToPhoto(filled)), itemToPage(filled))
    faces.push(...content().people.map(({ face }) => boundsOfImage(toPage, face)))
    return filled
  })
  return { page: { ...page, items }, faces }
}

/**
 * The pictures of a page, drawn at a scale.
 * @param known those that are drawn, which another page with the same artwork may share
 */
export function picturesAt(scale: number, known = new Map<string, Promise<Pixels>>()): Pictures {
  const draw = async (key: string): Promise<Pixels> => {
    const { draw, width: printWidth } = drawingOf(key)
    const { width, height, rgba } = artworkPixels(draw(), Math.round(printWidth * scale))
    return wrapPixels(width, height, straightened(rgba))
  }
  const pixels = (key: string): Promise<Pixels> => {
    const drawn = known.get(key) ?? draw(key)
    known.set(key, drawn)
    return drawn
  }
  return {
    artwork: pixels,
    photo: async (key) => createPhotoSource(acceptedPhoto(await openPhoto(await drawPhoto(key))).pixels),
  }
}

/** RGBA with straight alpha. */
function straightened(premultiplied: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(premultiplied)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0
    if (alpha === 0 || alpha === 255) continue
    for (let channel = at; channel < at + 3; channel++) data[channel] = Math.round(((data[channel] ?? 0) * 255) / alpha)
  }
  return data
}

const photos = new Map<string, Promise<Uint8Array>>()
/** A stand-in photo in its own size, to which the crops refer. */
function drawPhoto(key: string): Promise<Uint8Array> {
  const photo = SHOP.photos.find((one) => one.key === key)
  if (!photo) throw new Error(`the demo shop has no photo ${key}`)
  const bytes = photos.get(key) ?? readStandIn(photo)
  photos.set(key, bytes)
  return bytes
}
