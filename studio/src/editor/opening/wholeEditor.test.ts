import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { fetchWhole, LATE_WORDS } from './wholeEditor.ts'

const editor = path.resolve(import.meta.dirname, '..')

/** What each file of the editor says, by its path. */
const sources = readdirSync(editor, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => [path.join(editor, name), readFileSync(path.join(editor, name), 'utf8')] as const)

/** What a file imports when it is asked for. */
const lateOf = ([file, source]: readonly [string, string]): readonly string[] =>
  [...source.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name = '']) =>
    name.startsWith('.') ? path.resolve(path.dirname(file), name) : name,
  )

/** Asked for as soon as the editor opens. */
const BEGUN_AT_ONCE =
  /\/(parts\/OrderGate|saving\/createSaving|journal\/(browserJournal|JournalNotices)|opening\/(learnTemplates|wholeEditor)|photos\/(photoIntake|animatedCrops)|resources\/photoPreviews|tray\/bringBackPhotos|commands\/listenToKeyboard)\.tsx?$/

it('NLW-26: whatever opens over the desk is fetched beside the page, with its words', () => {
  const whole = sources.find(([file]) => file.endsWith('/wholeEditor.ts'))
  const fetched = new Set(whole ? lateOf(whole) : [])
  const late = sources.flatMap(lateOf).filter((name) => !BEGUN_AT_ONCE.test(name))
  expect(late.filter((name) => !fetched.has(name))).toEqual([])
  const words = sources.flatMap(([, source]) =>
    [...source.matchAll(/useTranslation\('(\w+)'\)/g)].map(([, area]) => area),
  )
  const first = ['common', 'catalogue', 'editor']
  expect([...new Set(words)].filter((area) => !first.includes(area ?? '')).toSorted()).toEqual(
    LATE_WORDS.filter((area) => words.includes(area)),
  )
})

it('NLW-26: without a line it says so, and what is there is not asked for in vain', async () => {
  const part = vi.fn(async () => {})
  const gone = async () => {
    throw new Error('no line')
  }
  expect(await fetchWhole(async () => {}, [part, part])).toBe(true)
  expect(part).toHaveBeenCalledTimes(2)
  expect(await fetchWhole(async () => {}, [part, gone, part])).toBe(false)
  expect(await fetchWhole(gone, [part])).toBe(false)
  expect(part).toHaveBeenCalledTimes(3)
})
