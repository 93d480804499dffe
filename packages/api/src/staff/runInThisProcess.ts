import { setFlagsFromString } from 'node:v8'
import type { Result } from '@irodori/result'
import type { Configuration } from '../configuration/configuration.ts'
import { databasePlace, describeShop } from '../installation/describeShop.ts'
import { openShop } from '../installation/openShop.ts'
import { openStaffShop } from './openStaffShop.ts'
import { runStaffCommand } from './program.ts'
import { readCommand } from './readCommand.ts'
import type { ToolInput } from './runStaffTool.ts'
import { unopenedShop } from './unopenedShop.ts'
import { WITHOUT_SHOP } from './withoutServer.ts'

/**
 * Carries out a command that no running server executes. Help and wrong words are answered whatever the settings are.
 * @param configuration that of the shop, or the lines that say why there is none
 * @returns the exit code
 */
export async function runInThisProcess(
  words: readonly string[],
  configuration: Result<Configuration, readonly string[]>,
  { staff, typedIn: workingDirectory, say, remark }: ToolInput,
): Promise<number> {
  const command = await readCommand(words, { say, complain: remark })
  if (command.kind === 'ANSWERED') return command.exitCode
  if (!configuration.ok) {
    for (const line of configuration.error) remark(line)
    return 2
  }
  const { value } = configuration
  if (value.databaseUrl === null) leavePgliteUnoptimised()
  if (command.name === 'create') return create(value, say, remark)
  const context = { staff, workingDirectory, say, complain: remark }
  if (WITHOUT_SHOP.includes(command.name)) {
    const { backupCredentials, demoShop: isDemo } = value
    return runStaffCommand({ ...unopenedShop, backupCredentials, isDemo }, { ...context, staff: null }, words)
  }
  remark(describeShop(value))
  const { shop, close } = await openStaffShop(value)
  try {
    return await runStaffCommand(shop, context, words)
  } finally {
    await close()
  }
}

/**
 * Keeps V8 from optimising PGlite's machine code. It would begin within any command, and the process would wait at its end
 * until that is done: two seconds, half the time of most commands. Flags that are set while V8 runs do not imply each other.
 */
function leavePgliteUnoptimised(): void {
  for (const flag of ['--liftoff-only', '--no-wasm-dynamic-tiering', '--no-wasm-tier-up']) setFlagsFromString(flag)
}

type Say = (line: string) => void

async function create(configuration: Configuration, say: Say, remark: Say): Promise<number> {
  remark(describeShop(configuration))
  const { close } = await openShop(configuration, 'CREATE')
  await close()
  say(`a new shop was made in ${databasePlace(configuration)}`)
  return 0
}
