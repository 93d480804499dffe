// Runs the imaging benchmarks, or one of them: npm run bench:imaging [-- server|browser|spread|quality [rounds]]
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installPeers } from './installPeers.ts'

const SCRIPTS = new Map([
  ['server', 'imaging/serverJob.ts'],
  ['browser', 'peers/imaging/browserPreview.ts'],
  ['spread', 'peers/imaging/spreadRender.ts'],
  ['quality', 'imaging/quality.ts'],
])

const [only, ...rest] = process.argv.slice(2)
const chosen = only === undefined ? [...SCRIPTS.keys()] : [only]
for (const name of chosen) {
  const script = SCRIPTS.get(name)
  if (script === undefined) throw new Error(`unknown benchmark ${name}: use server, browser, spread or quality`)
  if (script.startsWith('peers/')) installPeers()
  const file = fileURLToPath(new URL(script, import.meta.url))
  const { status } = spawnSync(process.execPath, [file, ...rest], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
