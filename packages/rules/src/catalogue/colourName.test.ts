import type { TemplateColour } from '@irodori/contract/entities/template'
import { describe, expect, it } from 'vitest'
import { colourName } from './colourName.ts'

/** Named colours of CSS Color Level 4, by our name for each. Left out are names that mislead: `brown` (#a52a2a) is a red. */
const OF_CSS: Readonly<Record<TemplateColour, Readonly<Record<string, string>>>> = {
  white: { white: '#ffffff', ghostwhite: '#f8f8ff', whitesmoke: '#f5f5f5', snow: '#fffafa' },
  beige: { wheat: '#f5deb3', bisque: '#ffe4c4', antiquewhite: '#faebd7', tan: '#d2b48c' },
  brown: { saddlebrown: '#8b4513', sienna: '#a0522d', chocolate: '#d2691e' },
  black: { black: '#000000', dimgrey: '#696969', grey: '#808080', darkgrey: '#a9a9a9' },
  red: { red: '#ff0000', darkred: '#8b0000', firebrick: '#b22222', crimson: '#dc143c', indianred: '#cd5c5c' },
  pink: { pink: '#ffc0cb', lightpink: '#ffb6c1', hotpink: '#ff69b4', salmon: '#fa8072', lightcoral: '#f08080' },
  yellow: { yellow: '#ffff00', gold: '#ffd700', orange: '#ffa500', darkorange: '#ff8c00', goldenrod: '#daa520' },
  green: {
    green: '#008000',
    darkgreen: '#006400',
    seagreen: '#2e8b57',
    forestgreen: '#228b22',
    darkolivegreen: '#556b2f',
    lightgreen: '#90ee90',
    yellowgreen: '#9acd32',
    olive: '#808000',
  },
  blue: {
    blue: '#0000ff',
    navy: '#000080',
    midnightblue: '#191970',
    royalblue: '#4169e1',
    skyblue: '#87ceeb',
    steelblue: '#4682b4',
    lightblue: '#add8e6',
  },
  purple: { purple: '#800080', rebeccapurple: '#663399', mediumpurple: '#9370db', orchid: '#da70d6', plum: '#dda0dd' },
}

/** The paper and the ink of the demo shop's artwork. */
const OF_STATIONERY: readonly (readonly [hex: string, TemplateColour])[] = [
  ['#fbf9f5', 'white'],
  ['#25211d', 'black'],
  ['#c9a57b', 'beige'],
  ['#28486b', 'blue'],
  ['#3f7a5c', 'green'],
  ['#a93a2b', 'red'],
]

const nameOf = (hex: string): TemplateColour => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return colourName(red, green, blue)
}

describe('CLR-1: the name of a colour', () => {
  it.each(Object.entries(OF_CSS))('%s names the colours that CSS names like it', (name, colours) => {
    const named = Object.entries(colours).map(([css, hex]) => `${css} ${nameOf(hex)}`)
    expect(named).toEqual(Object.keys(colours).map((css) => `${css} ${name}`))
  })

  it.each(OF_STATIONERY)('%s of a stationery shop is %s', (hex, name) => {
    expect(nameOf(hex)).toBe(name)
  })
})
