/** The shop's inks, three rows of eight: neutrals, warm and cool, in traditional Japanese tones. */
const PALETTE = [
  ...['#25211D', '#4A443D', '#6A6259', '#948B80', '#C9C1B4', '#E4DED3', '#FBF9F5', '#FFFFFF'],
  ...['#A93A2B', '#C8694F', '#D98B86', '#E7B7B4', '#8A5A00', '#B8935A', '#D9B96C', '#7A4B3A'],
  ...['#28486B', '#4F7596', '#8FABBD', '#2F5D5A', '#3F7A5C', '#8CA37C', '#5B4A72', '#8F6F93'],
] as const

/** An ink that the customer can also pick. */
export type Ink = (typeof PALETTE)[number]

/** The form in which a product stores it. */
export const COLORS = PALETTE.join(',')
