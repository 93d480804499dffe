import { Command } from 'commander'
import { backupCommands } from './commands/backup.ts'
import { catalogueCommands } from './commands/catalogue.ts'
import { fontCommands } from './commands/fonts.ts'
import { helpCommands } from './commands/help.ts'
import { invariantCommands } from './commands/invariants.ts'
import { jobCommands } from './commands/jobs.ts'
import { magazineCommands } from './commands/magazine.ts'
import { mailCommands } from './commands/mails.ts'
import { orderCommands } from './commands/orders.ts'
import { printCommands } from './commands/print.ts'
import { sandboxCommands } from './commands/sandbox.ts'
import { shopCommands } from './commands/shop.ts'
import { stockCommands } from './commands/stock.ts'
import type { StaffContext, StaffShop } from './staffShop.ts'

/** All commands of the staff. They never exit the process: `parseAsync` throws a CommanderError or a StaffError. */
function staffProgram(shop: StaffShop, context: StaffContext): Command {
  const program = new Command('shop')
    .description('Commands for the staff of the shop: catalogue, orders, notices, stock, print files.')
    .showHelpAfterError('(--help lists the commands)')
  for (const add of [
    catalogueCommands,
    orderCommands,
    stockCommands,
    shopCommands,
    jobCommands,
    printCommands,
    mailCommands,
    magazineCommands,
    helpCommands,
    fontCommands,
    sandboxCommands,
    invariantCommands,
    backupCommands,
  ]) {
    add(program, shop, context)
  }
  redirectOutput(program, context)
  return program
}

/** Redirects commander's output. Subcommands that are already added do not inherit the settings. */
function redirectOutput(command: Command, context: StaffContext): void {
  const say = (text: string) => context.say(text.replace(/\n$/, ''))
  command.exitOverride().configureOutput({ writeOut: say, writeErr: say })
  for (const child of command.commands) redirectOutput(child, context)
}

/**
 * Runs one typed command.
 * @param words the arguments after `npm run shop --`
 * @returns the exit code of the process
 */
export async function runStaffCommand(
  shop: StaffShop,
  context: StaffContext,
  words: readonly string[],
): Promise<number> {
  try {
    await staffProgram(shop, context).parseAsync([...words], { from: 'user' })
    return 0
  } catch (error) {
    if (isCommanderError(error)) return error.exitCode
    if (error instanceof Error && error.name === 'StaffError') {
      context.say(error.message)
      return 1
    }
    throw error
  }
}

const isCommanderError = (error: unknown): error is { readonly exitCode: number } =>
  error instanceof Error && 'exitCode' in error && typeof error.exitCode === 'number'
