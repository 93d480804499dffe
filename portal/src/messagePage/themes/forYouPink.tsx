import { around, n, pace, times } from './drawing.ts'
import styles from './forYouPink.module.css'
import type { GiftTheme } from './giftTheme.ts'
import motion from './motion.module.css'

const RIBBON = '#d9657f'
const SHADE = '#b94a66'
const BLUSH = '#f6c9d0'

/** A notched petal; its base is at the centre of the flower. */
const petal = (size: number): string =>
  `M0 0C${n(-size * 0.62)} ${n(-size * 0.3)} ${n(-size * 0.52)} ${n(-size)} ${n(-size * 0.12)} ${n(-size)}L0 ${n(-size * 0.84)}L${n(size * 0.12)} ${n(-size)}C${n(size * 0.52)} ${n(-size)} ${n(size * 0.62)} ${n(-size * 0.3)} 0 0Z`

const Blossom = ({
  x,
  y,
  size,
  tone = BLUSH,
  waitSeconds = 0,
}: {
  x: number
  y: number
  size: number
  tone?: string
  waitSeconds?: number
}) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={motion.float} style={pace(6, waitSeconds)}>
      {times(5).map((index) => (
        <path key={index} d={petal(size)} fill={tone} transform={`rotate(${index * 72})`} />
      ))}
      {times(5).map((index) => {
        const [toX, toY] = around(size * 0.4, index * 72 + 36)
        return (
          <g key={index}>
            <path d={`M0 0L${toX} ${toY}`} stroke={SHADE} strokeWidth="1" />
            <circle cx={toX} cy={toY} r={n(size * 0.06 + 0.6)} fill="#e0b25a" />
          </g>
        )
      })}
    </g>
  </g>
)

/** A bow about 220 units wide; its knot is at the origin. */
const Bow = () => (
  <>
    <path d="M-8 6C-40 40-52 84-74 118l24-4 12 20C-18 96-4 50 4 10Z" fill={SHADE} />
    <path d="M8 6C40 40 52 84 74 118l-24-4-12 20C18 96 4 50-4 10Z" fill={SHADE} />
    <path d="M0 0C-30-52-104-66-110-26S-46 34 0 6Z" fill={RIBBON} />
    <path d="M0 0C30-52 104-66 110-26S46 34 0 6Z" fill={RIBBON} />
    <path d="M-6 2C-34-22-74-34-84-20S-40 12-6 4ZM6 2C34-22 74-34 84-20S40 12 6 4Z" fill={SHADE} opacity="0.55" />
    <rect x="-17" y="-15" width="34" height="34" rx="11" fill={RIBBON} stroke={SHADE} strokeWidth="1.6" />
  </>
)

const Confetti = ({ count, height }: { count: number; height: number }) => (
  <>
    {times(count).map((index) => (
      <circle
        key={index}
        cx={(index * 137) % 400}
        cy={(index * 71) % height}
        r={2 + (index % 3)}
        fill={['#f0b8c2', '#e9c878', '#ffffff'][index % 3]}
        className={motion.glow}
        style={pace(4 + (index % 4), -index)}
      />
    ))}
  </>
)

/** For you, in pink: a gift box with a bow, and cherry blossoms. */
export const forYouPink: GiftTheme = {
  className: styles.theme ?? '',
  colour: '#fdecee',
  cover: () => (
    <>
      <rect width="400" height="500" fill="#fde6ea" />
      <Confetti count={34} height={250} />
      <rect x="76" y="250" width="248" height="220" rx="8" fill="#ffffff" />
      <path d="M76 270v192a8 8 0 0 0 8 8h232a8 8 0 0 0 8-8V270Z" fill="#fbd7dd" />
      {times(6).map((index) => (
        <path key={index} d={`M${96 + index * 42} 300v170`} stroke="#ffffff" strokeOpacity="0.6" strokeWidth="12" />
      ))}
      <rect x="62" y="226" width="276" height="56" rx="8" fill="#f9c3cd" />
      <rect x="180" y="226" width="40" height="244" fill={RIBBON} />
      <path d="M180 282h40" stroke={SHADE} strokeOpacity="0.5" strokeWidth="3" />
      <g transform="translate(200 214) scale(1.12)">
        <Bow />
      </g>
      <Blossom x={84} y={120} size={32} />
      <Blossom x={316} y={96} size={38} tone="#f3b3be" waitSeconds={-2} />
      <Blossom x={200} y={70} size={24} tone="#ffffff" waitSeconds={-4} />
      <Blossom x={338} y={196} size={20} tone="#ffffff" waitSeconds={-1} />
      <Blossom x={56} y={208} size={20} tone="#f3b3be" waitSeconds={-3} />
    </>
  ),
  headerArt: () => (
    <>
      <Confetti count={20} height={170} />
      <path d="M-420 64Q-100 92 200 64T820 64" fill="none" stroke={RIBBON} strokeWidth="15" />
      <g transform="translate(200 66) scale(.66)">
        <Bow />
      </g>
      <Blossom x={66} y={126} size={20} />
      <Blossom x={330} y={132} size={24} tone="#f3b3be" waitSeconds={-2} />
      <Blossom x={112} y={26} size={13} tone="#ffffff" waitSeconds={-3} />
      <Blossom x={296} y={24} size={14} tone="#ffffff" waitSeconds={-1} />
    </>
  ),
  divider: () => (
    <>
      <path
        d="M6 20q16-10 30 0t30 0M94 20q16-10 30 0t30 0"
        fill="none"
        stroke="#eaa0b0"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <g transform="translate(80 19)">
        {times(5).map((index) => (
          <path key={index} d={petal(13)} fill="#ee9fae" transform={`rotate(${index * 72})`} />
        ))}
        <circle r="2.4" fill="#e0b25a" />
      </g>
    </>
  ),
}
