import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const APPS = ['studio', 'portal', 'packages/desk'] as const
/** The sources of the bundles. */
const SOURCES = ['studio', 'portal', 'packages', 'locales', 'fonts', 'build', 'esbuild.config.mjs', 'package-lock.json']
const SKIPPED = new Set(['node_modules', 'dist', 'dist.last', 'data', 'api', 'demo-shop'])

/**
 * Builds the apps if they are missing or older than their sources.
 * @param signal ends the build
 * @returns false if the build failed: an earlier build may not fit the server
 */
export async function buildApps(root: string, log: (line: string) => void, signal: AbortSignal): Promise<boolean> {
  const script = join(root, 'esbuild.config.mjs')
  if (!existsSync(script)) return true
  const manifests = await Promise.all(APPS.map((app) => modifiedAt(join(root, app, 'dist/manifest.json'))))
  const oldest = Math.min(...manifests)
  const newest = Math.max(...(await Promise.all(SOURCES.map((source) => newestIn(join(root, source))))))
  if (oldest >= newest) return true
  log('apps: building')
  const code = await run(process.execPath, [script], { cwd: root, signal })
  log(code === 0 ? 'apps: built' : `apps: the build failed with exit code ${code}`)
  return code === 0
}

const modifiedAt = (path: string): Promise<number> =>
  stat(path).then(
    (found) => found.mtimeMs,
    () => 0,
  )

async function newestIn(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  if (!found) return 0
  if (!found.isDirectory()) return found.mtimeMs
  const entries = (await readdir(path)).filter((name) => !SKIPPED.has(name))
  return Math.max(0, ...(await Promise.all(entries.map((name) => newestIn(join(path, name))))))
}

const run = (
  command: string,
  argv: readonly string[],
  options: { readonly cwd: string; readonly signal: AbortSignal },
): Promise<number | null> =>
  new Promise((resolve) => {
    const child = spawn(command, argv, { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
