import { line, linearGradient, n, tag } from '../art/svg.ts'

export const wall = (id: string, light: string, shade: string): string =>
  linearGradient(id, { x: 0, y: 0 }, { x: 0.7, y: 1 }, [
    { offset: 0, color: light },
    { offset: 1, color: shade },
  ])

/** A window with four panes, light on the wall beside it. */
export const pane = (x: number, y: number, wide: number, tall: number): string =>
  tag('rect', { x: n(x), y: n(y), width: n(wide), height: n(tall), rx: n(wide * 0.03), fill: '#FFFFFF' }) +
  tag('rect', {
    x: n(x + wide * 0.05),
    y: n(y + wide * 0.05),
    width: n(wide * 0.9),
    height: n(tall - wide * 0.1),
    fill: '#CFE6EE',
  }) +
  line(`M${n(x + wide / 2)} ${n(y)}v${n(tall)}M${n(x)} ${n(y + tall / 2)}h${n(wide)}`, '#FFFFFF', wide * 0.045)
