/** What tells one gift page from another. */
export interface MessageTones {
  /** The table on which the envelope lies. */
  ground: string
  /** Watercolour behind the flowers. */
  washes: readonly [string, string]
  envelope: string
  /** Its inside and its seams. */
  lining: string
  seal: string
  leaves: readonly string[]
  ink: string
  flowers: readonly MessageFlower[]
}

export interface MessageFlower {
  kind: 'OPEN' | 'FRILLED' | 'BELL' | 'CHERRY'
  pigment: string
  heart: string
}

export const FATHERS_DAY: MessageTones = {
  ground: '#EEF2EE',
  washes: ['#E3C56B', '#8FABBD'],
  envelope: '#4F7596',
  lining: '#28486B',
  seal: '#D9B96C',
  leaves: ['#7F9A72', '#5F8268', '#9DB08A'],
  ink: '#3E4A43',
  flowers: [
    { kind: 'OPEN', pigment: '#E8B93C', heart: '#A9782F' },
    { kind: 'OPEN', pigment: '#F0CC66', heart: '#B8935A' },
    { kind: 'OPEN', pigment: '#E3A93A', heart: '#7A4B3A' },
  ],
}

export const MOTHERS_DAY: MessageTones = {
  ground: '#FAF1EE',
  washes: ['#E7B7B4', '#D98B86'],
  envelope: '#F7E3DF',
  lining: '#D98B86',
  seal: '#A93A2B',
  leaves: ['#8CA37C', '#6E8F6A', '#A9BA97'],
  ink: '#5B3A35',
  flowers: [
    { kind: 'FRILLED', pigment: '#C4443F', heart: '#8E2B2B' },
    { kind: 'FRILLED', pigment: '#D9706B', heart: '#A93A2B' },
    { kind: 'FRILLED', pigment: '#E79A95', heart: '#C4443F' },
  ],
}

export const GRANDPARENTS_DAY: MessageTones = {
  ground: '#F3EFF3',
  washes: ['#8F6F93', '#D9B96C'],
  envelope: '#E9DCC3',
  lining: '#8F6F93',
  seal: '#5B4A72',
  leaves: ['#6F8B6B', '#56755E', '#94A57D'],
  ink: '#41384A',
  flowers: [
    { kind: 'BELL', pigment: '#5B5AA0', heart: '#D9B96C' },
    { kind: 'BELL', pigment: '#7A6FB4', heart: '#E4CF8F' },
    { kind: 'OPEN', pigment: '#F1E6C8', heart: '#D9A441' },
  ],
}

export const FOR_YOU_BLUE: MessageTones = {
  ground: '#EDF3F6',
  washes: ['#8FABBD', '#BBD0D6'],
  envelope: '#FFFFFF',
  lining: '#8FABBD',
  seal: '#4F7596',
  leaves: ['#7FA094', '#9DB8AC', '#5F8A86'],
  ink: '#37505F',
  flowers: [
    { kind: 'OPEN', pigment: '#6E9CC4', heart: '#F1D98A' },
    { kind: 'OPEN', pigment: '#9DBEDA', heart: '#F1D98A' },
    { kind: 'OPEN', pigment: '#FFFFFF', heart: '#E3C56B' },
  ],
}

export const FOR_YOU_PINK: MessageTones = {
  ground: '#FBF3F2',
  washes: ['#F0C9CC', '#E9A9B1'],
  envelope: '#FFFFFF',
  lining: '#E7B7B4',
  seal: '#D98B86',
  leaves: ['#A9BA97', '#8CA37C', '#C3CDB1'],
  ink: '#6B4A4C',
  flowers: [
    { kind: 'CHERRY', pigment: '#E9A9B1', heart: '#C76B78' },
    { kind: 'CHERRY', pigment: '#EFBCC1', heart: '#C76B78' },
    { kind: 'OPEN', pigment: '#F6D8DA', heart: '#D98B86' },
  ],
}
