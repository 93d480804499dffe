// Attacks this version of the shop, and with --against also another one, and prints the figures side by side:
//   npm run attack -- [--against CHECKOUT] [NAME…]
// CHECKOUT is a folder with another version and its node_modules, whose apps are built.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Attack } from './attackForm.ts'
import { fullDisk } from './attacks/fullDisk.ts'
import { knownDevice } from './attacks/knownDevice.ts'
import { lockOut } from './attacks/lockOut.ts'
import { manySaves } from './attacks/manySaves.ts'
import { previewFlood } from './attacks/previewFlood.ts'
import { readiness } from './attacks/readiness.ts'
import { shutdown } from './attacks/shutdown.ts'
import { stalledBodies } from './attacks/stalledBodies.ts'
import { stolenToken } from './attacks/stolenToken.ts'
import { openVersion } from './target.ts'

const ATTACKS: readonly Attack[] = [
  previewFlood,
  manySaves,
  lockOut,
  knownDevice,
  stolenToken,
  readiness,
  stalledBodies,
  shutdown,
  fullDisk,
]
const HERE = fileURLToPath(new URL('../..', import.meta.url))

const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true })
const unknown = positionals.filter((name) => !ATTACKS.some((attack) => attack.name === name))
if (unknown.length > 0) {
  console.error(`there is no attack ${unknown.join(', ')}: ${ATTACKS.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
const chosen = ATTACKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const checkouts = values.against === undefined ? [HERE] : [values.against, HERE]

const versions = []
for (const checkout of checkouts) versions.push(await openVersion(checkout))
const title = checkouts.length === 1 ? ['this version'] : ['before', 'now']
for (const attack of chosen) {
  console.log(`\n${attack.name}: ${attack.question}`)
  const runs = []
  for (const version of versions) runs.push(await attack.run(version))
  console.log(`| | ${title.join(' | ')} |\n| --- |${' --- |'.repeat(title.length)}`)
  for (const figure of Object.keys(runs[0] ?? {}))
    console.log(`| ${figure} | ${runs.map((figures) => figures[figure]).join(' | ')} |`)
}
for (const version of versions) await version.dispose()
