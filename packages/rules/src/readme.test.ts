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

describe('the rules in the README', () => {
  it('have unique ids', () => {
    expect(ids.length).toBeGreaterThan(60)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('have the same ids as the tests', () => {
    const titles = [...textOf((name) => name.endsWith('.test.ts')).matchAll(/describe\('([A-Z]{3}-\d+)/g)]
    expect([...new Set(titles.map(([, id]) => id ?? ''))].sort()).toEqual(ids.toSorted())
  })

  it('have the same ids as the docstrings', () => {
    expect(idsIn(textOf((name) => !name.endsWith('.test.ts')))).toEqual(ids.toSorted())
  })
})
