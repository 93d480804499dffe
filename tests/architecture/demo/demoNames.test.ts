import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoNames } from './demoNames.ts'
import type { Source } from '../sources.ts'
import { isTestSource, listFiles, ROOT } from '../sources.ts'

/** Places that may name it, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'packages/api/src/profile/demoIssuer.ts: T0000000000000':
    'refuses the number that receipts of earlier releases named',
}

/** What the program consists of: everything but the demo shop itself, tests and documents. */
const sources = (): Source[] =>
  listFiles(['packages', 'studio', 'portal', 'locales', 'build'])
    .filter((path) => /\.(?:tsx?|mjs|css|html|json|svg)$/.test(path))
    .filter((path) => !path.startsWith('packages/demo-shop/') && !isTestSource(path))
    .map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }))

describe('the name, the order numbers and the issuer of the demo shop', () => {
  it('are in the demo shop, in tests and in documents only', () => {
    const found = sources()
    expect(found.length).toBeGreaterThan(1000)
    expect(demoNames(found).filter((place) => !(place in ALLOWED))).toEqual([])
  })

  it.each([
    ['locales/ja/common.json', '"toHome": "Irodori 彩り"', 2],
    ['portal/src/index.html', '<header>Irodori</header>', 1],
    ['packages/api/src/invoice/issuer.ts', "name: 'いろどり印刷工房', number: 'T9000000000000'", 2],
    ['packages/ui/src/guestLogin/shopPrefix.ts', "export const SHOP_PREFIX = 'irodori'", 1],
    ['packages/api/src/help/sample.ts', "const example = 'irodori-12345678'", 1],
    ['packages/api/src/configuration/configuration.ts', "mailFrom ?? 'shop@irodori.example'", 1],
  ])('a planted one in %s is reported: %s', (path, text, count) => {
    expect(demoNames([{ path, text }])).toHaveLength(count)
  })

  it.each([
    ['packages/api/src/operations/metrics.ts', "name: 'irodori_workers'"],
    ['packages/client/src/session/session.ts', "const KEY = 'irodori.session'"],
    ['packages/ui/src/styles/tokens.css', '--face-title: "Irodori Mincho"'],
    ['packages/ui/src/frame/Page.tsx', "from '@irodori/contract/pages'"],
  ])('names of the program and of its keys are none: %s', (path, text) => {
    expect(demoNames([{ path, text }])).toEqual([])
  })
})
