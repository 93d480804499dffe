import { seededRandom } from '../art/random.ts'
import { cutSheet } from '../art/paper.ts'
import { n, page, picture } from '../art/svg.ts'
import type { Artwork } from '../entities/artwork.ts'
import type { PageFormat } from '../entities/pageFormat.ts'
import type { SceneKind } from '../entities/sceneKind.ts'
import type { PhotoDraft } from '../drafts/items.ts'
import { rectPhoto } from '../drafts/items.ts'
import { template } from '../drafts/template.ts'
import type { MonthGrid, Template } from '../entities/types.ts'
import { arrange, measuresOf } from './arrange.ts'
import type { Layout, MonthSpot, Texts } from './layout.ts'
import type { Look } from './look.ts'
import { inkBox, setText } from './setText.ts'
import type { Box, Frame, Sheet } from './sheet.ts'

/** The data of a template that is composed from a look and a layout. */
export interface Design {
  id: string
  name: string
  productIdentify: string
  format: PageFormat
  look: Look
  layout: Layout
  texts: Texts
  scenes: readonly SceneKind[]
  publishedAt: string
  hashtags: readonly string[]
  pageNumber?: string
  sideNumber?: number
  groupId?: string
  templateSeriesId?: string | null
  /** Customers may move the photos, so no decoration frames or covers them; all of it is in the background. */
  isFree?: boolean
  /** All texts are bold, for materials that do not hold thin strokes. */
  isBold?: boolean
  /** Size in megabytes from which a photo is refused; 10 if absent. */
  maxUploadMegabytes?: number
  /** YYYY-MM, for a layout with a month. */
  month?: string
  /** The design that has the same artwork, so that it is drawn once for all months. */
  artworkOf?: string
}

function photoOf(frame: Frame): PhotoDraft {
  const { left, top, width, height, rotate, corner, shape, angle, radius } = frame
  if (shape === 'rect') return rectPhoto({ left, top, width, height }, rotate, corner)
  const draft = rectPhoto({ left, top, width, height }, rotate)
  return shape === 'circle' ? { ...draft, type: 'CIRCLE_IMAGE' } : { ...draft, type: 'ARC_IMAGE', angle, radius }
}

/** A seed from the id, so that a design is drawn identically each time. */
const seedOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)

const sheetOf = ({ format, layout, look, texts, id, artworkOf = id }: Design): Sheet =>
  arrange(
    format,
    layout,
    setText(format, layout, look, texts).map(inkBox),
    seededRandom(seedOf(artworkOf)),
    look.emblem !== undefined,
  )

const SUNDAY_INK = '#8A2419'
const SATURDAY_INK = '#28486B'
const OWN_DAY_INK = '#244B48'

/** The month of a layout in the font and inks of the look. */
function monthGridOf(format: PageFormat, { inks, japanese }: Look, { area, head, ...spot }: MonthSpot): MonthGrid {
  const box = measuresOf(format).box(area)
  return {
    ...box,
    headHeight: head * box.height,
    font: japanese,
    fontWeight: 'Normal',
    ...spot,
    colours: {
      title: inks.title,
      weekday: inks.text,
      saturday: SATURDAY_INK,
      sunday: SUNDAY_INK,
      ownDay: OWN_DAY_INK,
      line: inks.accent,
    },
  }
}

/** The sheet that the look decorates. */
function drawnSheet(design: Design): Sheet {
  const sheet = sheetOf(design)
  return design.isFree ? { ...sheet, frames: [], reserved: [...sheet.reserved, ...sheet.frames] } : sheet
}

const keyOf = (id: string, layer: 'background' | 'foreground'): string => `artwork/${id}-${layer}.png`

/** Whether a design needs no foreground: all its photos bleed, or it has none, and its look draws nothing over them. */
const isBare = (design: Design, sheet: Sheet): boolean =>
  design.layout.figures === undefined &&
  design.layout.panels === undefined &&
  (design.layout.emblem === undefined || design.look.emblem === undefined) &&
  sheet.frames.every(({ isBleeding }) => isBleeding) &&
  design.look.before(sheetOf(design)) === ''

/** The template of the catalogue. */
export function templateOf(design: Design): Template {
  const { format, look, layout, texts, id, name, productIdentify, publishedAt, scenes, month, artworkOf = id } = design
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
      backgroundUrl: look.behind || design.isFree ? keyOf(artworkOf, 'background') : null,
      foregroundUrl: design.isFree || isBare(design, sheet) ? null : keyOf(artworkOf, 'foreground'),
      scenes,
      ...(design.maxUploadMegabytes !== undefined && { maxUploadMegabytes: design.maxUploadMegabytes }),
      ...(layout.month && month !== undefined && { monthGrid: monthGridOf(format, look, layout.month), month }),
    },
    [
      ...sheet.frames.map(photoOf),
      ...setText(format, layout, look, texts).map((text) =>
        design.isBold ? { ...text, fontWeight: 'Bold' as const } : text,
      ),
    ],
  )
}

const panelOutline = ({ left, top, width, height }: Box): string =>
  `M${n(left)} ${n(top)}h${n(width)}v${n(height)}h${n(-width)}Z`

/** The artwork of a design, drawn on demand; none for a design that shares that of another one. */
export function artworkOf(design: Design): Artwork[] {
  if (design.artworkOf !== undefined) return []
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
    const { box } = measuresOf(design.format)
    const panels = (layout.panels ?? []).map((panel) => cutSheet(panelOutline(box(panel)), look.paper, 4))
    const emblem = layout.emblem ? (look.emblem?.(box(layout.emblem)) ?? '') : ''
    return look.before(sheet) + panels.join('') + emblem + (layout.figures?.draw(sheet, look) ?? '')
  }
  const under = (): string => behind?.(drawnSheet(design)) ?? page(width, height, look.paper)
  if (design.isFree) return [layer('background', () => under() + over())]
  return [
    ...(behind ? [layer('background', under)] : []),
    ...(isBare(design, sheetOf(design)) ? [] : [layer('foreground', over)]),
  ]
}
