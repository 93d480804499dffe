import type { Command } from 'commander'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'

/** Describes the command that makes a new shop. The program carries it out before it opens one, so here a shop exists. */
export function createCommands(program: Command, _shop: StaffShop, _context: StaffContext): void {
  program
    .command('create')
    .description('make a new, empty shop at the configured places; refuses if there is one, or files of one')
    .action(() => {
      throw new StaffError('a shop exists already; nothing was changed')
    })
}
