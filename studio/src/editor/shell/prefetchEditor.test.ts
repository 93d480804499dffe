import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { LAZY_NAMESPACES, prefetchEditor } from './prefetchEditor.ts'

const editor = path.resolve(import.meta.dirname, '..')

/** Path and text of each source file of the editor. */
const sources = readdirSync(editor, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => [path.join(editor, name), readFileSync(path.join(editor, name), 'utf8')] as const)

/** The dynamic imports of a file. */
const lazyImportsOf = ([file, source]: readonly [string, string]): readonly string[] =>
  [...source.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name = '']) =>
    name.startsWith('.') ? path.resolve(path.dirname(file), name) : name,
  )

/** Fetched as soon as the editor opens. */
const FETCHED_ON_OPEN =
  /\/(editor\/OrderGate|editor\/prepareOpened|saving\/createSaving|journal\/browserJournal|journalNotices\/JournalNotices|opening\/fetchMissingTemplates|shell\/prefetchEditor|topBar\/OrderName|intake\/photoIntake|photos\/(animatedCrops|restorePhotos)|resources\/photoPreviews|keyboard\/listenToKeyboard)\.tsx?$/

it('NLW-26: prefetches every lazily loaded module of the editor and its translations', () => {
  const prefetch = sources.find(([file]) => file.endsWith('/prefetchEditor.ts'))
  const fetched = new Set(prefetch ? lazyImportsOf(prefetch) : [])
  const lazy = sources.flatMap(lazyImportsOf).filter((name) => !FETCHED_ON_OPEN.test(name))
  expect(lazy.filter((name) => !fetched.has(name))).toEqual([])
  const namespaces = sources.flatMap(([, source]) =>
    [...source.matchAll(/useTranslation\('(\w+)'\)/g)].map(([, namespace]) => namespace),
  )
  const first = ['common', 'catalogue', 'editor']
  expect([...new Set(namespaces)].filter((namespace) => !first.includes(namespace ?? '')).toSorted()).toEqual(
    LAZY_NAMESPACES.filter((namespace) => namespaces.includes(namespace)),
  )
})

it('NLW-26: reports a lost connection and stops at the first module that cannot be fetched', async () => {
  const part = vi.fn(async () => {})
  const failing = async () => {
    throw new Error('the connection is lost')
  }
  expect(await prefetchEditor(async () => {}, [part, part])).toBe(true)
  expect(part).toHaveBeenCalledTimes(2)
  expect(await prefetchEditor(async () => {}, [part, failing, part])).toBe(false)
  expect(await prefetchEditor(failing, [part])).toBe(false)
  expect(part).toHaveBeenCalledTimes(3)
})
