import { readFileSync } from 'node:fs'
import { endpoints } from '@irodori/contract/endpoints'
import { expect, it } from 'vitest'
import { isTestSource, ROOT, readSources } from './sources.ts'

it('the contract’s README lists each call that no app names, with its reason', () => {
  const names = new Set(
    readSources(['studio/src', 'portal/src', 'packages/desk/src', 'packages/ui/src', 'packages/client/src'])
      .filter(({ path }) => !isTestSource(path))
      .flatMap(({ text }) => text.match(/\b[a-z]\w+\b/g) ?? []),
  )
  const readme = readFileSync(`${ROOT}packages/contract/README.md`, 'utf8')
  const section = readme.slice(readme.indexOf('## Calls that only the API offers'))
  const listed = [...section.matchAll(/^\| `(\w+)` +\| \S.*\|$/gm)].map(([, name]) => name)
  const unused = Object.keys(endpoints).filter((name) => !names.has(name))
  expect(listed.toSorted()).toEqual(unused.toSorted())
})
