/** Colours and font family of the stage, read from the style of its canvas. */
export interface Theme {
  readonly pasteboard: string
  readonly accent: string
  readonly paper: string
  readonly softInk: string
  readonly warning: string
  readonly danger: string
  readonly fontFamily: string
}

const FALLBACK = {
  '--desk': '#eeeae2',
  '--accent': '#a93a2b',
  '--raised': '#ffffff',
  '--ink-soft': '#6a6259',
  '--warning': '#8a5a00',
  '--danger': '#b3261e',
}

export function readTheme(canvas: HTMLCanvasElement): Theme {
  const style = (canvas.ownerDocument.defaultView as Window).getComputedStyle(canvas)
  const colour = (name: keyof typeof FALLBACK): string => style.getPropertyValue(name).trim() || FALLBACK[name]
  return {
    pasteboard: colour('--desk'),
    accent: colour('--accent'),
    paper: colour('--raised'),
    softInk: colour('--ink-soft'),
    warning: colour('--warning'),
    danger: colour('--danger'),
    fontFamily: style.fontFamily || 'sans-serif',
  }
}

export const sameTheme = (a: Theme, b: Theme): boolean =>
  a.pasteboard === b.pasteboard &&
  a.accent === b.accent &&
  a.paper === b.paper &&
  a.softInk === b.softInk &&
  a.warning === b.warning &&
  a.danger === b.danger &&
  a.fontFamily === b.fontFamily
