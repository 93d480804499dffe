import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brokenLinks } from './links.ts'
import { listFiles, ROOT } from '../sources.ts'

const pages = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...listFiles(['packages', 'fonts', 'locales', 'studio', 'portal', 'tests']).filter((path) => path.endsWith('.md')),
].map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }))

describe('links between Markdown pages', () => {
  it('lead to existing files and headings', () => {
    expect(pages.length).toBeGreaterThan(20)
    expect(brokenLinks(pages, (path) => existsSync(`${ROOT}${path}`))).toEqual([])
  })
})

describe('a planted broken link', () => {
  const readme = '# Example\n\n## Two words, `code`\n'
  const found = (text: string) =>
    brokenLinks(
      [
        { path: 'a/README.md', text },
        { path: 'b/README.md', text: readme },
      ],
      (path) => ['a/README.md', 'b/README.md', 'b'].includes(path),
    )

  it('reports a link whose file or heading is missing', () => {
    expect(found('[x](../c/README.md)')).toEqual(['a/README.md: ../c/README.md leads to no file'])
    expect(found('[x](../b/README.md#three)')).toEqual([
      'a/README.md: ../b/README.md#three leads to no heading of b/README.md',
    ])
  })

  it('accepts valid links, links to other sites and links in code', () => {
    expect(found('[x](../b/README.md#two-words-code) [y](../b) [z](https://example.com/a) `[w](nowhere.md)`')).toEqual(
      [],
    )
    expect(found('# Here\n\n[x](#here)')).toEqual([])
  })
})
