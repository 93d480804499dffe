import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import { rect } from '@irodori/geometry/shape'
import { describe, expect, test } from 'vitest'
import { present } from '../../testing/present.ts'
import { photoItem, sampleDocument, samplePage, textItem } from '../../testing/sampleItems.ts'
import { applyChange } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import type { PhotoFaces } from '../photo/faceSafeCrop.ts'
import { placeWithFaces } from '../photo/faceSafeCrop.ts'
import { countCutFaces } from '../photo/facesInFrame.ts'
import { layoutForFaces } from './layoutForFaces.ts'

const TALL = { width: 100, height: 150 }
const WIDE = { width: 150, height: 100 }

/** Three people side by side, of whom an upright frame shows two. */
const GROUP = { imageName: 'group.jpg', width: 1500, height: 1000 }
const THREE = [rect(200, 300, 200, 200), rect(650, 300, 200, 200), rect(1100, 300, 200, 200)]
const CAT = { imageName: 'cat.jpg', width: 1500, height: 1000 }

const facesOf = (imageName: string): PhotoFaces => ({ faces: imageName === GROUP.imageName ? THREE : [] })

const filled = (id: string, position: number, size: object, photo = GROUP): ImageItem => {
  const frame = photoItem({ id, position, ...size })
  return { ...frame, ...placeWithFaces(frame, { ...photo, ...facesOf(photo.imageName) }), brightnessFactor: 120 }
}

const templateOf = (id: string, items: Template['items']): Template =>
  ({ ...samplePage().sheet, id, pageNumber: '1', sideNumber: 1, items }) as Template

const tools = () => {
  let last = 0
  return { newId: () => `new ${++last}`, fontFor: (_: string, font: string) => font }
}

const propose = (page: DesignPage, templates: readonly Template[]) =>
  layoutForFaces({ page, item: present(page.items.find(isImageItem)), facesOf, templates, totalPage: null }, tools())

/** Names of the photos in the frames after the proposal, and how many faces of the group are cut. */
function after(page: DesignPage, templates: readonly Template[]) {
  const { change } = present(propose(page, templates))
  const frames = present(applyChange(sampleDocument([page]), change).pages[0]).items.filter(isImageItem)
  const group = present(frames.find(({ imageName }) => imageName === GROUP.imageName))
  return { names: frames.map(({ imageName }) => imageName), cut: countCutFaces(group, THREE), group }
}

describe('EDT-56: a frame for a photo whose faces do not fit', () => {
  test('is another one of the page, with which the photo changes places and keeps its colours', () => {
    const page = samplePage({ items: [filled('tall', 1, TALL), filled('wide', 2, WIDE, CAT)] })
    expect(propose(page, [])?.template).toBeNull()
    const { names, cut, group } = after(page, [])
    expect([names, cut]).toEqual([[CAT.imageName, GROUP.imageName], 0])
    expect(group).toMatchObject({ id: 'wide', brightnessFactor: 120 })
  })

  test('is one of another layout that has a place for everything on the page', () => {
    const words = textItem({ id: 'words', position: 9, text: 'はる' })
    const page = samplePage({ items: [filled('tall', 1, TALL), filled('other', 2, TALL, CAT), words] })
    const frame = (id: string, position: number, size: object) => photoItem({ id, position, ...size })
    const wordless = templateOf('wordless', [frame('a', 1, WIDE), frame('b', 2, WIDE)])
    const small = templateOf('small', [frame('a', 1, WIDE), words])
    const fitting = templateOf('fitting', [frame('a', 1, TALL), frame('b', 2, WIDE), words])
    expect(propose(page, [wordless, small])).toBeNull()
    expect(propose(page, [wordless, small, fitting])?.template).toBe(fitting)
    const { names, cut } = after(page, [fitting])
    expect([names, cut]).toEqual([[CAT.imageName, GROUP.imageName], 0])
  })

  test('is not proposed where no frame shows more of its faces, or all of them are shown', () => {
    expect(propose(samplePage({ items: [filled('tall', 1, TALL), filled('other', 2, TALL, CAT)] }), [])).toBeNull()
    expect(propose(samplePage({ items: [filled('wide', 1, WIDE), filled('other', 2, WIDE, CAT)] }), [])).toBeNull()
  })

  test('is not proposed at the cost of a face of another photo', () => {
    const page = samplePage({
      items: [filled('tall', 1, TALL), filled('wide', 2, WIDE, { ...CAT, imageName: 'other group.jpg' })],
    })
    const both = (): PhotoFaces => ({ faces: THREE })
    const item = present(page.items.find(isImageItem))
    expect(layoutForFaces({ page, item, facesOf: both, templates: [], totalPage: null }, tools())).toBeNull()
  })
})
