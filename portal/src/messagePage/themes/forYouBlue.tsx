import { pace, times } from './drawing.ts'
import styles from './forYouBlue.module.css'
import type { GiftTheme } from './giftTheme.ts'
import motion from './motion.module.css'

const BLUE = '#3d78a8'
const PALE = '#cfe1ee'
const RED = '#d8695c'

const Cloud = ({ x, y, size, waitSeconds }: { x: number; y: number; size: number; waitSeconds: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <g className={motion.drift} style={pace(14, waitSeconds)}>
      <path d="M-48 16a20 20 0 0 1 4-38 30 30 0 0 1 56-8 24 24 0 0 1 36 22 13 13 0 0 1-2 24Z" fill="#ffffff" />
    </g>
  </g>
)

/** A paper plane that points to the upper right. */
const Plane = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <g className={motion.fly} style={pace(5)}>
      <path d="M-54 6 58-38-8 22Z" fill="#ffffff" />
      <path d="M-8 22 58-38-2 50Z" fill={PALE} />
      <path d="M-8 22 58-38 18 34Z" fill="#ffffff" />
      <path
        d="M-54 6 58-38-8 22ZM-8 22-2 50 10 29M58-38 18 34-8 22"
        fill="none"
        stroke={BLUE}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </g>
  </g>
)

const Trail = ({ d }: { d: string }) => (
  <path d={d} fill="none" stroke={BLUE} strokeWidth="2" strokeDasharray="2 9" strokeLinecap="round" />
)

/** The striped edge of an airmail envelope, starting at `x`. */
const Stripes = ({ x, y, height, count }: { x: number; y: number; height: number; count: number }) => (
  <g>
    {times(count).map((index) => (
      <path
        key={index}
        d={`M${x + index * 26} ${y}h15l-${height} ${height}h-15Z`}
        fill={index % 2 ? RED : BLUE}
        opacity="0.85"
      />
    ))}
  </g>
)

const Postmark = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y}) rotate(-14)`} fill="none" stroke={BLUE} opacity="0.55">
    <circle r="34" strokeWidth="2" />
    <circle r="24" strokeWidth="1.4" />
    <path d="M30-14q12-6 22 0t22 0M33-2q12-6 22 0t22 0M30 10q12-6 22 0t22 0" strokeWidth="2" />
    <path d="M0 10C-14 0-12-12-4-11 0-10 0-7 0-6 0-7 0-10 4-11 12-12 14 0 0 10Z" fill={BLUE} stroke="none" />
  </g>
)

/** For you, in blue: an airmail letter. */
export const forYouBlue: GiftTheme = {
  className: styles.theme ?? '',
  colour: '#dcebf5',
  cover: () => (
    <>
      <rect width="400" height="500" fill="#d5e7f3" />
      <Cloud x={88} y={96} size={0.9} waitSeconds={0} />
      <Cloud x={320} y={150} size={1.1} waitSeconds={-6} />
      <Cloud x={70} y={236} size={0.7} waitSeconds={-9} />
      <Trail d="M28 356C96 372 150 332 140 286S74 262 92 304 190 330 226 244" />
      <Plane x={266} y={206} size={1.15} />
      <g transform="translate(0 12)">
        <rect x="48" y="330" width="304" height="190" rx="6" fill="#ffffff" />
        <path d="M48 336 200 432 352 336" fill="none" stroke={PALE} strokeWidth="3" />
        <g transform="translate(0 4)">
          <clipPath id="airmail-flap">
            <rect x="48" y="464" width="304" height="20" />
          </clipPath>
          <g clipPath="url(#airmail-flap)">
            <Stripes x={44} y={464} height={20} count={13} />
          </g>
        </g>
        <Postmark x={252} y={396} />
      </g>
    </>
  ),
  headerArt: () => (
    <>
      <Stripes x={-424} y={0} height={14} count={48} />
      <Cloud x={74} y={80} size={0.7} waitSeconds={0} />
      <Cloud x={330} y={66} size={0.8} waitSeconds={-6} />
      <Cloud x={392} y={136} size={0.6} waitSeconds={-3} />
      <Trail d="M-20 150C60 170 130 160 132 124S88 96 94 126 150 152 190 118" />
      <Plane x={226} y={98} size={0.75} />
    </>
  ),
  divider: () => (
    <>
      <path
        d="M8 30q30-22 60-8"
        fill="none"
        stroke={BLUE}
        strokeWidth="2"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <g transform="translate(92 20) scale(.32)">
        <path d="M-54 6 58-38-8 22Z" fill={BLUE} />
        <path d="M-8 22 58-38-2 50Z" fill="#7aa7cb" />
      </g>
      <path d="M120 24h32" stroke={RED} strokeWidth="2" strokeDasharray="10 6" />
    </>
  ),
}
