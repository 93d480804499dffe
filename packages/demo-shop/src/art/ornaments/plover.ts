import { group, n, shape, tag } from '../svg.ts'

/** 千鳥: the little plover of old patterns, flying to the left. */
export function plover(
  x: number,
  y: number,
  size: number,
  turn: number,
  body: string,
  wing: string,
  ink: string,
): string {
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${size / 100})` },
    shape('M-58 2C-50 -30 -22 -44 8 -38C34 -33 52 -16 74 -22C66 8 40 34 4 36C-28 38 -52 26 -58 2Z', body),
    shape('M-6 -34C6 -66 34 -84 66 -86C58 -56 40 -28 14 -16C2 -18 -6 -24 -6 -34Z', wing),
    shape('M-57 -4L-80 2L-55 9Z', ink),
    tag('circle', { cx: -38, cy: -10, r: 4.4, fill: ink }),
    shape('M2 4C16 -6 34 -8 46 -4C38 10 22 18 6 16Z', wing),
  )
}
