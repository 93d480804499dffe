import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DARK, LIGHT } from './mailColours.ts'

const sheet = readFileSync(new URL('../../../../ui/src/styles/tokens.css', import.meta.url), 'utf8')

it.each([
  ['light', ':root', LIGHT],
  ['dark', '[data-desk="dark"]', DARK],
])('the %s colours of mails are those of the screens', (_, selector, colours) => {
  const block = sheet.slice(sheet.indexOf(`${selector} {`)).split('\n}')[0] ?? ''
  for (const [name, value] of Object.entries(colours)) expect(block).toContain(`--${name}: ${value};`)
})
