import type { LeafTone } from '../ornaments/leaf.ts'

export const DIAL = '#F7F3E9'
export const DIAL_FIBRES = ['#FFFFFF', '#E8E0CE', '#EFE7D8'] as const
export const INK = '#36474A'
export const GOLD = '#B8935A'
export const UNDER_SHEET = '#7D9A8C'
export const FIR: LeafTone = { light: '#4E7B74', dark: '#2F5D5A', rib: '#264B49' }
export const SAGE: LeafTone = { light: '#B4C3A4', dark: '#93AA84', rib: '#75906B' }
export const MIST: LeafTone = { light: '#D3DACB', dark: '#BCC8B6', rib: '#9DAE9A' }
export const HONEY: LeafTone = { light: '#DDBB72', dark: '#C99F4E', rib: '#A67E36' }
export const BERRY = '#C0604B'
export const BERRY_SHINE = '#EFC0AC'
