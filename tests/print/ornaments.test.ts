import { readFileSync, writeFileSync } from 'node:fs'
import { ornamentItem, samplePage } from '@irodori/design/testing/sampleItems'
import { rgbColours } from '@irodori/print/colourConverter'
import type { DisplayList } from '@irodori/scene/displayList'
import { displayList } from '@irodori/scene/displayList'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTool } from '../fixtures/tools.ts'
import { SHEET } from './drawDesigns.ts'
import type { PrintFolder } from './printFolder.ts'
import { createPrintFolder, outputOf, pagesOf } from './printFolder.ts'

const [pdfimages, pdftocairo] = (['pdfimages', 'pdftocairo'] as const).map(findTool)
const reason = pdfimages && pdftocairo ? '' : ': skipped, poppler-utils is not installed'

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
    expect(outputOf(pdfimages, '-list', written).trim().split('\n')).toHaveLength(2)
    // poppler simulates the inks of an output intent. Without the intent it shows the colours of the file.
    const plain = written.replace('.pdf', '-plain.pdf')
    writeFileSync(plain, readFileSync(written, 'latin1').replace('/OutputIntents', '/OutputIntentx'), 'latin1')
    const drawing = outputOf(pdftocairo, '-svg', plain, '-')
    expect(drawing).not.toContain('<image')
    const fills = [...drawing.matchAll(/<path[^>]* style="[^"]*fill:rgb\(([^)]*)\)/g)].map(([, colour = '']) =>
      hexOf(colour),
    )
    expect(fills.slice(-4)).toEqual(['#a93a2b', '#ffffff', '#28486b', '#d9b96c'])
  })
})

/** The colour of percentages: 66.27%, 22.7%, 16.9% are #a93a2b. */
const hexOf = (percentages: string): string =>
  `#${percentages
    .split(',')
    .map((part) =>
      Math.round(Number.parseFloat(part) * 2.55)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
