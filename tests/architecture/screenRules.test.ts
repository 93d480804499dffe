import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const ID = /\b[A-Z]{3}-[1-9]\d*\b/g

const rulesOf = (file: string): string[] =>
  [...readFileSync(`${root}${file}`, 'utf8').matchAll(/^\| ([A-Z]{3}-[1-9]\d*) +\|/gm)].map(([, id]) => String(id))

const tables = ['studio/RULES.md', 'portal/RULES.md', 'packages/desk/RULES.md', 'packages/print/README.md'].filter(
  (file) => existsSync(`${root}${file}`),
)
const rules = tables.flatMap(rulesOf)

/** A rule counts as tested if the title of a test names it; a mention in a comment does not count. */
const TEST_TITLE = /\b(?:describe|it|test)(?:\.\w+(?:\([^)]*\))?)*\(\s*(?:`([^`]*)`|'([^']*)')/g

function idsOfTests(): Set<string> {
  const ids = new Set<string>()
  for (const folder of ['packages', 'studio', 'portal', 'tests']) {
    for (const file of readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })) {
      if (file.includes('node_modules') || !/\.(test|spec)\.tsx?$/.test(file)) continue
      const source = readFileSync(`${root}${folder}/${file}`, 'utf8')
      for (const [, template, plain] of source.matchAll(TEST_TITLE)) {
        for (const [id] of (template ?? plain ?? '').matchAll(ID)) ids.add(id)
      }
    }
  }
  return ids
}

describe('the rules of studio, portal, desk and print', () => {
  const tested = idsOfTests()

  test('have an id each, and no id is used twice', () => {
    expect(rules.toSorted()).toEqual([...new Set(rules)].toSorted())
  })

  test.each(rules)('include %s, which the title of a test names', (id) => {
    expect(tested.has(id)).toBe(true)
  })
})
