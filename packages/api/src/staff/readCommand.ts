import type { Command } from 'commander'
import { commanderExitCode, pathOf, staffProgram } from './program.ts'
import type { StaffContext } from './staffShop.ts'
import { unopenedShop } from './unopenedShop.ts'

/** What was typed: a command by its names, or something that is answered without a shop, with the exit code. */
type Typed =
  | { readonly kind: 'COMMAND'; readonly name: string }
  | { readonly kind: 'ANSWERED'; readonly exitCode: number }

interface Output {
  /** Receives the help and the version. */
  readonly say: (line: string) => void
  /** Receives the error of words that are no command. */
  readonly complain: (line: string) => void
}

/** Reads typed words as a command without carrying it out; help, version and wrong words are answered at once. */
export async function readCommand(words: readonly string[], { say, complain }: Output): Promise<Typed> {
  const context: StaffContext = { staff: null, workingDirectory: process.cwd(), say, complain }
  const program = staffProgram(unopenedShop, context)
  let name: string | null = null
  for (const command of allCommands(program))
    if (command.commands.length === 0 || command.registeredArguments.length > 0)
      command.action(() => {
        name = pathOf(command)
      })
  try {
    await program.parseAsync([...words], { from: 'user' })
  } catch (error) {
    const exitCode = commanderExitCode(error)
    if (exitCode === null) throw error
    return { kind: 'ANSWERED', exitCode }
  }
  return name === null ? { kind: 'ANSWERED', exitCode: 1 } : { kind: 'COMMAND', name }
}

/** All commands below a command. */
const allCommands = (command: Command): Command[] => command.commands.flatMap((child) => [child, ...allCommands(child)])
