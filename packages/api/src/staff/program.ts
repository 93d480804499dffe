import { Command } from 'commander'
import { backupCommands } from './commands/backup.ts'
import { catalogueCommands } from './commands/catalogue.ts'
import { fontCommands } from './commands/fonts.ts'
import { helpCommands } from './commands/help.ts'
import { invariantCommands } from './commands/invariants.ts'
import { jobCommands } from './commands/jobs.ts'
import { mailCommands } from './commands/mails.ts'
import { orderCommands } from './commands/orders.ts'
import { printCommands } from './commands/print.ts'
import { sandboxCommands } from './commands/sandbox.ts'
import { shopCommands } from './commands/shop.ts'
import { stockCommands } from './commands/stock.ts'
import type { StaffContext, StaffShop } from './staffShop.ts'

/** All commands of the staff. Nothing exits the process: `parseAsync` throws a CommanderError or a StaffError instead. */
function staffProgram(shop: StaffShop, desk: StaffContext): Command {
  const program = new Command('shop')
    .description('What the staff of the shop do: catalogue, orders, notices, stock, print files.')
    .showHelpAfterError('(--help lists what can be typed)')
  for (const add of [
    catalogueCommands,
    orderCommands,
    stockCommands,
    shopCommands,
    jobCommands,
    printCommands,
    mailCommands,
    helpCommands,
    fontCommands,
    sandboxCommands,
    invariantCommands,
    backupCommands,
  ]) {
    add(program, shop, desk)
  }
  quiet(program, desk)
  return program
}

/** Sends what commander would print to the desk. Subcommands take neither setting from their parent once added. */
function quiet(command: Command, desk: StaffContext): void {
  const say = (text: string) => desk.say(text.replace(/\n$/, ''))
  command.exitOverride().configureOutput({ writeOut: say, writeErr: say })
  for (const child of command.commands) quiet(child, desk)
}

/**
 * Runs one typed command.
 * @param words what stands after `npm run shop --`
 * @returns the exit code of the process
 */
export async function runStaffCommand(shop: StaffShop, desk: StaffContext, words: readonly string[]): Promise<number> {
  try {
    await staffProgram(shop, desk).parseAsync([...words], { from: 'user' })
    return 0
  } catch (error) {
    if (isCommanderError(error)) return error.exitCode
    if (error instanceof Error && error.name === 'StaffError') {
      desk.say(error.message)
      return 1
    }
    throw error
  }
}

const isCommanderError = (error: unknown): error is { readonly exitCode: number } =>
  error instanceof Error && 'exitCode' in error && typeof error.exitCode === 'number'
