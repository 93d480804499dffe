import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { listFiles, ROOT } from './sources.ts'

const run = promisify(execFile)
const TSC = `${ROOT}node_modules/typescript/bin/tsc`

const CONFIGS = ['shared', 'server', 'browser', 'tests'] as const
type Config = (typeof CONFIGS)[number]

/** The libraries that only benchmarks need have a check of their own, because `npm ci` does not install them. */
const CHECKED_APART = /^tests\/bench\/peers\//

/** Reads an element of a list that may be empty. */
const UNCHECKED = 'export const first = (list: readonly number[]): number => list[0]'

/** The files that tsc reads for a config, relative to the root. */
async function filesOf(config: Config): Promise<string[]> {
  const { stdout } = await run(process.execPath, [TSC, '-p', `tsconfig.${config}.json`, '--listFilesOnly'], {
    cwd: ROOT,
    maxBuffer: 2 ** 26,
  })
  return stdout.split('\n').map((file) => path.relative(ROOT, file).replaceAll('\\', '/'))
}

/** What tsc reports for a file that is planted in the environment of a config. */
async function reportOf(config: Config, text: string): Promise<string> {
  // Type declarations are looked up from the file, so it stands inside the repository.
  const cache = `${ROOT}node_modules/.cache`
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(`${cache}/planted-`)
  try {
    await writeFile(`${folder}/planted.ts`, text)
    const settings = { extends: `../../../tsconfig.${config}.json`, files: ['planted.ts'], include: [], exclude: [] }
    await writeFile(`${folder}/tsconfig.json`, JSON.stringify(settings))
    const { stdout } = await run(process.execPath, [TSC, '-p', folder, '--incremental', 'false']).catch(
      (error: { readonly stdout: string }) => error,
    )
    return stdout
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('the type check', () => {
  it('reads each TypeScript file, with the names of its own environment only', async () => {
    const [shared, server, browser, tests] = await Promise.all(CONFIGS.map(filesOf))
    const read = new Set([shared, server, browser, tests].flat())
    const sources = listFiles(['packages', 'fonts', 'locales', 'studio', 'portal', 'tests', 'types'])
    const unread = sources.filter((file) => /\.tsx?$/.test(file) && !CHECKED_APART.test(file) && !read.has(file))
    expect(unread).toEqual([])
    const namesOf = (files: readonly string[] = []) => ({
      node: files.some((file) => file.includes('@types/node/')),
      dom: files.some((file) => file.endsWith('lib.dom.d.ts')),
    })
    expect([shared, server, browser].map(namesOf)).toEqual([
      { node: false, dom: false },
      { node: true, dom: false },
      { node: false, dom: true },
    ])
  })

  it.each([
    ['Buffer in browser code', 'browser', "export const bytes = Buffer.from('')", "Cannot find name 'Buffer'"],
    ['a module of Node in browser code', 'browser', "export { rm } from 'node:fs'", "Cannot find name 'node:fs'"],
    ['document in server code', 'server', 'export const { title } = document', "Cannot find name 'document'"],
    ['process in shared code', 'shared', 'export const { env } = process', "Cannot find name 'process'"],
    ['unchecked index in browser code', 'browser', UNCHECKED, "'number | undefined' is not assignable"],
    ['unchecked index in server code', 'server', UNCHECKED, "'number | undefined' is not assignable"],
    ['unchecked index in shared code', 'shared', UNCHECKED, "'number | undefined' is not assignable"],
    ['unchecked index in a test', 'tests', UNCHECKED, "'number | undefined' is not assignable"],
    ['window in shared code', 'shared', 'export const { top } = window', "Cannot find name 'window'"],
  ] as const)('refuses a planted %s', async (_, config, text, message) => {
    expect(await reportOf(config, text)).toContain(message)
  })

  it.each([
    ['browser', 'export const { title } = document'],
    ['server', "export const bytes = Buffer.from('')"],
  ] as const)('accepts a planted name of the environment in %s code', async (config, text) => {
    expect(await reportOf(config, text)).toBe('')
  })
})
