export const PAPER = '#F8F5EE'
export const PAPER_FIBRES = ['#FFFFFF', '#E4DCCB', '#EDE4D6'] as const
export const GOLD = '#B8935A'
/** From the far water to the near. */
export const WATER = ['#E3ECEB', '#CFDEE0', '#BBD0D6', '#A3BFCA'] as const
