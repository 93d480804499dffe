import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../sources.ts'

const text = readFileSync(`${ROOT}packages/operating/ASVS.md`, 'utf8')

const STATES = ['met', 'partly', 'not met', 'does not apply']
/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0, from V1 on. */
const PER_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const rows = [...text.matchAll(/^\| (\d+)\.(\d+)\.(\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, chapter, section, number, , state = '', proof = '']) => ({
    id: `${chapter}.${section}.${number}`,
    order: [chapter, section, number].map(Number).reduce((sum, part) => sum * 100 + part),
    chapter: Number(chapter),
    state,
    proof,
  }),
)

/** A path has a folder, or the ending of a file in the root. */
const pathsIn = (proof: string): string[] =>
  [...proof.matchAll(/`([\w.-]+(?:\/[\w./-]+|\.(?:json|mjs|md)))`/g)].map(([, path = '']) => path)

describe('the table of OWASP ASVS', () => {
  it('has every requirement of levels 1 and 2 once, in order', () => {
    expect(rows).toHaveLength(text.split('\n').filter((line) => /^\| \d/.test(line)).length)
    expect(PER_CHAPTER.map((_, at) => rows.filter(({ chapter }) => chapter === at + 1).length)).toEqual(PER_CHAPTER)
    const orders = rows.map(({ order }) => order)
    expect(orders).toEqual([...new Set(orders)].toSorted((a, b) => a - b))
  })

  it('states the counts of its states', () => {
    const counts = STATES.map((state) => rows.filter((row) => row.state === state).length)
    const [met, partly, notMet, doesNotApply] = counts
    expect(counts.reduce((sum, count) => sum + count)).toBe(rows.length)
    expect(text).toContain(`The ${rows.length} requirements`)
    expect(text).toContain(`\n${met} met, ${partly} partly, ${notMet} not met, ${doesNotApply} do not apply.\n`)
  })

  it('names files that exist', () => {
    const named = rows.flatMap(({ id, proof }) => pathsIn(proof).map((path) => [id, path] as const))
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter(([, path]) => !existsSync(`${ROOT}${path}`))).toEqual([])
  })

  it('names a test or a document for what is met, or says that there is no test', () => {
    const isProved = ({ proof }: { proof: string }) =>
      /\.(?:test|spec)\.tsx?`|without a test|documented in `/.test(proof)
    expect(rows.filter((row) => row.state === 'met' && !isProved(row)).map(({ id }) => id)).toEqual([])
  })
})
