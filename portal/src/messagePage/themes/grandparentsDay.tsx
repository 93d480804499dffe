import { around, n, pace, times } from './drawing.ts'
import type { GiftTheme } from './giftTheme.ts'
import styles from './grandparentsDay.module.css'
import motion from './motion.module.css'

const MOON = '#f6e6b0'
const GRASS = '#d8bf7a'
const BELL = ['#6b62a8', '#8379bd', '#55498f'] as const

/** A bellflower seen from the front: a star with five points. */
function star(size: number): string {
  const points = times(5).flatMap((index) => [
    `Q${around(size * 0.72, index * 72 - 20).join(' ')} ${around(size, index * 72).join(' ')}`,
    `Q${around(size * 0.72, index * 72 + 20).join(' ')} ${around(size * 0.44, index * 72 + 36).join(' ')}`,
  ])
  return `M${around(size * 0.44, -36).join(' ')}${points.join('')}Z`
}

const Bellflower = ({ x, y, size, turn = 0 }: { x: number; y: number; size: number; turn?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path d={star(size)} fill={BELL[turn % 2 ? 1 : 0]} />
    {times(5).map((index) => {
      const [toX, toY] = around(size * 0.8, index * 72)
      return <path key={index} d={`M0 0L${toX} ${toY}`} stroke={BELL[2]} strokeOpacity="0.6" strokeWidth="1" />
    })}
    <path d={star(size * 0.26)} fill="#f4e7bd" />
  </g>
)

/** Pampas grass with its base at (x, y): a stalk and a plume bent by the wind. */
const Pampas = ({
  x,
  y,
  tall,
  lean,
  waitSeconds,
}: {
  x: number
  y: number
  tall: number
  lean: number
  waitSeconds: number
}) => (
  <g className={motion.sway} style={pace(7, waitSeconds)}>
    <path
      d={`M${x} ${y}Q${n(x + lean * 0.1)} ${n(y - tall * 0.6)} ${x + lean} ${y - tall}`}
      fill="none"
      stroke={GRASS}
      strokeWidth="2"
    />
    {times(9).map((index) => {
      const at = 0.62 + index * 0.045
      const fromX = x + lean * at * at
      const fromY = y - tall * at
      const reach = 34 - index * 2
      return (
        <path
          key={index}
          d={`M${n(fromX)} ${n(fromY)}q${n(lean * 0.25 + 6)} ${n(-reach * 0.7)} ${n(lean * 0.45 + reach * 0.5)} ${n(-reach * 0.55)}`}
          fill="none"
          stroke={GRASS}
          strokeWidth="2.6"
          strokeLinecap="round"
          opacity={0.55 + index * 0.04}
        />
      )
    })}
  </g>
)

/** Long clouds in the style of painted scrolls. */
const Mist = ({ y, waitSeconds }: { y: number; waitSeconds: number }) => (
  <g className={motion.drift} style={pace(12, waitSeconds)} fill="#fff7e4" opacity="0.2">
    <rect x="-40" y={y} width="220" height="14" rx="7" />
    <rect x="60" y={y + 14} width="250" height="14" rx="7" />
    <rect x="250" y={y - 8} width="190" height="12" rx="6" />
  </g>
)

const Sky = ({ id, height }: { id: string; height: number }) => (
  <>
    <defs>
      <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#2f2a4a" />
        <stop offset="0.6" stopColor="#5a4872" />
        <stop offset="1" stopColor="#a2788a" />
      </linearGradient>
    </defs>
    <rect x="-400" width="1200" height={height} fill={`url(#${id})`} />
  </>
)

/** Grandparents' Day in September: the full moon over pampas grass and bellflowers. */
export const grandparentsDay: GiftTheme = {
  className: styles.theme ?? '',
  colour: '#2f2a4a',
  cover: () => (
    <>
      <Sky id="dusk-cover" height={500} />
      <circle cx="228" cy="176" r="112" fill={MOON} opacity="0.2" className={motion.glow} style={pace(8)} />
      <circle cx="228" cy="176" r="86" fill={MOON} />
      <path
        d="M176 150q22-18 42-4M250 206q18-14 36-2M204 218q12-8 22 0"
        stroke="#e3cd8c"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <Mist y={246} waitSeconds={-3} />
      <Mist y={330} waitSeconds={-8} />
      <Pampas x={90} y={510} tall={330} lean={34} waitSeconds={0} />
      <Pampas x={60} y={510} tall={260} lean={20} waitSeconds={-2} />
      <Pampas x={128} y={510} tall={250} lean={52} waitSeconds={-4} />
      <Pampas x={330} y={510} tall={200} lean={30} waitSeconds={-3} />
      <path
        d="M236 510Q240 450 226 410M270 510q6-50 26-84M200 510q-4-30-12-54"
        stroke="#5f7f63"
        strokeWidth="4"
        fill="none"
      />
      <Bellflower x={224} y={398} size={34} />
      <Bellflower x={300} y={418} size={30} turn={13} />
      <Bellflower x={184} y={450} size={26} turn={21} />
    </>
  ),
  headerArt: () => (
    <>
      <Sky id="dusk-head" height={230} />
      <circle cx="262" cy="84" r="62" fill={MOON} opacity="0.2" className={motion.glow} style={pace(8)} />
      <circle cx="262" cy="84" r="46" fill={MOON} />
      <Mist y={112} waitSeconds={-4} />
      <Pampas x={84} y={220} tall={170} lean={26} waitSeconds={0} />
      <Pampas x={110} y={220} tall={142} lean={36} waitSeconds={-2} />
      <Pampas x={330} y={220} tall={126} lean={18} waitSeconds={-3} />
      <path d="M154 220Q156 182 148 154M178 220Q184 180 192 160" stroke="#5f7f63" strokeWidth="3" fill="none" />
      <Bellflower x={148} y={148} size={20} />
      <Bellflower x={194} y={156} size={16} turn={13} />
    </>
  ),
  divider: () => (
    <>
      <path d="M6 24h52M102 24h52M6 28h52M102 28h52" stroke="#bda05a" strokeWidth="1" />
      <g transform="translate(80 22)">
        <path d={star(15)} fill={BELL[0]} />
        <path d={star(4.5)} fill="#f4e7bd" />
      </g>
    </>
  ),
}
