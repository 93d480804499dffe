import type { WaveTone } from '../ornaments/seigaiha.ts'

export const INDIGO = '#28486B'
export const CREAM = '#F8F4EA'
export const FIBRES = ['#FFFFFF', '#E6DECD', '#EEE6D8'] as const
export const GOLD = '#C9A964'
export const PANEL_FIBRES = ['#33557A', '#2F5076', '#3A5D82'] as const

/** From the far waves to the near. */
export const WAVES: readonly WaveTone[] = [
  { ground: '#DCE7E9', rings: '#A9C3CF', edge: GOLD },
  { ground: '#C3D6DD', rings: '#8CAEC0', edge: GOLD },
  { ground: '#9DBBCB', rings: '#C9DBE1', edge: GOLD },
  { ground: '#7399B2', rings: '#A9C4D2', edge: GOLD },
  { ground: '#4F7799', rings: '#86A8BF', edge: GOLD },
  { ground: '#38597F', rings: '#5F84A5', edge: GOLD },
]
