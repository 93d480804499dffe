import type { CSSProperties } from 'react'
import { around, n, pace, times } from './drawing.ts'
import type { GiftTheme } from './giftTheme.ts'
import styles from './mothersDay.module.css'
import motion from './motion.module.css'

const REDS = ['#dd7376', '#cc4f54', '#b5383f', '#93272f'] as const
const LEAF = '#7d9670'
const STEM = '#66845f'

/** The toothed outline of one layer of a carnation. */
function frill(radius: number, teeth: number, turn: number): string {
  const step = 360 / teeth
  const at = (part: number, index: number) => around(radius * part, turn + index * step).join(' ')
  const petals = times(teeth).map(
    (index) =>
      `L${at(1, index + 0.2)}L${at(0.93, index + 0.35)}L${at(1.03, index + 0.5)}L${at(0.93, index + 0.65)}L${at(1, index + 0.8)}L${at(0.8, index + 1)}`,
  )
  return `M${at(0.8, 0)}${petals.join('')}Z`
}

const Carnation = ({ x, y, size, turn = 0 }: { x: number; y: number; size: number; turn?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path
      d={`M${n(-size * 0.3)} ${n(size * 0.5)}L0 ${n(size * 1.25)}L${n(size * 0.3)} ${n(size * 0.5)}Z`}
      fill={STEM}
    />
    {[1, 0.78, 0.56, 0.34].map((part, index) => (
      <path
        key={part}
        d={frill(size * part, 9 - index, index * 17 + turn)}
        transform={`translate(0 ${n(-size * 0.06 * index)})`}
        fill={REDS[index]}
        stroke="#fff1ec"
        strokeOpacity="0.35"
        strokeWidth="0.8"
      />
    ))}
  </g>
)

const Stem = ({ d }: { d: string }) => <path d={d} fill="none" stroke={STEM} strokeWidth="4" strokeLinecap="round" />

const Leaf = ({ x, y, turn, size = 1 }: { x: number; y: number; turn: number; size?: number }) => (
  <path
    d="M0 0C10-16 8-46 0-64C-8-46-10-16 0 0Z"
    fill={LEAF}
    transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
  />
)

/** Falling petals, each with its own delay. */
const Petals = ({ from, count, style }: { from: number; count: number; style?: CSSProperties }) => (
  <g style={style}>
    {times(count).map((index) => (
      <g key={index} transform={`translate(${30 + ((index * 97) % 350)} ${from + ((index * 53) % 60)})`}>
        <path
          className={motion.fall}
          style={pace(10 + (index % 3) * 3, -index * 2.7)}
          d="M0 0C7-8 14-6 14 2C12 9 4 10 0 0Z"
          fill={REDS[index % 3]}
        />
      </g>
    ))}
  </g>
)

/** Mother's Day: a bunch of carnations with a ribbon, and falling petals. */
export const mothersDay: GiftTheme = {
  className: styles.theme ?? '',
  colour: '#fbf2ea',
  cover: () => (
    <>
      <rect width="400" height="500" fill="#f8e5dd" />
      <path d="M46 500V210a154 154 0 0 1 308 0v290Z" fill="#fdf6f0" />
      <path d="M58 500V210a142 142 0 0 1 284 0v290" fill="none" stroke="#d9a58f" strokeWidth="1.6" />
      <g className={motion.sway} style={pace(8)}>
        <Stem d="M200 420C190 340 150 300 136 236M200 420C204 330 202 260 200 180M200 420C212 340 250 300 268 238M200 420C194 350 170 320 168 300M200 420C208 350 232 330 234 306" />
        <Leaf x={166} y={340} turn={-52} />
        <Leaf x={238} y={342} turn={50} />
        <Leaf x={196} y={300} turn={-18} size={0.9} />
        <Leaf x={212} y={268} turn={28} size={0.8} />
        <Carnation x={134} y={214} size={44} turn={-14} />
        <Carnation x={268} y={214} size={44} turn={14} />
        <Carnation x={200} y={158} size={54} />
        <Carnation x={166} y={278} size={38} turn={-6} />
        <Carnation x={236} y={282} size={38} turn={6} />
      </g>
      <path d="M188 404 150 488h26l24-70 24 70h26l-38-84Z" fill={STEM} opacity="0.8" />
      <path d="M200 404c-34-28-66-20-62 4s36 18 62-4c26 22 58 28 62 4s-28-32-62-4Z" fill="#f3cfc4" stroke="#d9a58f" />
      <path d="M194 408 168 470l16-4 8 12 12-66ZM206 408l26 62-16-4-8 12-12-66Z" fill="#f3cfc4" stroke="#d9a58f" />
      <circle cx="200" cy="405" r="9" fill="#eab8a9" stroke="#d9a58f" />
      <Petals from={40} count={7} />
    </>
  ),
  headerArt: () => (
    <>
      <g className={motion.sway} style={pace(9)}>
        <Stem d="M-10 190C40 170 70 130 84 96M-10 190C20 150 26 110 30 76" />
        <Leaf x={56} y={140} turn={40} />
        <Leaf x={22} y={130} turn={-30} size={0.8} />
        <Carnation x={90} y={78} size={36} turn={10} />
        <Carnation x={30} y={60} size={30} turn={-8} />
      </g>
      <g className={motion.sway} style={pace(8, -3)}>
        <Stem d="M410 190C366 176 336 140 322 108M410 190C384 150 376 120 372 84" />
        <Leaf x={350} y={146} turn={-44} />
        <Carnation x={316} y={90} size={32} turn={-10} />
        <Carnation x={372} y={68} size={34} turn={8} />
      </g>
      <Petals from={20} count={6} />
    </>
  ),
  divider: () => (
    <>
      <path d="M8 20h48M104 20h48" stroke="#d9a58f" strokeWidth="1.4" />
      <Leaf x={66} y={22} turn={-66} size={0.3} />
      <Leaf x={94} y={22} turn={66} size={0.3} />
      <g transform="translate(80 19)">
        <path d={frill(13, 8, 0)} fill={REDS[0]} />
        <path d={frill(8, 7, 20)} fill={REDS[1]} />
        <path d={frill(3.6, 5, 3)} fill={REDS[3]} />
      </g>
    </>
  ),
}
