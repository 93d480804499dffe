import { execFileSync } from 'node:child_process'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ColourConverter } from '@irodori/print/colourConverter'
import { standardProfile } from '@irodori/print/outputProfile'
import { formatOf } from '@irodori/print/pageFormat'
import type { PdfPage, PdfSettings } from '@irodori/print/printPdf'
import { writePrintPdf } from '@irodori/print/printPdf'
import { printSheet } from '@irodori/print/printSheet'
import type { DisplayList } from '@irodori/scene/displayList'
import { expect } from 'vitest'
import { findTool } from '../fixtures/tools.ts'
import type { DesignLists } from './drawDesigns.ts'
import { SHEET } from './drawDesigns.ts'

export const FORMAT = formatOf(SHEET)
/** Size of the page with its bleed. */
export const PAGE = {
  widthMm: FORMAT.trimWidth + 2 * FORMAT.bleed,
  heightMm: FORMAT.trimHeight + 2 * FORMAT.bleed,
}

/** A temporary folder of print files. */
export interface PrintFolder {
  readonly path: string
  readonly settings: PdfSettings
  /** Writes a print file and returns its path. */
  readonly write: (name: string, change: Partial<PdfSettings>, pages: AsyncIterable<PdfPage>) => Promise<string>
  readonly remove: () => Promise<void>
}

export async function createPrintFolder(): Promise<PrintFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'irodori-print-test-'))
  const settings: PdfSettings = {
    description: {
      title: 'いろどり <1>',
      creator: 'Irodori',
      date: new Date('2026-11-22T01:02:03Z'),
      id: '5a'.repeat(16),
    },
    standard: 'X-4',
    profile: await standardProfile(),
    condition: null,
    colour: 'RGB',
    cropMarks: false,
  }
  return {
    path: folder,
    settings,
    async write(name, change, pages) {
      const file = path.join(folder, name)
      await writeFile(file, '')
      await writePrintPdf((bytes) => appendFile(file, bytes), { ...settings, ...change }, pages)
      return file
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The pages of display lists, drawn one after the other. */
export async function* pagesOf(
  lists: readonly DisplayList[],
  pictures: DesignLists['pictures'],
  ink: ColourConverter,
  { isSplit = false, isFlattened = false, hasSpots = true } = {},
): AsyncGenerator<PdfPage> {
  for (const list of lists) {
    const sheet = await printSheet(list, pictures, ink, { isFlattened, hasSpots })
    yield { format: FORMAT, sheet, isSplit }
  }
}

export const outputOf = (program: string | undefined, ...args: string[]): string =>
  execFileSync(program ?? '', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Expects that two independent tools find the file valid. */
export function expectValid(file: string): void {
  expect(outputOf(findTool('qpdf'), '--check', file)).toContain('No syntax or stream encoding errors found')
  execFileSync(findTool('mutool') ?? '', ['clean', '-s', file, `${file}.cleaned`], { stdio: 'pipe' })
}
