import { darkShades, STANDARD_ACCENT } from '@irodori/rules/accentColour'

/**
 * The colours of the shop by their names in the style sheet of the apps. Mail programs know no custom properties, so the
 * values are repeated here; a test compares them.
 */
export const LIGHT = {
  paper: '#fbf9f5',
  raised: '#ffffff',
  line: '#e4ded3',
  ink: '#25211d',
  'ink-soft': '#6a6259',
  accent: '#a93a2b',
  'on-accent': '#ffffff',
  link: '#28486b',
} as const

export type Colour = keyof typeof LIGHT

export const DARK: Readonly<Record<Colour, string>> = {
  paper: '#201d1a',
  raised: '#2b2723',
  line: '#423c36',
  ink: '#f3eee6',
  'ink-soft': '#b7ada0',
  accent: '#ec8f7e',
  'on-accent': '#201d1a',
  link: '#a5c3e6',
}

/** The dark rules of the classes of the HTML part. The background of a mail is also that of the cell around its content. */
const RULES: readonly [selector: string, property: string, name: Colour][] = [
  ['.fill-paper', 'background-color', 'paper'],
  ['.fill-paper>table>tbody>tr>td', 'background-color', 'paper'],
  ['.fill-raised', 'background-color', 'raised'],
  ['.fill-accent', 'background-color', 'accent'],
  ['.edge-line', 'border-color', 'line'],
  ['.text-ink', 'color', 'ink'],
  ['.text-ink-soft', 'color', 'ink-soft'],
  ['.text-accent', 'color', 'accent'],
  ['.text-on-accent', 'color', 'on-accent'],
  ['.text-link', 'color', 'link'],
]

/** Inline styles win over classes unless these are important. */
const dark = (prefix: string, accent: string): string =>
  RULES.map(
    ([selector, property, name]) =>
      `${prefix}${selector}{${property}:${name === 'accent' ? accent : DARK[name]} !important}`,
  ).join('')

/** The dark colours with the accent of the shop, for mail programs that ask for them and for Outlook on the web, which marks what it has recoloured. */
export function darkStyles(accent: string): string {
  const lightened = accent === STANDARD_ACCENT ? DARK.accent : darkShades(accent).accent
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media (prefers-color-scheme:dark){${dark('', lightened)}}`,
    dark('[data-ogsc] ', lightened),
  ].join('')
}
