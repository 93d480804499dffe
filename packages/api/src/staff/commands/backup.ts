import { resolve } from 'node:path'
import type { Command } from 'commander'
import { backupShop } from '../../backup/backupShop.ts'
import { RestoreError, restoreShop } from '../../backup/restoreShop.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'

/** The whole shop into a folder, and out of it. */
export function backupCommands(program: Command, { database, storage, now }: StaffShop, desk: StaffContext): void {
  const { say, workingDirectory } = desk

  program
    .command('backup <folder>')
    .description(
      'write rows, files and fonts of the running shop into a folder; one that is there is brought up to date',
    )
    .action(async (folder: string) => {
      await backupShop({ database, storage, now, say }, resolve(workingDirectory, folder))
    })

  program
    .command('restore <folder>')
    .description('put a backup into an empty shop, after all of it was checked')
    .action(async (folder: string) => {
      try {
        await restoreShop({ database, storage, say }, resolve(workingDirectory, folder))
      } catch (error) {
        throw error instanceof RestoreError ? new StaffError(error.message) : error
      }
    })
}
