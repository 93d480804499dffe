import { elementOf } from '../elementOf.ts'
import { group, line, n } from '../svg.ts'

/** Each figure as one line of a pen in a box 62 wide and 100 high. */
const FIGURES = [
  'M31 3C14 3 5 22 5 50C5 78 14 97 31 97C48 97 57 78 57 50C57 22 48 3 31 3Z',
  'M16 24L36 4V97',
  'M8 29C8 11 19 3 31 3C45 3 54 13 54 28C54 46 32 62 7 96H56',
  'M8 16C13 7 21 3 30 3C44 3 53 12 53 25C53 39 42 47 26 47C44 47 57 56 57 72C57 88 45 97 30 97C18 97 9 92 4 82',
  'M45 97V4L4 68H60',
  'M52 4H16L12 45C18 39 24 37 31 37C46 37 57 49 57 67C57 85 45 97 30 97C18 97 9 92 4 83',
  'M45 4C23 19 5 44 5 67C5 86 16 97 31 97C46 97 57 86 57 68C57 51 46 41 32 41C19 41 9 49 5 63',
  'M5 4H57C40 32 27 62 22 97',
  'M31 46C18 43 10 35 10 24C10 11 19 3 31 3C43 3 52 11 52 24C52 35 44 43 31 46C15 50 5 59 5 72C5 87 16 97 31 97C46 97 57 87 57 72C57 59 47 50 31 46Z',
  'M17 96C39 81 57 56 57 33C57 14 46 3 31 3C16 3 5 14 5 32C5 49 16 59 30 59C43 59 53 51 57 37',
] as const

const ADVANCE = 72

/** A number drawn with a pen, its centre at (x, y). */
export function numeral(value: number, x: number, y: number, height: number, stroke: string, penWidth: number): string {
  const figures = [...String(value)]
  // The figure 1 has space on its left side, so two of them are set closer.
  const advance = figures.every((figure) => figure === '1') ? ADVANCE * 0.72 : ADVANCE
  const width = advance * (figures.length - 1) + 62
  const scale = height / 100
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${scale}) translate(${n(-width / 2)} -50)` },
    ...figures.map((figure, index) =>
      line(elementOf(FIGURES, Number(figure)), stroke, penWidth / scale, {
        transform: `translate(${n(index * advance)} 0)`,
      }),
    ),
  )
}
