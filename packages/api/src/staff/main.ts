import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfiguration } from '../configuration/configuration.ts'
import { DirectoryIsLocked } from '../database/directoryLock.ts'
import { openStaffShop } from './openStaffShop.ts'
import { runStaffCommand } from './program.ts'
import { askServer, staffSocketPath } from './staffSocket.ts'

// `npm run shop -- …`. On PostgreSQL it opens the shop itself. PGlite admits one process, so there a running server executes
// the command; without one, this process opens the shop.
const say = (line: string): void => console.log(line)

async function main(): Promise<number> {
  // npm runs scripts in the project's folder; paths are relative to the folder where the command was typed.
  const workingDirectory = process.env.INIT_CWD ?? process.cwd()
  const words = process.argv.slice(2)
  const read = readConfiguration(process.env, process.cwd())
  if (!read.ok) {
    for (const line of read.error) console.error(`environment: ${line}`)
    return 2
  }
  const configuration = read.value
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
