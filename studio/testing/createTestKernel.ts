import type { LivePhoto } from '@irodori/canvas/liveScene'
import type { DesignPage } from '@irodori/design/designPage'
import { EMPTY_PATH, rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import type { TextRequest, TextSetting } from '@irodori/typography/textRequest'
import type { ExactRender, Kernel, PrintRender } from '../src/kernel/kernel.ts'

/** A character that no font of the test kernel has. */
const UNPRINTABLE = '𠮷'

const blankBitmap = (width: number, height: number): Promise<ImageBitmap> =>
  createImageBitmap(new ImageData(Math.max(1, Math.round(width)), Math.max(1, Math.round(height))))

/** Sets a text in one line of square letters, which starts at the top left corner of its box. */
export function setInSquares({ text, fontSize, width }: TextRequest): TextSetting {
  const length = [...text].length * fontSize
  const ink = text === '' ? null : rect(0, 0, length, fontSize)
  return {
    outline: ink ? rectPath(ink) : EMPTY_PATH,
    border: EMPTY_PATH,
    ink,
    truncated: length > width,
    missing: text.includes(UNPRINTABLE) ? [UNPRINTABLE] : [],
    lines: [],
  }
}

/** A small photo, whose largest level has all its pixels. */
const photo = async (): Promise<LivePhoto> => ({
  width: 30,
  height: 20,
  levels: [await blankBitmap(30, 20)],
  alpha: null,
})

function render(page: DesignPage, scale: number, purpose: 'screen' | 'small'): Promise<ExactRender | null>
function render(page: DesignPage, scale: number, purpose: 'print'): Promise<PrintRender | null>
async function render({ key, sheet }: DesignPage, scale: number): Promise<PrintRender | null> {
  const bitmap = await blankBitmap(sheet.width * scale, sheet.height * scale)
  return { bitmap, scale, hash: key.padEnd(64, '0'), kernel: 1 }
}

/** A kernel without workers: blank pictures whose hash begins with the key of the page, and texts of square letters. */
export const createTestKernel = (patch: Partial<Kernel> = {}): Kernel => ({
  ingest: async () => ({ ok: true, photo: { imageName: `${'f'.repeat(64)}.jpg`, live: await photo() } }),
  loadPhoto: photo,
  hashPhoto: async (imageName) => imageName.slice(0, 64),
  decodeAs: photo,
  loadArtwork: async () => ({ image: await blankBitmap(30, 20), alpha: null }),
  setText: async (request) => setInSquares(request),
  drawSheet: async () => ({ background: [], grid: [], unfit: [] }),
  formsOf: async () => [],
  render,
  destroy: () => {},
  ...patch,
})
