import type { Point, Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'

const SKIN = '#F6D3B8'
const INK = '#4A3830'
const BROWN = '#3F2F28'
const BLUE = '#4F7596'

/** Radius of the head as a share of the height. */
const HEAD_SHARE = 0.17
/** Radius of the face without ears and hair in head radii, and how far it lies below the middle of the head. */
const FACE = { radius: 0.93, below: 0.1 }
/** Radius of the face as a share of the height. */
export const FACE_SHARE = FACE.radius * HEAD_SHARE

/** Drawn behind the face, which ends at the ears: hair around the jaw would be a beard. */
const CAP = 'M-1.02 .1C-1.1 -.78 -.62 -1.18 0 -1.18C.62 -1.18 1.1 -.78 1.02 .1Z'
const BUN = 'a.42 .42 0 1 0 .84 0a.42 .42 0 1 0 -.84 0'
const BEHIND = {
  short: CAP,
  bob: 'M-1.12 .5C-1.3 -.9 -.7 -1.22 0 -1.22C.7 -1.22 1.3 -.9 1.12 .5C.8 .72 -.8 .72 -1.12 .5Z',
  long: 'M-1.1 1.5C-1.4 -.8 -.7 -1.22 0 -1.22C.7 -1.22 1.4 -.8 1.1 1.5C.6 1.75 -.6 1.75 -1.1 1.5Z',
  buns: `M-1.28 -.86${BUN}M.44 -.86${BUN}${CAP}`,
} as const
const FRINGE =
  'M-.99 -.02C-1.02 -.7 -.6 -1.16 0 -1.16C.6 -1.16 1.02 -.7 .99 -.02C.72 -.16 .56 -.4 .46 -.6C.1 -.3 -.5 -.2 -.99 -.02Z'

type Hair = keyof typeof BEHIND
export const HAIR: readonly Hair[] = ['short', 'long', 'bob', 'buns']

/** A smiling head of radius 1 about the origin. */
const head = (hair: Hair): string => `
  <path d="${BEHIND[hair]}" fill="${BROWN}"/>
  <circle cx="-.95" cy=".14" r=".17" fill="${SKIN}"/><circle cx=".95" cy=".14" r=".17" fill="${SKIN}"/>
  <circle cy="${FACE.below}" r="${FACE.radius}" fill="${SKIN}"/>
  <path d="${FRINGE}" fill="${BROWN}"/>
  <g fill="none" stroke="${INK}" stroke-width=".075" stroke-linecap="round">
    <path d="M-.55 .14Q-.4 -.04 -.25 .14M.25 .14Q.4 -.04 .55 .14M-.2 .46Q0 .68 .2 .46"/>
  </g>
  <g fill="#E59A8C" opacity=".6"><ellipse cx="-.56" cy=".4" rx=".17" ry=".11"/><ellipse cx=".56" cy=".4" rx=".17" ry=".11"/></g>`

/** A person of height 1 whose feet are at the origin. */
const person = (hair: Hair): string => `
  <g fill="none" stroke-linecap="round">
    <path d="M-.05 -.4V-.03M.05 -.4V-.03" stroke="#5B6B80" stroke-width=".075"/>
    <path d="M-.09 -.61Q-.15 -.52 -.13 -.41M.09 -.61Q.15 -.52 .13 -.41" stroke="${BLUE}" stroke-width=".06"/>
  </g>
  <path d="M-.1 -.66Q0 -.69 .1 -.66Q.115 -.53 .115 -.4H-.115Q-.115 -.53 -.1 -.66Z" fill="${BLUE}"/>
  <g transform="translate(0 ${HEAD_SHARE - 1}) scale(${HEAD_SHARE})">${head(hair)}</g>`

/** A drawn person, as SVG with the box of the face. */
export function drawPerson({ x, y }: Point, height: number, hair: Hair): { readonly svg: string; readonly face: Rect } {
  const radius = FACE_SHARE * height
  const middle = y - height * (1 - (1 + FACE.below) * HEAD_SHARE)
  return {
    svg: `<g transform="translate(${x} ${y}) scale(${height})">${person(hair)}</g>`,
    face: rect(x - radius, middle - radius, 2 * radius, 2 * radius),
  }
}
