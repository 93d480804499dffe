import type { LeafTone } from '../ornaments/leaf.ts'

export const CREAM = '#F7F1E4'
export const PAGE = '#FBF8F1'
export const FIBRES = ['#FFFFFF', '#E9E0CE', '#F0E8DA'] as const
export const GOLD = '#B8935A'
export const UNDER = '#8CA37C'
export const UNDER_DEEP = '#5F8468'
/** Hills from the far to the near. */
export const HILLS = ['#DDE3CF', '#C3D0B0', '#A3B88E', '#7F9C76'] as const
export const STEM = '#5C7A5C'
export const MOSS: LeafTone = { light: '#8FAA80', dark: '#6F9068', rib: '#557451' }
export const FIR_LEAF: LeafTone = { light: '#5C8572', dark: '#41705F', rib: '#335A4C' }
export const PALE: LeafTone = { light: '#CBD6B9', dark: '#B5C4A2', rib: '#98AB86' }
export const OCHRE: LeafTone = { light: '#E2BE7E', dark: '#D0A25C', rib: '#AC8042' }
export const RUST: LeafTone = { light: '#D49A78', dark: '#C07D5B', rib: '#9A6044' }
/** Pen marks on the hills of the same order. */
export const LAND_MARKS = ['#B9C6A6', '#9DB089', '#85A076', '#688764'] as const
export const BERRY = '#C0604B'
export const BERRY_SHINE = '#EFC0AC'
export const ROSE = '#EBC7BD'
export const WHITE = '#FFFDF8'
export const FLOWER_HEART = '#D0A24C'
