import { readFile } from 'node:fs/promises'
import type { TextItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { hashPixels } from '@irodori/imaging/hashPixels'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import type { PhotoSource } from '@irodori/imaging/photoSource'
import type { Pixels } from '@irodori/imaging/pixels'
import { openPhoto, openPhotoSource } from '@irodori/imaging/server/openPhoto'
import { displayList, printedTexts } from '@irodori/scene/displayList'
import { renderExact } from '@irodori/scene/renderExact'
import { textRequest } from '@irodori/scene/textRequest'
import type { FontFace } from '@irodori/typography/fontFace'
import { loadFont } from '@irodori/typography/fontFace'
import { findPhrases } from '@irodori/typography/phraseModel'
import { setText } from '@irodori/typography/setText'
import { OWN_CONNECTION } from '../fixtures/shopCaller.ts'

/**
 * Renders designs in this process with the server's decoders, which must have been started.
 * @param photos files by image name
 * @param address of the server that has the artwork
 * @returns a function that gives the hash of a design at print resolution
 */
export async function hashesInNode(
  photos: ReadonlyMap<string, Uint8Array>,
  address: string,
): Promise<(design: DesignPage) => Promise<string>> {
  const sources = new Map<string, PhotoSource>()
  for (const [name, bytes] of photos) sources.set(name, acceptedPhoto(await openPhotoSource(bytes)))
  const faces = new Map<string, FontFace>()

  async function faceOf({ font, fontWeight }: TextItem): Promise<FontFace> {
    const file = fontFilePath(font, fontWeight)
    const face = faces.get(file) ?? loadFont(new Uint8Array(await readFile(file)))
    faces.set(file, face)
    return face
  }

  const photo = async (name: string): Promise<PhotoSource> => {
    const source = sources.get(name)
    if (source === undefined) throw new Error(`the design shows photo ${name}, which is not among the given photos`)
    return source
  }
  const pictures = new Map<string, Promise<Pixels>>()
  const fetchArtwork = async (key: string): Promise<Pixels> => {
    const url = `${address}/api/images?path=${encodeURIComponent(key)}`
    const answer = await fetch(url, { headers: OWN_CONNECTION })
    return acceptedPhoto(await openPhoto(new Uint8Array(await answer.arrayBuffer()))).pixels
  }
  const artwork = (key: string): Promise<Pixels> => {
    const picture = pictures.get(key) ?? fetchArtwork(key)
    pictures.set(key, picture)
    return picture
  }

  return async (design) => {
    const texts = printedTexts(design)
    const known = new Map(await Promise.all(texts.map(async (item) => [item, await faceOf(item)] as const)))
    const list = displayList(design, (item) => {
      const face = known.get(item)
      if (face === undefined) throw new Error(`item ${item.id} was measured, but is not a text of the design`)
      return setText(textRequest(item, design.sheet.dpi), face, findPhrases)
    })
    return hashPixels(await renderExact(list, { photo, artwork }, 1))
  }
}
