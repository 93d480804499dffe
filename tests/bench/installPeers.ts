import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PEERS = fileURLToPath(new URL('peers', import.meta.url))
const LOCK = path.join(PEERS, 'package-lock.json')
/** A copy of the lock file that was installed, so that a newer one is installed again. */
const INSTALLED = path.join(PEERS, 'node_modules/installed-lock.json')

function run(command: string, args: readonly string[], advice: string): void {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status === 0) return
  const outcome = error ? error.message : `it exited with ${status}`
  throw new Error(`"${[command, ...args].join(' ')}" failed: ${outcome}. ${advice}`)
}

/**
 * Installs the libraries that benchmarks compare Irodori with, if they are missing or older than their lock file, and
 * checks the types of the benchmarks that import them. `npm ci` of the repository does not install them.
 */
export function installPeers(): void {
  const lock = readFileSync(LOCK, 'utf8')
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return
  console.error('Installing the libraries that benchmarks compare with, once (tests/bench/peers/node_modules) …')
  run('npm', ['ci', '--prefix', PEERS], 'It needs the registry of npm, or these packages in its cache.')
  run('npm', ['run', 'check:bench'], 'Correct the types of the benchmarks first.')
  writeFileSync(INSTALLED, lock)
}
