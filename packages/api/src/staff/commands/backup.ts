import { resolve } from 'node:path'
import type { Command } from 'commander'
import { backupShop } from '../../backup/backupShop.ts'
import { RestoreError, restoreShop } from '../../backup/restoreShop.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'

/** Backup and restore of the whole shop. */
export function backupCommands(program: Command, { database, storage, now }: StaffShop, context: StaffContext): void {
  const { say, workingDirectory } = context

  program
    .command('backup <folder>')
    .description('write rows, files and fonts of the running shop into a folder; an existing backup is updated')
    .action(async (folder: string) => {
      await backupShop({ database, storage, now, say }, resolve(workingDirectory, folder))
    })

  program
    .command('restore <folder>')
    .description('restore a backup into an empty shop after verifying all of it')
    .action(async (folder: string) => {
      try {
        await restoreShop({ database, storage, say }, resolve(workingDirectory, folder))
      } catch (error) {
        throw error instanceof RestoreError ? new StaffError(error.message) : error
      }
    })
}
