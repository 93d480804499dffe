import type { Ink } from '../shop/palette.ts'

/** The colours of a look. */
export interface Palette {
  paper: string
  /** A soft area on the paper. */
  tint: string
  /** A strong area. */
  deep: string
  /** Lines and drawings on the paper. */
  mark: string
  /** Lines and drawings on a strong area. */
  light: string
  inks: { title: Ink; text: Ink; accent: Ink }
}

const palette = (paper: string, tint: string, deep: string, mark: string, light: string, ...inks: Ink[]): Palette => {
  const [title = '#25211D', text = '#4A443D', accent = title] = inks
  return { paper, tint, deep, mark, light, inks: { title, text, accent } }
}

/** Traditional colours of Japan, after which they are named. */
export const PALETTES = {
  akane: palette('#FBF6F0', '#F3DFD6', '#A93A2B', '#C8694F', '#EFC4B8', '#A93A2B', '#4A443D', '#7A4B3A'),
  ai: palette('#F8F8F4', '#DCE6EC', '#28486B', '#4F7596', '#9FB8C8', '#28486B', '#25211D', '#28486B'),
  matsuba: palette('#F8F7EF', '#DFE7DA', '#2F5D5A', '#3F7A5C', '#9DB9A2', '#2F5D5A', '#4A443D', '#7A4B3A'),
  fuji: palette('#F9F6F9', '#E7DEEC', '#5B4A72', '#8F6F93', '#CDBBD6', '#5B4A72', '#4A443D', '#5B4A72'),
  yamabuki: palette('#FEFAEE', '#FAEBC4', '#DDA63A', '#C9922E', '#FFF3CF', '#7A4B3A', '#4A443D', '#7A4B3A'),
  sumi: palette('#FAF8F3', '#E9E5DC', '#2B2723', '#6A6259', '#B5ADA1', '#25211D', '#4A443D', '#A93A2B'),
  kon: palette('#22344F', '#2C4265', '#16243B', '#D9B96C', '#C9A95C', '#FBF9F5', '#FFFFFF', '#D9B96C'),
  momo: palette('#FEF6F3', '#FAE1DB', '#DB8F85', '#D98B86', '#FBE6E0', '#A93A2B', '#4A443D', '#7A4B3A'),
  sora: palette('#F4F9FB', '#D8E9F0', '#7FABC4', '#6C9DBA', '#E4F1F6', '#28486B', '#25211D', '#28486B'),
  kinari: palette('#F6F0E4', '#E9DDC8', '#8C6246', '#A98467', '#E3CFB2', '#7A4B3A', '#4A443D', '#7A4B3A'),
  hisui: palette('#F3F8F5', '#D3E6DD', '#4E8E7C', '#5E9E8B', '#D3E8E0', '#2F5D5A', '#25211D', '#2F5D5A'),
} as const satisfies Record<string, Palette>
export type PaletteName = keyof typeof PALETTES
