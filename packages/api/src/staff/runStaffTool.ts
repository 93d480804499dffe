import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { Configuration } from '../configuration/configuration.ts'
import { readConfiguration } from '../configuration/configuration.ts'
import { readEnvironment } from '../configuration/readEnvironment.ts'
import { takeSettingsFlag } from '../configuration/takeSettingsFlag.ts'
import { askServer, staffSocketPath } from './staffSocket.ts'
import { isWithoutServer } from './withoutServer.ts'

export interface ToolInput {
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

/**
 * Carries out the command that the staff typed. On PostgreSQL this process opens the shop. PGlite admits one process, so
 * there a running server executes the command; without one, this process opens the shop. No shop is made except by `create`.
 * The program is loaded only where this process needs it, which takes a second.
 * @returns the exit code
 */
export async function runStaffTool(typed: readonly string[], input: ToolInput): Promise<number> {
  const { staff, typedIn: workingDirectory, say, remark } = input
  const { settings, words } = takeSettingsFlag(typed)
  const configuration = await findConfiguration(settings, input)
  if (configuration.ok && configuration.value.databaseUrl === null && !isWithoutServer(words)) {
    const socket = staffSocketPath(configuration.value.dataDirectory)
    const exitCode = await askServer(socket, { staff, workingDirectory, words: [...words] }, say, remark)
    if (exitCode !== null) return exitCode
  }
  const { runInThisProcess } = await import('./runInThisProcess.ts')
  return runInThisProcess(words, configuration, input)
}

/** @returns the configuration, or the lines that say why there is none */
async function findConfiguration(
  settings: string | null,
  { environment, typedIn, startedIn, remark }: ToolInput,
): Promise<Result<Configuration, readonly string[]>> {
  const given = await readEnvironment({ environment, named: settings, workingDirectory: typedIn })
  if (!given.ok) return err([given.error])
  const read = readConfiguration(given.value.environment, startedIn)
  if (!read.ok) return err(read.error.map((line) => `environment: ${line}`))
  for (const line of read.value.remarks) remark(`environment: ${line}`)
  if (given.value.file !== null) remark(`settings: ${given.value.file}`)
  return ok(read.value)
}
