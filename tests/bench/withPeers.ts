// Runs a benchmark of the folder peers, after its libraries: node tests/bench/withPeers.ts FILE [arguments]
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installPeers } from './installPeers.ts'

const [file, ...rest] = process.argv.slice(2)
if (file === undefined) throw new Error('name a benchmark of tests/bench/peers, as in withPeers.ts lighthouse.ts')
installPeers()
const program = fileURLToPath(new URL(`peers/${file}`, import.meta.url))
process.exitCode = spawnSync(process.execPath, [program, ...rest], { stdio: 'inherit' }).status ?? 1
