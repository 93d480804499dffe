import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApps } from './buildApps.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'irodori-apps-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** What the build answers and logs. */
async function run(signal = new AbortController().signal): Promise<{ isBuilt: boolean; lines: string[] }> {
  const lines: string[] = []
  return { isBuilt: await buildApps(root, (line) => lines.push(line), signal), lines }
}
const writeScript = (source: string) => writeFile(join(root, 'esbuild.config.mjs'), source)
const BUILT = { isBuilt: true, lines: ['apps: building', 'apps: built'] }

describe('the build at the start of the server', () => {
  it('does nothing without a build script, as where only the built apps are installed', async () => {
    expect(await run()).toEqual({ isBuilt: true, lines: [] })
  })

  it('runs if a bundle is missing or older than a source, and only once', async () => {
    await mkdir(join(root, 'studio/src'), { recursive: true })
    await writeFile(join(root, 'studio/src/main.tsx'), '')
    await writeScript(
      `import { mkdirSync, writeFileSync } from 'node:fs'
       for (const app of ['studio', 'portal', 'packages/desk']) {
         mkdirSync(app + '/dist', { recursive: true })
         writeFileSync(app + '/dist/manifest.json', '{}')
       }`,
    )
    expect(await run()).toEqual(BUILT)
    expect(await run()).toEqual({ isBuilt: true, lines: [] })
    const future = new Date(Date.now() + 60_000)
    await utimes(join(root, 'studio/src/main.tsx'), future, future)
    expect(await run()).toEqual(BUILT)
  })

  it('reports that it failed, so that the start can stop', async () => {
    await writeScript('process.exit(3)')
    const lines = ['apps: building', 'apps: the build failed with exit code 3']
    expect(await run()).toEqual({ isBuilt: false, lines })
  })
})
