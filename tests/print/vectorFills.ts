import { readFileSync, writeFileSync } from 'node:fs'
import { findTool } from '../fixtures/tools.ts'
import { outputOf } from './printFolder.ts'

/** What poppler finds in a print file without transparency. */
export interface VectorFills {
  /** Number of pictures. */
  readonly pictures: number
  /** Colours of the filled outlines, from bottom to top. */
  readonly colours: readonly string[]
}

export function vectorFills(file: string): VectorFills {
  // The table has two lines of headings.
  const pictures = outputOf(findTool('pdfimages'), '-list', file).trim().split('\n').length - 2
  // poppler simulates the inks of an output intent. Without the intent it shows the colours of the file.
  const plain = file.replace('.pdf', '-plain.pdf')
  writeFileSync(plain, readFileSync(file, 'latin1').replace('/OutputIntents', '/OutputIntentx'), 'latin1')
  const drawing = outputOf(findTool('pdftocairo'), '-svg', plain, '-')
  const images = drawing.split('<image').length - 1
  const colours = [...drawing.matchAll(/<path[^>]* style="[^"]*fill:rgb\(([^)]*)\)/g)].map(([, colour = '']) =>
    hexOf(colour),
  )
  return { pictures: pictures + images, colours }
}

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
