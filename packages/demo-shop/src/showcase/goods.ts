import { dot, group, line, n, shape, tag } from '../art/svg.ts'
import { cutPrint, heightOf, lying, type Print, softShadow } from './printed.ts'
import { footShade } from './rooms.ts'

/** A mug seen from the side, the print round its body. */
export function mug(print: Print, x: number, y: number, tall: number, handleSide: 1 | -1): string {
  const wide = tall * 0.92
  const body = `M${n(-wide / 2)} ${n(-tall / 2)}V${n(tall * 0.36)}Q${n(-wide / 2)} ${n(tall / 2)} ${n(-wide * 0.36)} ${n(tall / 2)}H${n(wide * 0.36)}Q${n(wide / 2)} ${n(tall / 2)} ${n(wide / 2)} ${n(tall * 0.36)}V${n(-tall / 2)}Z`
  const id = `${print.template.id}-mug`
  const printWidth = (tall * 0.9 * 200) / 80
  return group(
    { transform: `translate(${x} ${y})` },
    footShade(0, tall / 2, wide * 1.2),
    line(
      `M${n((handleSide * wide) / 2.1)} ${n(-tall * 0.26)}C${n(handleSide * wide * 0.9)} ${n(-tall * 0.32)} ${n(handleSide * wide * 0.9)} ${n(tall * 0.3)} ${n((handleSide * wide) / 2.1)} ${n(tall * 0.24)}`,
      '#F4EFE6',
      tall * 0.09,
    ),
    shape(body, '#FBF8F2'),
    tag('clipPath', { id }, tag('path', { d: body })),
    group({ 'clip-path': `url(#${id})` }, cutPrint(print, printWidth, 0)),
    shape(body, 'url(#round)'),
    tag('ellipse', { cx: 0, cy: n(-tall / 2), rx: n(wide / 2), ry: n(tall * 0.05), fill: '#EFE9DE' }),
    tag('ellipse', { cx: 0, cy: n(-tall / 2 + tall * 0.008), rx: n(wide * 0.47), ry: n(tall * 0.04), fill: '#C9BBA8' }),
  )
}

/** A tag of clear acrylic on a ring. */
export function keyholder(print: Print, x: number, y: number, size: number, turn: number, metal: string): string {
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    softShadow(size * 1.1, size * 1.1, size * 0.1, 14),
    tag('rect', {
      x: n(-size * 0.55),
      y: n(-size * 0.55),
      width: n(size * 1.1),
      height: n(size * 1.1),
      rx: n(size * 0.1),
      fill: '#FFFFFF',
      opacity: 0.85,
    }),
    cutPrint(print, size, size * 0.06),
    tag('circle', {
      cx: 0,
      cy: n(-size * 0.62),
      r: n(size * 0.07),
      fill: 'none',
      stroke: metal,
      'stroke-width': n(size * 0.028),
    }),
    ...[0.74, 0.84, 0.94].map((share, index) =>
      tag('ellipse', {
        cx: 0,
        cy: n(-size * share),
        rx: n(size * (index % 2 ? 0.02 : 0.034)),
        ry: n(size * 0.06),
        fill: 'none',
        stroke: metal,
        'stroke-width': n(size * 0.02),
      }),
    ),
    tag('circle', {
      cx: 0,
      cy: n(-size * 1.16),
      r: n(size * 0.17),
      fill: 'none',
      stroke: metal,
      'stroke-width': n(size * 0.034),
    }),
  )
}

/** A phone in its case, seen from behind. */
export function phoneCase(print: Print, x: number, y: number, width: number, turn: number): string {
  const lens = (cx: number, cy: number): string =>
    dot(cx, cy, width * 0.062, '#22262B') + dot(cx - width * 0.012, cy - width * 0.014, width * 0.022, '#59636E')
  const [left, top] = [-width * 0.44, -heightOf(print, width) / 2 + width * 0.06]
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    softShadow(width, heightOf(print, width), width * 0.14, 24),
    cutPrint(print, width, width * 0.14),
    tag('rect', {
      x: n(left),
      y: n(top),
      width: n(width * 0.36),
      height: n(width * 0.36),
      rx: n(width * 0.1),
      fill: '#3B4147',
      opacity: 0.92,
    }),
    lens(left + width * 0.11, top + width * 0.11) + lens(left + width * 0.25, top + width * 0.25),
    tag('rect', {
      x: n(-width / 2),
      y: n(-heightOf(print, width) / 2),
      width: n(width),
      height: n(heightOf(print, width)),
      rx: n(width * 0.14),
      fill: 'none',
      stroke: '#FFFFFF',
      'stroke-width': 5,
      opacity: 0.55,
    }),
  )
}

