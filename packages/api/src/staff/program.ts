import { Command } from 'commander'
import rootManifest from '../../../../package.json' with { type: 'json' }
import { recordAccess, recordOutcome } from '../privacy/recordAccess.ts'
import { accountCommands } from './commands/accounts.ts'
import { apiKeyCommands } from './commands/apiKeys.ts'
import { backupCommands } from './commands/backup.ts'
import { catalogueCommands } from './commands/catalogue.ts'
import { createCommands } from './commands/create.ts'
import { fontCommands } from './commands/fonts.ts'
import { helpCommands } from './commands/help.ts'
import { invariantCommands } from './commands/invariants.ts'
import { jobCommands } from './commands/jobs.ts'
import { magazineCommands } from './commands/magazine.ts'
import { mailCommands } from './commands/mails.ts'
import { marketplaceCommands } from './commands/marketplaces.ts'
import { orderCommands } from './commands/orders/orders.ts'
import { printCommands } from './commands/print.ts'
import { privacyCommands } from './commands/privacy.ts'
import { profileCommands } from './commands/profile.ts'
import { resealCommand } from './commands/reseal.ts'
import { sandboxCommands } from './commands/sandbox.ts'
import { shopCommands } from './commands/shop.ts'
import { staffCommands } from './commands/staff.ts'
import { stockCommands } from './commands/stock.ts'
import { webhookCommands } from './commands/webhooks.ts'
import type { StaffContext, StaffShop } from './staffShop.ts'

/** All commands of the staff. They never exit the process: `parseAsync` throws a CommanderError or a StaffError. */
export function staffProgram(shop: StaffShop, context: StaffContext): Command {
  const program = new Command('shop')
    .description('Commands for the staff of the shop: catalogue, orders, notices, stock, print files.')
    .version(rootManifest.version)
    .option('--settings <file>', 'file with the settings of the shop, in place of /etc/irodori/environment')
    .showHelpAfterError('(--help lists the commands)')
  for (const add of [
    catalogueCommands,
    orderCommands,
    stockCommands,
    shopCommands,
    profileCommands,
    jobCommands,
    printCommands,
    mailCommands,
    magazineCommands,
    helpCommands,
    marketplaceCommands,
    fontCommands,
    privacyCommands,
    accountCommands,
    staffCommands,
    webhookCommands,
    apiKeyCommands,
    resealCommand,
    sandboxCommands,
    invariantCommands,
    createCommands,
    backupCommands,
  ]) {
    add(program, shop, context)
  }
  redirectOutput(program, context.say, context.complain)
  return program
}

type Say = (line: string) => void

/** Redirects commander's output. Subcommands that are already added do not inherit the settings. */
function redirectOutput(command: Command, say: Say, complain: Say): void {
  const lineTo = (to: Say) => (text: string) => to(text.replace(/\n$/, ''))
  command.exitOverride().configureOutput({ writeOut: lineTo(say), writeErr: lineTo(complain) })
  for (const child of command.commands) redirectOutput(child, say, complain)
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
  let entry: string | null = null
  const end = async (outcome: string) => {
    if (entry !== null) await recordOutcome(shop.database, entry, outcome)
  }
  try {
    const program = staffProgram(shop, context)
    const { staff } = context
    if (staff !== null)
      program.hook('preAction', async (_program, command) => {
        entry = await recordAccess(shop.database, accessOf(staff, command), shop.now())
      })
    await program.parseAsync([...words], { from: 'user' })
    await end('DONE')
    return 0
  } catch (error) {
    const exitCode = commanderExitCode(error)
    if (exitCode !== null) return exitCode
    if (error instanceof Error && error.name === 'StaffError') {
      await end('REFUSED')
      context.say(error.message)
      return 1
    }
    await end('FAILED')
    throw error
  }
}

/** The names of a command and those above it, without that of the program. */
export const pathOf = (command: Command): string =>
  command.parent?.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()

/** The first argument names what a command is about; addresses and phone numbers of customers are options, which are not recorded. */
const accessOf = (staff: string, command: Command) => {
  const { order } = command.opts<{ order?: string }>()
  const subject = command.args[0] ?? order ?? ''
  return { source: 'COMMAND_LINE', staff, staffId: null, command: pathOf(command), subject } as const
}

/** The exit code of an error of commander; null for any other error. */
export const commanderExitCode = (error: unknown): number | null =>
  error instanceof Error && 'exitCode' in error && typeof error.exitCode === 'number' ? error.exitCode : null
