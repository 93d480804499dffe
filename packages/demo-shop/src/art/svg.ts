export interface XY {
  x: number
  y: number
}

/** A number for a path; one decimal is a hundredth of a millimetre in print. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

type Attributes = Record<string, string | number>

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/** An SVG element; numbers in attributes are written unrounded. */
export const tag = (name: string, values: Attributes, content = ''): string =>
  content === '' ? `<${name}${attributes(values)}/>` : `<${name}${attributes(values)}>${content}</${name}>`

export const group = (values: Attributes, ...content: string[]): string => tag('g', values, content.join(''))

export const shape = (d: string, fill: string, values: Attributes = {}): string => tag('path', { d, fill, ...values })

/** A drawn line with round ends. */
export const line = (d: string, stroke: string, width: number, values: Attributes = {}): string =>
  tag('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': n(width),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...values,
  })

export const dot = (x: number, y: number, radius: number, fill: string, values: Attributes = {}): string =>
  tag('circle', { cx: n(x), cy: n(y), r: n(radius), fill, ...values })

export const page = (width: number, height: number, fill: string): string => tag('rect', { width, height, fill })

/** A complete SVG document; `content` may contain defs. */
export const picture = (width: number, height: number, ...content: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content.join('')}</svg>`

interface Stop {
  offset: number
  color: string
  opacity?: number
}

const stops = (values: readonly Stop[]): string =>
  values
    .map(({ offset, color, opacity = 1 }) => tag('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }))
    .join('')

/** A linear gradient; its line is in fractions of the painted shape's box. */
export const linearGradient = (id: string, from: XY, to: XY, values: readonly Stop[]): string =>
  tag('linearGradient', { id, x1: from.x, y1: from.y, x2: to.x, y2: to.y }, stops(values))

export const radialGradient = (id: string, centre: XY, radius: number, values: readonly Stop[]): string =>
  tag('radialGradient', { id, cx: centre.x, cy: centre.y, r: radius }, stops(values))

/** A blur within the given size of the picture; its cost is proportional to the pixels. */
export const blurFilter = (id: string, deviation: number, width: number, height: number): string =>
  tag(
    'filter',
    { id, filterUnits: 'userSpaceOnUse', x: 0, y: 0, width, height, 'color-interpolation-filters': 'sRGB' },
    tag('feGaussianBlur', { stdDeviation: deviation }),
  )

export const defs = (...content: string[]): string => tag('defs', {}, content.join(''))
