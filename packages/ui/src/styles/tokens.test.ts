import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The hexadecimal colours of a block of the style sheet. */
function coloursOf(selector: string): ReadonlyMap<string, string> {
  const block = sheet.slice(sheet.indexOf(`${selector} {`)).split('\n}')[0] ?? ''
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]))
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const light = coloursOf(':root')
const dark = new Map([...light, ...coloursOf('[data-desk="dark"]')])

const TEXT = [
  ['ink', 'paper'],
  ['ink', 'raised'],
  ['ink', 'desk'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'raised'],
  ['ink-soft', 'desk'],
  ['accent', 'paper'],
  ['accent', 'raised'],
  ['accent', 'accent-tint'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['link', 'paper'],
  ['link', 'raised'],
  ['link', 'link-tint'],
  ['good', 'paper'],
  ['good', 'raised'],
  ['good', 'good-tint'],
  ['warning', 'raised'],
  ['warning', 'warning-tint'],
  ['danger', 'raised'],
  ['danger', 'danger-tint'],
] as const

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, colours) => {
  const of = (name: string) => colours.get(name) ?? ''

  it.each(TEXT)('keeps text in %s readable on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['paper', 'raised', 'desk'])('shows the border of a control and the focus ring on %s', (ground) => {
    expect(contrast(of('line-strong'), of(ground))).toBeGreaterThanOrEqual(3)
    expect(contrast(of('focus'), of(ground))).toBeGreaterThanOrEqual(3)
  })
})

it('keeps the agreed colours of the light theme', () => {
  expect(Object.fromEntries(light)).toMatchObject({
    paper: '#fbf9f5',
    raised: '#ffffff',
    desk: '#eeeae2',
    line: '#e4ded3',
    ink: '#25211d',
    'ink-soft': '#6a6259',
    accent: '#a93a2b',
    link: '#28486b',
    good: '#3f7a5c',
    warning: '#8a5a00',
    'warning-tint': '#fff3d6',
    danger: '#b3261e',
  })
})
