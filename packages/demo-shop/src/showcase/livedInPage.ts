import { Buffer } from 'node:buffer'
import { ringWindow } from '../art/hokuo/ringWindow.ts'
import { group, n, page, picture, tag } from '../art/svg.ts'
import type { SceneKind } from '../scenes/scenePhoto.ts'
import { scenePhoto } from '../scenes/scenePhoto.ts'
import type { PhotoItem, Template, TemplateItem } from '../types.ts'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A picture within a picture: SVG (without pictures of its own, which the renderer would leave out) or PNG bytes. */
export function inset(content: string | Uint8Array, { left, top, width, height }: Box): string {
  const type = typeof content === 'string' ? 'image/svg+xml' : 'image/png'
  return tag('image', {
    x: n(left),
    y: n(top),
    width: n(width),
    height: n(height),
    preserveAspectRatio: 'xMidYMid slice',
    'xlink:href': `data:${type};base64,${Buffer.from(content).toString('base64')}`,
  })
}

const isPhoto = (item: TemplateItem): item is PhotoItem => item.type.endsWith('_IMAGE')

/** The item's mask, in the coordinates of the unrotated box. */
function outline(item: PhotoItem): string {
  const { left, top, width, height, borderRadius } = item
  if (item.type === 'CIRCLE_IMAGE') {
    return tag('ellipse', { cx: n(left + width / 2), cy: n(top + height / 2), rx: n(width / 2), ry: n(height / 2) })
  }
  if (item.type === 'RECT_IMAGE') {
    const corner = { rx: n((width * borderRadius.rx) / 100), ry: n((height * borderRadius.ry) / 100) }
    return tag('rect', { x: n(left), y: n(top), width: n(width), height: n(height), ...corner })
  }
  const inner = (item.radius - height) / Math.cos((item.angle * Math.PI) / 360)
  const centre = { x: left + width / 2, y: top + item.radius }
  const ring = { centre, outerRadius: item.radius, innerRadius: inner, angle: item.angle, direction: 0, corner: 0 }
  return tag('path', { d: ringWindow(ring) })
}

function photo(item: PhotoItem, kind: SceneKind, seed: number): string {
  const { left, top, width, height, rotate } = item
  const middle = `${n(left + width / 2)} ${n(top + height / 2)}`
  // A turned piece of a ring shows its photo upright, as a customer would turn it; a tilted print tilts with it.
  const upright = item.type === 'ARC_IMAGE' && rotate !== 0
  const side = Math.hypot(width, height)
  // A little more than the window, so that two soft edges do not meet.
  const spare = { left: left - 2, top: top - 2, width: width + 4, height: height + 4 }
  const box = upright
    ? { left: left + (width - side) / 2, top: top + (height - side) / 2, width: side, height: side }
    : spare
  const scene = inset(scenePhoto(kind, Math.round(box.width), Math.round(box.height), seed), box)
  return group(
    { transform: `rotate(${n(rotate)} ${middle})` },
    tag('clipPath', { id: item.id }, outline(item)),
    group(
      { 'clip-path': `url(#${item.id})` },
      upright ? group({ transform: `rotate(${n(-rotate)} ${middle})` }, scene) : scene,
    ),
  )
}

/** A template with stand-in photos in its windows and no words, as SVG of the page's size. */
export function livedInPage(
  template: Template,
  scenes: readonly SceneKind[],
  artwork: (key: string) => string,
  seed = 40,
): string {
  const whole = { left: 0, top: 0, width: template.width, height: template.height }
  const layer = (key: string | null): string => (key === null ? '' : inset(artwork(key), whole))
  return picture(
    template.width,
    template.height,
    page(template.width, template.height, template.backgroundColor),
    layer(template.backgroundUrl),
    ...template.items.filter(isPhoto).map((item, index) => photo(item, scenes[index % scenes.length], seed + index)),
    layer(template.foregroundUrl),
  )
}
