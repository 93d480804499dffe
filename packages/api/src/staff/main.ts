import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfiguration } from '../configuration/configuration.ts'
import { DirectoryIsLocked } from '../database/directoryLock.ts'
import { openStaffShop } from './openStaffShop.ts'
import { runStaffCommand } from './program.ts'
import { askServer, staffSocketPath } from './staffSocket.ts'

// `npm run shop -- …`: with a PostgreSQL server the tool opens the shop itself; on PGlite, which lets one process in, it
// asks the running server, and opens the shop itself where none runs.
const say = (line: string): void => console.log(line)

async function main(): Promise<number> {
  // npm runs scripts in the project's folder; files are named from where the person stands.
  const workingDirectory = process.env.INIT_CWD ?? process.cwd()
  const words = process.argv.slice(2)
  const read = readConfiguration(process.env, process.cwd())
  if (!read.ok) {
    for (const fault of read.faults) console.error(`environment: ${fault}`)
    return 2
  }
  const { configuration } = read
  await mkdir(configuration.dataDirectory, { recursive: true })
  const asked = await askServer(staffSocketPath(configuration.dataDirectory), { workingDirectory, words }, say)
  if (asked !== null) return asked
  const { shop, close } = await openStaffShop(configuration, join(configuration.dataDirectory, 'database'))
  try {
    return await runStaffCommand(shop, { workingDirectory, say }, words)
  } finally {
    await close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof DirectoryIsLocked ? error.message : error)
  process.exitCode = 1
}