/** A canvas bag with its handles up. */
export function tote(print: Print, x: number, y: number, width: number, cloth: string, shade: string): string {
  const tall = width * 1.06
  const [half, top] = [width / 2, -tall / 2]
  const handle = (lift: number, colour: string): string =>
    line(
      `M${n(-half * 0.46)} ${n(top + 14)}C${n(-half * 0.46)} ${n(top - lift)} ${n(half * 0.46)} ${n(top - lift)} ${n(half * 0.46)} ${n(top + 14)}`,
      colour,
      width * 0.052,
    )
  return group(
    { transform: `translate(${x} ${y})` },
    footShade(0, tall / 2 + 4, width * 1.1),
    handle(width * 0.5, shade),
    shape(
      `M${n(-half)} ${n(top)}H${n(half)}L${n(half * 1.04)} ${n(tall / 2 - 14)}Q${n(half)} ${n(tall / 2)} ${n(half * 0.9)} ${n(tall / 2)}H${n(-half * 0.9)}Q${n(-half)} ${n(tall / 2)} ${n(-half * 1.04)} ${n(tall / 2 - 14)}Z`,
      cloth,
    ),
    line(`M${n(-half)} ${n(top + 30)}H${n(half)}`, shade, 2, { 'stroke-dasharray': '9 7' }),
    handle(width * 0.44, cloth),
    ...[-1, 1].map((side) =>
      tag('rect', {
        x: n(side * half * 0.46 - width * 0.036),
        y: n(top + 8),
        width: n(width * 0.072),
        height: n(width * 0.1),
        fill: cloth,
        stroke: shade,
        'stroke-width': 2,
      }),
    ),
    group({ transform: `translate(0 ${n(width * 0.06)})`, opacity: 0.96 }, cutPrint(print, width * 0.66, 4)),
    shape(
      `M${n(half * 0.7)} ${n(top)}Q${n(half * 0.8)} 0 ${n(half * 0.74)} ${n(tall / 2)}H${n(half)}V${n(top)}Z`,
      '#3A2A1E',
      { opacity: 0.05 },
    ),
  )
}

/** A chat on a phone with a picture of the shop. */
export function talk(print: Print, x: number, y: number, width: number): string {
  const tall = width * 1.5
  const bubble = (side: 1 | -1, top: number, wide: number, fill: string): string =>
    tag('rect', {
      x: n(side === 1 ? width * 0.4 - wide : -width * 0.3),
      y: n(top),
      width: n(wide),
      height: n(width * 0.1),
      rx: n(width * 0.05),
      fill,
    })
  const pictureWidth = Math.min(width * 0.56, (width * 0.86 * print.template.width) / print.template.height)
  const top = -tall / 2
  return group(
    { transform: `translate(${x} ${y})` },
    softShadow(width, tall, width * 0.1, 26),
    tag('rect', { x: n(-width / 2), y: n(top), width: n(width), height: n(tall), rx: n(width * 0.1), fill: '#2E343A' }),
    tag('rect', {
      x: n(-width * 0.46),
      y: n(top + width * 0.04),
      width: n(width * 0.92),
      height: n(tall - width * 0.08),
      rx: n(width * 0.07),
      fill: '#CFE0E6',
    }),
    bubble(1, top + width * 0.14, width * 0.46, '#FFFFFF'),
    dot(-width * 0.37, top + width * 0.36, width * 0.05, '#E7B7B4'),
    bubble(-1, top + width * 0.31, width * 0.38, '#FFFFFF'),
    group(
      {
        transform: `translate(${n(width * 0.4 - pictureWidth / 2)} ${n(top + width * 0.5 + heightOf(print, pictureWidth) / 2)})`,
      },
      cutPrint(print, pictureWidth, width * 0.04),
    ),
    dot(-width * 0.37, tall / 2 - width * 0.16, width * 0.05, '#E7B7B4'),
    shape(
      'M0 .9C-.5 .5 -1 .1 -1 -.36C-1 -.74 -.74 -.95 -.46 -.95C-.24 -.95 -.08 -.83 0 -.64C.08 -.83 .24 -.95 .46 -.95C.74 -.95 1 -.74 1 -.36C1 .1 .5 .5 0 .9Z',
      '#D9716A',
      { transform: `translate(${n(-width * 0.22)} ${n(tall / 2 - width * 0.16)}) scale(${n(width * 0.055)})` },
    ),
  )
}

/** Two open pages with the fold between them. */
export function openBook(print: Print, x: number, y: number, width: number, turn: number): string {
  const tall = heightOf(print, width)
  return (
    lying(print, { x, y, width, turn, drop: 18 }) +
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      tag('rect', { x: n(-width * 0.05), y: n(-tall / 2), width: n(width * 0.1), height: n(tall), fill: 'url(#fold)' }),
    )
  )
}

/** A closed book; cloth shows about the print where the cover is bound in it. */
export function closedBook(print: Print, x: number, y: number, width: number, turn: number, cloth?: string): string {
  const tall = heightOf(print, width)
  const [outerWidth, outerHeight] = cloth ? [width * 1.3, tall * 1.3] : [width, tall]
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    softShadow(outerWidth, outerHeight, 6, 22),
    tag('rect', {
      x: n(-outerWidth / 2 + 8),
      y: n(-outerHeight / 2 + 10),
      width: n(outerWidth),
      height: n(outerHeight),
      rx: 5,
      fill: '#EDE6DA',
    }),
    cloth
      ? tag('rect', {
          x: n(-outerWidth / 2),
          y: n(-outerHeight / 2),
          width: n(outerWidth),
          height: n(outerHeight),
          rx: 5,
          fill: cloth,
        })
      : '',
    cutPrint(print, width, cloth ? 2 : 5),
    tag('rect', {
      x: n(-outerWidth / 2 + outerWidth * 0.035),
      y: n(-outerHeight / 2),
      width: n(outerWidth * 0.014),
      height: n(outerHeight),
      fill: '#2B211A',
      opacity: 0.14,
    }),
  )
}
