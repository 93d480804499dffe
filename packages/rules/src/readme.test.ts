import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = new URL('./', import.meta.url)
const ID = /\b[A-Z]{3}-\d+\b/g

const idsIn = (text: string) => [...new Set(text.match(ID) ?? [])].sort()

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
const textOf = (accept: (name: string) => boolean) =>
  files
    .filter(accept)
    .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
    .join('\n')

const listed = readFileSync(new URL('../README.md', FOLDER), 'utf8').matchAll(/^\| ([A-Z]{3}-\d+) \|/gm)
const ids = [...listed].map(([, id]) => id ?? '')

describe('the rules of the README', () => {
  it('have each an id of their own', () => {
    expect(ids.length).toBeGreaterThan(60)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are the ones that the tests name', () => {
    const titles = [...textOf((name) => name.endsWith('.test.ts')).matchAll(/describe\('([A-Z]{3}-\d+)/g)]
    expect([...new Set(titles.map(([, id]) => id ?? ''))].sort()).toEqual(ids.toSorted())
  })

  it('are the ones that the docstrings name', () => {
    expect(idsIn(textOf((name) => !name.endsWith('.test.ts')))).toEqual(ids.toSorted())
  })
})
