import { readFile } from 'node:fs/promises'
import type { DesignPage } from '@irodori/design/designPage'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { hashPixels } from '@irodori/imaging/hashPixels'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import type { PhotoSource } from '@irodori/imaging/photoSource'
import { openPhotoSource } from '@irodori/imaging/server/openPhoto'
import { displayList, printedTexts } from '@irodori/scene/displayList'
import { KERNEL_VERSION } from '@irodori/scene/kernelVersion'
import { renderExact } from '@irodori/scene/renderExact'
import { textRequest } from '@irodori/scene/textRequest'
import { loadFont } from '@irodori/typography/fontFace'
import { findPhrases } from '@irodori/typography/phraseModel'
import { setText } from '@irodori/typography/setText'
import { beforeAll, expect, test } from 'vitest'
import { KERNEL_PAGES } from './kernelPages.ts'

/** The hash of each sample page, by the version of the kernel that rendered it and by the name of the page. */
type KernelPictures = Readonly<Record<string, Readonly<Record<string, string>>>>

const file = (name: string) => readFile(new URL(name, import.meta.url))
const pictures: KernelPictures = JSON.parse(await file('kernelPictures.json').then(String))

let photo: PhotoSource
beforeAll(async () => {
  photo = acceptedPhoto(await openPhotoSource(new Uint8Array(await file('kernelPhoto.jpg'))))
})

async function hashOf(page: DesignPage): Promise<string> {
  const faces = new Map()
  for (const { font, fontWeight } of printedTexts(page)) {
    const path = fontFilePath(font, fontWeight)
    if (!faces.has(path)) faces.set(path, loadFont(new Uint8Array(await readFile(path))))
  }
  const list = displayList(page, (item) =>
    setText(textRequest(item, page.sheet.dpi), faces.get(fontFilePath(item.font, item.fontWeight)), findPhrases),
  )
  const artwork = () => Promise.reject(new Error('a kernel sample page asked for artwork, but none of them has any'))
  return hashPixels(await renderExact(list, { photo: async () => photo, artwork }))
}

test('the pixels of the kernel equal those recorded for its version', async () => {
  const hashes = await Promise.all(
    Object.entries(KERNEL_PAGES).map(async ([name, page]) => [name, await hashOf(page)] as const),
  )
  expect(
    Object.fromEntries(hashes),
    'the kernel renders other pixels: increase KERNEL_VERSION and add the new hashes to kernelPictures.json',
  ).toEqual(pictures[KERNEL_VERSION])
})

test('the recorded versions are consecutive, and each differs from the one before it', () => {
  const versions = Object.keys(pictures).map(Number)
  expect(versions).toEqual(versions.map((_, i) => i + 1))
  expect(versions.at(-1)).toBe(KERNEL_VERSION)
  for (const version of versions.slice(1)) expect(pictures[version]).not.toEqual(pictures[version - 1])
})
