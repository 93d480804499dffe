import { readFileSync } from 'node:fs'
import type { DesignPage } from '@irodori/design/designPage'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { sha256Hex } from '@irodori/imaging/hashPixels'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import { createPhotoSource } from '@irodori/imaging/photoSource'
import type { Pixels } from '@irodori/imaging/pixels'
import { createPixels } from '@irodori/imaging/pixels'
import { openPhoto } from '@irodori/imaging/server/openPhoto'
import type { DisplayList } from '@irodori/scene/displayList'
import { displayList } from '@irodori/scene/displayList'
import type { Pictures } from '@irodori/scene/interpretDisplayList'
import { textRequest } from '@irodori/scene/textRequest'
import type { FontFace } from '@irodori/typography/fontFace'
import { loadFont } from '@irodori/typography/fontFace'
import { findPhrases } from '@irodori/typography/phraseModel'
import { setText } from '@irodori/typography/setText'
import type { UploadedPhoto } from '../fixtures/randomDesigns.ts'
import { randomDesigns } from '../fixtures/randomDesigns.ts'
import { samplePhotos } from '../fixtures/samplePhotos.ts'

/** The display lists of designs, and the pictures that they use. */
export interface DesignLists {
  readonly lists: readonly DisplayList[]
  readonly pictures: Pictures
}

/** A postcard of 100 by 60 mm at 300 dpi with 3 mm of bleed. */
export const SHEET = {
  width: 1252,
  height: 780,
  dpi: 300,
  bleedMm: 3,
  safeMm: 3,
  backgroundColor: '#f4efe6',
  backgroundUrl: 'back',
  foregroundUrl: 'front',
}

/** Random designs with every kind of item between background and foreground artwork. */
export async function createDesignLists(count: number): Promise<DesignLists> {
  const samples = await samplePhotos()
  const photos = new Map<string, Pixels>()
  const uploaded: UploadedPhoto[] = []
  for (const { bytes } of [samples.small(), samples.wideColour(), samples.hollow(), samples.clear()]) {
    const { pixels } = acceptedPhoto(await openPhoto(bytes))
    const imageName = `${await sha256Hex(bytes)}.jpg`
    photos.set(imageName, pixels)
    uploaded.push({ imageName, width: pixels.width, height: pixels.height })
  }
  const base: DesignPage = {
    key: 'page',
    designId: null,
    templateId: 'template',
    productId: 'card',
    pageNumber: '1',
    sideNumber: 1,
    sideCount: 1,
    sheet: SHEET,
    items: [],
  }
  let id = 0
  const faces = new Map<string, FontFace>()
  const faceOf = (font: string, weight: Parameters<typeof fontFilePath>[1]): FontFace => {
    const file = fontFilePath(font, weight)
    const face = faces.get(file) ?? loadFont(new Uint8Array(readFileSync(file)))
    faces.set(file, face)
    return face
  }
  const [back, front] = [stripes(), fadingBorder()]
  return {
    lists: randomDesigns(base, uploaded, count, () => `id-${id++}`).map((page) =>
      displayList(page, (item) =>
        setText(textRequest(item, SHEET.dpi), faceOf(item.font, item.fontWeight), findPhrases),
      ),
    ),
    pictures: {
      photo: async (name) => createPhotoSource(photos.get(name) ?? missing(name)),
      artwork: async (key) => (key === 'back' ? back : front),
    },
  }
}

const missing = (name: string): never => {
  throw new Error(`photo ${name} is used by a design but was not made`)
}

/** Opaque artwork of soft diagonal bands. */
function stripes(): Pixels {
  const pixels = createPixels(SHEET.width, SHEET.height)
  for (let y = 0, at = 0; y < SHEET.height; y++) {
    for (let x = 0; x < SHEET.width; x++, at += 4) {
      const band = Math.abs(((x + y) % 200) - 100)
      pixels.data.set([200 + band / 2, 235 - band / 3, 225, 255], at)
    }
  }
  return { ...pixels, opaque: true }
}

/** Transparent artwork with a border that fades inwards. */
function fadingBorder(): Pixels {
  const pixels = createPixels(SHEET.width, SHEET.height)
  for (let y = 0, at = 0; y < SHEET.height; y++) {
    for (let x = 0; x < SHEET.width; x++, at += 4) {
      const distance = Math.min(x, y, SHEET.width - 1 - x, SHEET.height - 1 - y)
      pixels.data.set([169, 58, 43, Math.max(0, 255 - distance * 4)], at)
    }
  }
  return pixels
}
