import { seededRandom } from '../art/random.ts'
import { page, picture } from '../art/svg.ts'
import type { Artwork } from '../artwork.ts'
import type { PageFormat } from '../page.ts'
import type { SceneKind } from '../scenes/scenePhoto.ts'
import type { PhotoDraft } from '../templates/items.ts'
import { rectPhoto } from '../templates/items.ts'
import { template } from '../templates/template.ts'
import type { Template } from '../types.ts'
import { arrange } from './arrange.ts'
import type { Layout, Words } from './layout.ts'
import type { Look } from './look.ts'
import { inkBox, setWords } from './setWords.ts'
import type { Frame, Sheet } from './sheet.ts'

/** A template that is composed of a look and a layout. */
export interface Design {
  id: string
  name: string
  productIdentify: string
  format: PageFormat
  look: Look
  layout: Layout
  words: Words
  scenes: readonly SceneKind[]
  publishedAt: string
  hashtags: readonly string[]
  pageNumber?: string
  sideNumber?: number
  groupId?: string
  templateSeriesId?: string | null
  /** Photos may be moved about: nothing is drawn about or over them, all decoration lies behind. */
  isFree?: boolean
}

function photoOf(frame: Frame): PhotoDraft {
  const { left, top, width, height, rotate, corner, shape, angle, radius } = frame
  if (shape === 'rect') return rectPhoto({ left, top, width, height }, rotate, corner)
  const draft = rectPhoto({ left, top, width, height }, rotate)
  return shape === 'circle' ? { ...draft, type: 'CIRCLE_IMAGE' } : { ...draft, type: 'ARC_IMAGE', angle, radius }
}

/** The same design has the same seed, so that every part of it is drawn alike each time. */
const seedOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)

const sheetOf = ({ format, layout, look, words, id }: Design): Sheet =>
  arrange(format, layout, setWords(format, layout, look, words).map(inkBox), seededRandom(seedOf(id)))

/** The sheet as its look sees it. */
function drawnSheet(design: Design): Sheet {
  const sheet = sheetOf(design)
  return design.isFree ? { ...sheet, frames: [], reserved: [...sheet.reserved, ...sheet.frames] } : sheet
}

const keyOf = (id: string, layer: 'background' | 'foreground'): string => `artwork/${id}-${layer}.png`

/** Whether a look has nothing to draw before the photos: only where all of them run off the page, or there are none. */
const isBare = (design: Design, sheet: Sheet): boolean =>
  design.layout.figures === undefined &&
  sheet.frames.every(({ isBleeding }) => isBleeding) &&
  design.look.before(sheetOf(design)) === ''

/** The template that a shopper finds. */
export function templateOf(design: Design): Template {
  const { format, look, layout, words, id, name, productIdentify, publishedAt, scenes } = design
  const sheet = sheetOf(design)
  return template(
    format,
    {
      id,
      name,
      productIdentify,
      publishedAt,
      pageNumber: design.pageNumber ?? '0',
      sideNumber: design.sideNumber ?? 1,
      groupId: design.groupId ?? id,
      templateSeriesId: design.templateSeriesId ?? null,
      hashtags: [...new Set([...design.hashtags, ...look.hashtags])],
      backgroundColor: look.paper,
      backgroundUrl: look.behind || design.isFree ? keyOf(id, 'background') : null,
      foregroundUrl: design.isFree || isBare(design, sheet) ? null : keyOf(id, 'foreground'),
      scenes,
    },
    [...sheet.frames.map(photoOf), ...setWords(format, layout, look, words)],
  )
}

/** The pictures of a design, drawn when they are asked for. */
export function artworkOf(design: Design): Artwork[] {
  const { id, look, layout } = design
  const { width, height } = design.format
  const layer = (name: 'background' | 'foreground', draw: () => string): Artwork => ({
    key: keyOf(id, name),
    width,
    height,
    draw: () => picture(width, height, draw()),
  })
  const { behind } = look
  const over = (): string => {
    const sheet = drawnSheet(design)
    return look.before(sheet) + (layout.figures?.draw(sheet, look) ?? '')
  }
  const under = (): string => behind?.(drawnSheet(design)) ?? page(width, height, look.paper)
  if (design.isFree) return [layer('background', () => under() + over())]
  return [
    ...(behind ? [layer('background', under)] : []),
    ...(isBare(design, sheetOf(design)) ? [] : [layer('foreground', over)]),
  ]
}
