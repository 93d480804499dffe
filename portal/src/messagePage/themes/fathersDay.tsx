import { n, pace, times } from './drawing.ts'
import styles from './fathersDay.module.css'
import type { GiftTheme } from './giftTheme.ts'
import motion from './motion.module.css'

const CREAM = '#f6eedb'
const GOLD = '#e6b84a'
const SEA = '#2a5578'
const DEEP = '#1c3d5a'

/** A folded paper boat about 120 units wide; the water line is at y = 0. */
const Boat = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <g className={motion.rock} style={pace(4.5)}>
      <path d="M0-58 36 2H-36Z" fill={CREAM} />
      <path d="M0-58 36 2H0Z" fill="#e2d6bb" />
      <path d="M-70-8-36 2H36L70-8 42 34H-42Z" fill={CREAM} />
      <path d="M-36 2H36L0 34Z" fill="#d8caab" />
      <path d="M36 2 70-8 42 34H0Z" fill="#e9dec4" />
      <path d="M0-58v-16l18 6-18 6" fill="none" stroke={GOLD} strokeWidth="3" strokeLinejoin="round" />
    </g>
  </g>
)

/** A row of waves drawn as overlapping rings, like a traditional stencil pattern. */
const Waves = ({ y, shift, moving, tone }: { y: number; shift: number; moving?: string; tone: string }) => (
  <g className={moving} style={pace(9)}>
    {times(21).map((index) => (
      <g key={index} transform={`translate(${index * 44 - 240 + shift} ${y})`}>
        <circle r="30" fill={tone} />
        {[30, 22, 14, 6].map((radius) => (
          <circle key={radius} r={radius} fill="none" stroke={CREAM} strokeOpacity="0.5" strokeWidth="1.4" />
        ))}
      </g>
    ))}
  </g>
)

const Sea = ({ from, rows }: { from: number; rows: number }) => (
  <>
    {times(rows).map((row) => (
      <Waves
        key={row}
        y={from + row * 22}
        shift={row % 2 ? 22 : 0}
        moving={row % 2 ? motion.drift : motion.driftBack}
        tone={row % 2 ? SEA : DEEP}
      />
    ))}
  </>
)

/** White running stitches on indigo. */
const Stitches = ({ y, slope }: { y: number; slope: number }) => (
  <path
    d={`M-400 ${y}Q-300 ${n(y + slope)}-200 ${y}T0 ${y}T200 ${y}T400 ${y}T600 ${y}T800 ${y}`}
    fill="none"
    stroke={CREAM}
    strokeOpacity="0.55"
    strokeWidth="2"
    strokeDasharray="9 8"
    strokeLinecap="round"
  />
)

/** Father's Day: a paper boat on stencilled waves. */
export const fathersDay: GiftTheme = {
  className: styles.theme ?? '',
  colour: '#17334c',
  cover: () => (
    <>
      <rect width="400" height="500" fill="#17334c" />
      {[46, 66, 86].map((y, index) => (
        <Stitches key={y} y={y} slope={index % 2 ? 16 : -16} />
      ))}
      <circle cx="200" cy="232" r="92" fill={GOLD} opacity="0.18" className={motion.glow} style={pace(6)} />
      <circle cx="200" cy="232" r="70" fill={GOLD} />
      <Boat x={200} y={300} scale={1.35} />
      <Sea from={350} rows={9} />
    </>
  ),
  headerArt: () => (
    <>
      <Stitches y={26} slope={14} />
      <Stitches y={42} slope={-14} />
      <circle cx="292" cy="92" r="46" fill={GOLD} opacity="0.2" className={motion.glow} style={pace(6)} />
      <circle cx="292" cy="92" r="34" fill={GOLD} />
      <Boat x={142} y={112} scale={0.8} />
      <Sea from={150} rows={4} />
    </>
  ),
  divider: () => (
    <>
      <path
        d="M4 20h56M100 20h56"
        stroke={CREAM}
        strokeOpacity="0.6"
        strokeWidth="2"
        strokeDasharray="8 7"
        strokeLinecap="round"
      />
      <g transform="translate(80 22) scale(.24)">
        <path d="M0-58 36 2H-36Z" fill={GOLD} />
        <path d="M-70-8-36 2H36L70-8 42 34H-42Z" fill={GOLD} />
      </g>
    </>
  ),
}
