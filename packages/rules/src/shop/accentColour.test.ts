import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  accentContrastViolation,
  DARK_GROUNDS,
  darkShades,
  LIGHT_GROUNDS,
  lightShades,
  STANDARD_ACCENT,
} from './accentColour.ts'
import { contrast } from './contrast.ts'

const ACCENTS = ['#a93a2b', '#a8326e', '#1f5f4a', '#28486b', '#000000', '#5a3d00', '#7a1fd0']

describe('PRF-2: the accent of a shop', () => {
  it.each(ACCENTS)('%s is readable', (accent) => {
    expect(accentContrastViolation(accent)).toBeNull()
  })

  it.each(['#e6b95c', '#d9796a', '#ffffff', '#7d7d7d'])('%s is refused, with its contrast', (accent) => {
    const violation = accentContrastViolation(accent)
    expect(violation?.contrast).toBeLessThan(4.5)
    expect(violation?.least).toBe(4.5)
  })

  it('has the contrast of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('is compared with the grounds of the screens', () => {
    const sheet = readFileSync(new URL('../../../ui/src/styles/tokens.css', import.meta.url), 'utf8')
    const [light = '', dark = ''] = sheet.split('[data-desk="dark"]')
    expect(light).toContain(`--accent: ${STANDARD_ACCENT};`)
    for (const [name, value] of Object.entries(LIGHT_GROUNDS)) expect(light).toContain(`--${name}: ${value};`)
    for (const [name, value] of Object.entries(DARK_GROUNDS)) expect(dark).toContain(`--${name}: ${value};`)
  })
})

describe('PRF-3: the shades of an accent', () => {
  it.each(ACCENTS)('of %s are readable on light and dark grounds', (accent) => {
    const light = lightShades(accent)
    for (const ground of [LIGHT_GROUNDS.paper, LIGHT_GROUNDS.raised, light.tint])
      expect(contrast(light.accent, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#ffffff', light.hover)).toBeGreaterThanOrEqual(4.5)
    const dark = darkShades(accent)
    for (const ground of [DARK_GROUNDS.paper, DARK_GROUNDS.raised, dark.tint])
      expect(contrast(dark.accent, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(DARK_GROUNDS.paper, dark.hover)).toBeGreaterThanOrEqual(4.5)
  })

  it('are mixed from it in the shares of the style sheet', () => {
    expect(lightShades(STANDARD_ACCENT)).toEqual({ accent: '#a93a2b', hover: '#903125', tint: '#f7edec' })
    expect(darkShades(STANDARD_ACCENT)).toEqual({ accent: '#c77f75', hover: '#d59f98', tint: '#3e231e' })
  })

  it('have a weaker tint behind a pale accent, and none if none is readable', () => {
    expect(lightShades('#777700').tint).toBe('#fbfbf7')
    expect(lightShades('#767676').tint).toBe('#ffffff')
  })
})
