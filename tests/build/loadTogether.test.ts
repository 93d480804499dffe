import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Metafile } from 'esbuild'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadTogether } from '../../build/loadTogether.mjs'

/** An app whose two screens share one module each with the first load, and one with each other. */
const SOURCES = {
  'main.js': "import { start } from './app.js'\nstart()",
  'app.js':
    "import { a } from './a.js'\nimport { b } from './b.js'\nexport const start = () => console.log(a, b, " +
    "import('./one.js'), import('./two.js'), import('./words.json'))",
  'server.js': "import { a } from './a.js'\nexport const render = () => a",
  'one.js':
    "import { a } from './a.js'\nimport { c } from './c.js'\nexport const one = () => [a, c, import('./late.js')]",
  'two.js': "import { b } from './b.js'\nexport const two = () => [b, import('library')]",
  'node_modules/library/package.json': '{ "main": "threads.js", "browser": { "worker_threads": false } }',
  'node_modules/library/threads.js': "export const threads = () => import('worker_threads')",
  'late.js': "import { c } from './c.js'\nexport const late = () => c",
  'a.js': "export const a = ['a']",
  'b.js': "export const b = ['b']",
  'c.js': "export const c = ['c']",
  'words.json': '{ "title": "彩り" }',
}

let root: string
let outputs: Metafile['outputs']

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'irodori-load-together-'))
  await mkdir(path.join(root, 'node_modules/library'), { recursive: true })
  for (const [name, text] of Object.entries(SOURCES)) await writeFile(path.join(root, name), text)
  const order = { root, first: 'app.js', server: 'server.js', further: [{ module: 'one.js', folders: ['late'] }] }
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['main.js', 'server.js'],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    plugins: [loadTogether(order)],
  })
  outputs = metafile.outputs
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** The output of an entry, or of a module that is loaded on demand. */
function outputOf(source: string) {
  const found = Object.values(outputs).find(
    ({ entryPoint }) => entryPoint === source || entryPoint === `on-demand:${source}`,
  )
  if (!found) throw new Error(`the build has no output for ${source}`)
  return found
}

const chunksOf = (source: string) =>
  outputOf(source).imports.flatMap(({ path: file, kind }) => (kind === 'import-statement' ? [file] : []))

/** The chunk that holds a source. */
const chunkWith = (source: string) => Object.keys(outputs).find((file) => outputs[file]?.inputs[source])

it('puts every module of the first load into one chunk', () => {
  const [chunk, ...others] = chunksOf('main.js')
  expect(others).toEqual([])
  for (const source of ['app.js', 'a.js', 'b.js']) expect(chunkWith(source)).toBe(chunk)
})

it('puts what a further module shares with its later screens into one chunk with it', () => {
  expect(chunkWith('c.js')).toBe(chunkWith('one.js'))
  expect(chunkWith('late.js')).not.toBe(chunkWith('one.js'))
})

it('keeps the exports of each screen and of the server', () => {
  expect(outputOf('one.js').exports).toEqual(['one'])
  expect(outputOf('two.js').exports).toEqual(['two'])
  expect(outputOf('server.js').exports).toEqual(['render'])
})

it('lets messages import nothing', () => {
  expect(outputOf('words.json').imports).toEqual([])
})

it('leaves out what a library leaves out for browsers', () => {
  expect(outputOf('node_modules/library/threads.js').exports).toEqual(['threads'])
  expect(chunkWith('(disabled):worker_threads')).toBeDefined()
})
