import { renderToWidth } from '../art/renderArtwork.ts'
import { blurFilter, defs, group, linearGradient, n, page, picture, radialGradient, tag } from '../art/svg.ts'
import type { Template } from '../types.ts'
import { inset, livedInPage } from './livedInPage.ts'

// The drawing's own units.
const WIDTH = 1200
const HEIGHT = 900

/** Pixels of every product picture. */
export const PRODUCT_PICTURE = { width: 1120, height: 840 } as const

type ArtworkOf = (key: string) => string

const table = (light: string, shade: string): string =>
  page(WIDTH, HEIGHT, light) +
  tag('rect', { width: WIDTH, height: HEIGHT, fill: 'url(#light)' }) +
  tag('rect', { width: WIDTH, height: HEIGHT, fill: shade, opacity: 0.06 })

const sharedDefs = (): string =>
  defs(
    radialGradient('light', { x: 0.3, y: 0.2 }, 0.95, [
      { offset: 0, color: '#FFFFFF', opacity: 0.75 },
      { offset: 0.6, color: '#FFFFFF', opacity: 0 },
      { offset: 1, color: '#5A4634', opacity: 0.16 },
    ]),
    linearGradient('gutter', { x: 0, y: 0 }, { x: 1, y: 0 }, [
      { offset: 0, color: '#2B211A', opacity: 0 },
      { offset: 0.5, color: '#2B211A', opacity: 0.26 },
      { offset: 1, color: '#2B211A', opacity: 0 },
    ]),
    blurFilter('wide', 26, WIDTH, HEIGHT),
    blurFilter('close', 7, WIDTH, HEIGHT),
  )

interface Lying {
  x: number
  y: number
  width: number
  height: number
  turn: number
}

/** A flat thing on the table, its middle at (x, y), cut at the trim so that no bleed shows. */
function lying(template: Template, svg: string, { x, y, width, height, turn }: Lying, shadowDrop = 14): string {
  const bleed = (template.bleedMm / 25.4) * template.dpi
  const scale = width / (template.width - 2 * bleed)
  const box = {
    left: -width / 2 - bleed * scale,
    top: -height / 2 - bleed * scale,
    width: template.width * scale,
    height: template.height * scale,
  }
  const rect = { x: n(-width / 2), y: n(-height / 2), width: n(width), height: n(height), rx: 3 }
  const place = `translate(${n(x)} ${n(y)}) rotate(${turn})`
  const clip = `${template.id}-trim`
  return (
    group(
      { filter: 'url(#wide)', opacity: 0.3 },
      tag('rect', { ...rect, fill: '#3A2A1E', transform: `translate(${shadowDrop} ${shadowDrop * 1.8}) ${place}` }),
    ) +
    group(
      { filter: 'url(#close)', opacity: 0.28 },
      tag('rect', { ...rect, fill: '#3A2A1E', transform: `translate(3 5) ${place}` }),
    ) +
    group(
      { transform: place },
      tag('clipPath', { id: clip }, tag('rect', rect)),
      group({ 'clip-path': `url(#${clip})` }, inset(renderToWidth(svg, Math.round(1.5 * box.width)), box)),
    )
  )
}

const templateOf = (templates: readonly Template[], id: string): Template => {
  const found = templates.find((template) => template.id === id)
  if (found === undefined) throw new Error(`no template ${id}`)
  return found
}

export function greetingCardPicture(templates: readonly Template[], artwork: ArtworkOf): string {
  const front = templateOf(templates, 'card-hanaikada-front')
  const back = templateOf(templates, 'card-hanaikada-back')
  return picture(
    WIDTH,
    HEIGHT,
    sharedDefs(),
    table('#E4E7E2', '#4F7596'),
    lying(back, livedInPage(back, ['flowers'], artwork), { x: 815, y: 470, width: 440, height: 651, turn: 7 }),
    lying(front, livedInPage(front, ['hills'], artwork), { x: 425, y: 445, width: 470, height: 695.6, turn: -4 }),
  )
}

export function wallClockPicture(templates: readonly Template[], artwork: ArtworkOf): string {
  const face = templateOf(templates, 'clock-hokuo')
  const hand = (turn: number, length: number, breadth: number): string =>
    tag('rect', {
      x: n(-breadth / 2),
      y: n(-length),
      width: n(breadth),
      height: n(length + 34),
      rx: n(breadth / 2),
      fill: '#2E3B3D',
      transform: `translate(600 440) rotate(${turn})`,
    })
  return picture(
    WIDTH,
    HEIGHT,
    sharedDefs(),
    table('#E9E4D8', '#2F5D5A'),
    lying(
      face,
      livedInPage(face, ['hills', 'flowers', 'sea', 'toys'], artwork),
      { x: 600, y: 440, width: 690, height: 690, turn: 0 },
      22,
    ),
    group({ opacity: 0.22, transform: 'translate(3 6)' }, hand(305, 150, 13), hand(60, 225, 9)),
    hand(305, 150, 13),
    hand(60, 225, 9),
    tag('circle', { cx: 600, cy: 440, r: 13, fill: '#2E3B3D' }),
    tag('circle', { cx: 600, cy: 440, r: 4.5, fill: '#D9B96C' }),
  )
}

export function photoBookletPicture(templates: readonly Template[], artwork: ArtworkOf): string {
  const cover = templateOf(templates, 'booklet-mori-cover')
  const open = templateOf(templates, 'booklet-mori-birth')
  const spread = { x: 655, y: 600, width: 860, height: 430, turn: 3 }
  return picture(
    WIDTH,
    HEIGHT,
    sharedDefs(),
    table('#EAE3D4', '#7A4B3A'),
    lying(cover, livedInPage(cover, ['toys'], artwork), { x: 360, y: 290, width: 430, height: 430, turn: -6 }),
    lying(open, livedInPage(open, ['toys', 'flowers', 'hills'], artwork), spread),
    group(
      { transform: `translate(${spread.x} ${spread.y}) rotate(${spread.turn})` },
      tag('rect', { x: -46, y: -215, width: 92, height: 430, fill: 'url(#gutter)' }),
    ),
  )
}
