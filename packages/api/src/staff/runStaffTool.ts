import type { Configuration } from '../configuration/configuration.ts'
import { readConfiguration } from '../configuration/configuration.ts'
import { readEnvironment } from '../configuration/readEnvironment.ts'
import { takeSettingsFlag } from '../configuration/takeSettingsFlag.ts'
import { databasePlace, describeShop } from '../installation/describeShop.ts'
import { openShop } from '../installation/openShop.ts'
import { openStaffShop } from './openStaffShop.ts'
import { runStaffCommand } from './program.ts'
import { readCommand } from './readCommand.ts'
import { askServer, staffSocketPath } from './staffSocket.ts'
import { unopenedShop } from './unopenedShop.ts'

interface Input {
  readonly environment: NodeJS.ProcessEnv
  /** Name of the account on the machine that typed the command. */
  readonly staff: string
  /** Where the command was typed: base of the paths in it. */
  readonly typedIn: string
  /** Base of the paths in the settings. */
  readonly startedIn: string
  /** Receives the output. */
  readonly say: (line: string) => void
  /** Receives lines about the output and errors of the settings. */
  readonly remark: (line: string) => void
}

/** Commands that read a backup or a file only, so that they help where there is no shop. */
const WITHOUT_SHOP: ReadonlySet<string> = new Set(['backup list', 'profile check'])

/**
 * Carries out the command that the staff typed. On PostgreSQL this process opens the shop. PGlite admits one process, so
 * there a running server executes the command; without one, this process opens the shop. No shop is made except by `create`.
 * @returns the exit code
 */
export async function runStaffTool(typed: readonly string[], input: Input): Promise<number> {
  const { environment, staff, typedIn: workingDirectory, say, remark } = input
  const { settings, words } = takeSettingsFlag(typed)
  const command = await readCommand(words, { say, complain: remark })
  if (command.kind === 'ANSWERED') return command.exitCode
  const given = await readEnvironment({ environment, named: settings, workingDirectory })
  if (!given.ok) {
    remark(given.error)
    return 2
  }
  const read = readConfiguration(given.value.environment, input.startedIn)
  if (!read.ok) {
    for (const line of read.error) remark(`environment: ${line}`)
    return 2
  }
  const configuration = read.value
  for (const line of configuration.remarks) remark(`environment: ${line}`)
  if (given.value.file !== null) remark(`settings: ${given.value.file}`)
  const context = { staff, workingDirectory, say }
  if (command.name === 'create') return create(configuration, input)
  if (WITHOUT_SHOP.has(command.name)) {
    const { backupCredentials, demoShop: isDemo } = configuration
    return runStaffCommand({ ...unopenedShop, backupCredentials, isDemo }, { ...context, staff: null }, words)
  }
  const socket = staffSocketPath(configuration.dataDirectory)
  const asked =
    configuration.databaseUrl === null
      ? await askServer(socket, { staff, workingDirectory, words: [...words] }, say, remark)
      : null
  if (asked !== null) return asked
  remark(describeShop(configuration))
  const { shop, close } = await openStaffShop(configuration)
  try {
    return await runStaffCommand(shop, context, words)
  } finally {
    await close()
  }
}

async function create(configuration: Configuration, { say, remark }: Input): Promise<number> {
  remark(describeShop(configuration))
  const { close } = await openShop(configuration, 'CREATE')
  await close()
  say(`a new shop was made in ${databasePlace(configuration)}`)
  return 0
}
