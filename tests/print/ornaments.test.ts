import { ornamentItem, samplePage } from '@irodori/design/testing/sampleItems'
import { rgbColours } from '@irodori/print/colourConverter'
import type { DisplayList } from '@irodori/scene/displayList'
import { displayList } from '@irodori/scene/displayList'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTool } from '../fixtures/tools.ts'
import { SHEET } from './drawDesigns.ts'
import type { PrintFolder } from './printFolder.ts'
import { createPrintFolder, pagesOf } from './printFolder.ts'
import { vectorFills } from './vectorFills.ts'

const hasTools = findTool('pdfimages') !== undefined && findTool('pdftocairo') !== undefined
const reason = hasTools ? '' : ': skipped, poppler-utils is not installed'

let folder: PrintFolder
beforeAll(async () => {
  folder = await createPrintFolder()
})
afterAll(() => folder.remove())

const missing = () => Promise.reject(new Error('a page of ornaments asked for a picture'))

describe.skipIf(reason !== '')(`a print file with ornaments, read by poppler${reason}`, () => {
  it('has their outlines as vectors in their colours and no picture', async () => {
    const page = samplePage({
      sheet: { ...SHEET, backgroundUrl: null, foregroundUrl: null },
      items: [
        ornamentItem({ left: 100, top: 100, width: 300, height: 300 }),
        ornamentItem({
          id: 'other',
          left: 500,
          top: 200,
          width: 200,
          height: 200,
          rotate: 30,
          isMirrored: true,
          colours: ['#28486b', '#d9b96c'],
        }),
      ],
    })
    const list: DisplayList = displayList(page, missing as never)
    const written = await folder.write(
      'ornaments.pdf',
      {},
      pagesOf([list], { photo: missing, artwork: missing }, rgbColours),
    )
    const { pictures, colours } = vectorFills(written)
    expect(pictures).toBe(0)
    expect(colours.slice(-4)).toEqual(['#a93a2b', '#ffffff', '#28486b', '#d9b96c'])
  })
})
