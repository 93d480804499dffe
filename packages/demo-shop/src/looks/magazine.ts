import { between } from '../art/random.ts'
import { defs, group, line, linearGradient, n, tag } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import type { Sheet } from '../composing/sheet.ts'
import { GARAMOND, GOTHIC } from '../shop/fonts.ts'

/** A decorative bar code. */
function barCode({ random, unit, width, height, bleed }: Sheet): string {
  const [wide, tall] = [16 * unit, 8 * unit]
  const left = width - bleed - 7 * unit - wide
  const top = height - bleed - 6.4 * unit - tall
  const bars: string[] = []
  for (let x = 1.4 * unit; x < wide - 1.6 * unit; ) {
    const bar = unit * between(random, 0.12, 0.5)
    bars.push(`M${n(left + x + bar / 2)} ${n(top + unit)}v${n(tall - 2 * unit)}`)
    x += bar + unit * between(random, 0.14, 0.44)
  }
  return (
    tag('rect', { x: n(left), y: n(top), width: n(wide), height: n(tall), fill: '#FFFFFF' }) +
    tag('path', { d: bars.join(''), stroke: '#25211D', 'stroke-width': n(unit * 0.26), fill: 'none' })
  )
}

/** A gradient behind the headlines and a hairline border. */
function before(sheet: Sheet): string {
  const { width, height, bleed, unit } = sheet
  const inset = bleed + 2.6 * unit
  const band = (y: number, tall: number, fill: string): string => tag('rect', { y: n(y), width, height: n(tall), fill })
  return (
    defs(
      linearGradient('head', { x: 0, y: 0 }, { x: 0, y: 1 }, [
        { offset: 0, color: '#1E1A17', opacity: 0.52 },
        { offset: 0.8, color: '#1E1A17', opacity: 0.5 },
        { offset: 1, color: '#1E1A17', opacity: 0 },
      ]),
      linearGradient('foot', { x: 0, y: 0 }, { x: 0, y: 1 }, [
        { offset: 0, color: '#1E1A17', opacity: 0 },
        { offset: 0.07, color: '#1E1A17', opacity: 0.53 },
        { offset: 0.3, color: '#1E1A17', opacity: 0.7 },
        { offset: 1, color: '#1E1A17', opacity: 0.84 },
      ]),
    ) +
    band(0, height * 0.27, 'url(#head)') +
    band(height * 0.702, height * 0.3, 'url(#foot)') +
    group(
      { opacity: 0.9 },
      tag('rect', {
        x: n(inset),
        y: n(inset),
        width: n(width - 2 * inset),
        height: n(height - 2 * inset),
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': n(unit * 0.2),
      }),
      line(`M${n(inset + 4 * unit)} ${n(height * 0.205)}H${n(width - inset - 4 * unit)}`, '#FFFFFF', unit * 0.16),
    ) +
    barCode(sheet)
  )
}

/** マガジン: the cover of a magazine. */
export const MAGAZINE: Look = {
  id: 'magazine',
  name: 'マガジン',
  hashtags: ['雑誌風', 'おしゃれ'],
  paper: '#4A443D',
  inks: { title: '#FFFFFF', text: '#FFFFFF', accent: '#FFFFFF' },
  japanese: GOTHIC,
  latin: GARAMOND,
  isBoldTitle: true,
  before,
}
