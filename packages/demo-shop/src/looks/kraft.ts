import { between, pick } from '../art/random.ts'
import { line, n, page, tag, type XY } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import { type Frame, outlineOf, type Sheet } from '../composing/sheet.ts'
import { QUICKSAND, ROUNDED } from '../shop/fonts.ts'
import { tape } from '../art/ornaments/marks.ts'
import { mats, innerFrames } from '../composing/borders.ts'

const KRAFT = '#DCC3A0'
const FLECKS = ['#CBAE86', '#E9D4B4', '#C0A27A', '#EEDCC0'] as const
const TAPES = ['#D98B86', '#8FABBD', '#E8CF8C', '#9DB08F'] as const

/** Short fibres and flecks of brown paper. */
function texture({ width, height, random, unit }: Sheet): string {
  const count = Math.round((width * height) / (unit * unit) / 12)
  const fibres = FLECKS.map((stroke, tone) => {
    const d = Array.from({ length: Math.round(count / 4) }, () => {
      const x = width * random()
      const y = height * random()
      return `M${n(x)} ${n(y)}l${n(between(random, -1, 1) * unit)} ${n(between(random, -0.35, 0.35) * unit)}`
    }).join('')
    return line(d, stroke, unit * (0.08 + tone * 0.02), { opacity: 0.55 })
  })
  return fibres.join('')
}

/** A row of white stitches about the page. */
function stitches({ width, height, bleed, unit }: Sheet): string {
  const inset = bleed + 3 * unit
  return tag('rect', {
    x: n(inset),
    y: n(inset),
    width: n(width - 2 * inset),
    height: n(height - 2 * inset),
    rx: n(unit * 1.5),
    fill: 'none',
    stroke: '#FBF6EA',
    'stroke-width': n(unit * 0.34),
    'stroke-dasharray': `${n(unit * 2)} ${n(unit * 1.4)}`,
    'stroke-linecap': 'round',
  })
}

const topOf = ({ left, top, width, height, rotate }: Frame, lift: number): XY => {
  const turn = (rotate * Math.PI) / 180
  const up = height / 2 + lift
  return { x: left + width / 2 + up * Math.sin(turn), y: top + height / 2 - up * Math.cos(turn) }
}

/** クラフト紙: prints held with masking tape on brown paper, stitched round. */
export const KRAFT_LOOK: Look = {
  id: 'kraft',
  name: 'クラフト紙',
  hashtags: ['ナチュラル', '手作り風'],
  paper: KRAFT,
  inks: { title: '#25211D', text: '#25211D', accent: '#4A443D' },
  japanese: ROUNDED,
  latin: QUICKSAND,
  behind: (sheet) =>
    page(sheet.width, sheet.height, KRAFT) +
    texture(sheet) +
    stitches(sheet) +
    mats(sheet.frames, sheet.unit * 2, '#FDFBF5'),
  before: ({ frames, random, unit }) =>
    innerFrames(frames)
      .flatMap((frame) => [
        line(outlineOf(frame, unit * 0.05), '#E9E1D0', unit * 0.12),
        frame.shape === 'rect'
          ? tape(
              random,
              topOf(frame, unit * 1.4),
              unit * 15,
              unit * 4.2,
              frame.rotate + between(random, -5, 5),
              pick(random, TAPES),
            )
          : line(outlineOf(frame, unit * 1.1), '#D98B86', unit * 0.3, {
              'stroke-dasharray': `${n(unit * 1.5)} ${n(unit)}`,
            }),
      ])
      .join(''),
}
