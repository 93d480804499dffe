import type { Command } from 'commander'
import { listBackups } from '../../backup/backup.ts'
import { KEPT_GENERATIONS, backupShop } from '../../backup/backupShop.ts'
import type { BackupTarget } from '../../backup/backupTarget.ts'
import { openBackupTarget } from '../../backup/backupTarget.ts'
import { fontFiles } from '../../backup/fontFiles.ts'
import { restoreShop } from '../../backup/restoreShop.ts'
import { startProblem } from '../../installation/startProblem.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

const TARGET = 'a folder, or s3://bucket/prefix?endpoint=https://…&region=…'

/** Backup and restore of the whole shop. */
export function backupCommands(program: Command, shop: StaffShop, context: StaffContext): void {
  const { database, storage, now, backupCredentials: credentials } = shop
  const { say, workingDirectory } = context
  const withTarget = (target: string, writes: boolean, work: (opened: BackupTarget) => Promise<void>) =>
    inTarget({ target, workingDirectory, credentials, writes }, work)

  const backup = program
    .command('backup')
    .description('write rows, files and fonts of the running shop as a new generation, and read it back')
    .argument('<target>', TARGET)
    .option('--keep <number>', 'generations that are kept', String(KEPT_GENERATIONS))
    .option('--allow-shrink', 'accept a shop with much less than the generation before')
    .action(async (target: string, { keep, allowShrink = false }: { keep: string; allowShrink?: boolean }) => {
      if (!/^[1-9]\d{0,3}$/.test(keep)) throw new StaffError(`--keep ${keep}: must be a number from 1`)
      await withTarget(target, true, (opened) =>
        backupShop({ database, storage, fontFiles, now, say }, opened.storage, { keep: Number(keep), allowShrink }),
      )
    })

  backup
    .command('list')
    .description('list the generations of a target, oldest first')
    .argument('<target>', TARGET)
    .action(async (target: string) => {
      await withTarget(target, false, async (opened) => {
        const all = await listBackups(opened.storage)
        if (all.length === 0) throw new StaffError(`${opened.name} contains no complete backup`)
        const rowOf = ({ tables }: (typeof all)[number]['contents']) =>
          Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
        say(
          table(
            ['generation', 'as of', 'orders', 'rows', 'files', 'shop'],
            all.map(({ id, shopId, contents }) => [
              id,
              contents.madeAt,
              contents.tables.shop_order?.rows ?? 0,
              rowOf(contents),
              contents.files.count,
              shopId ?? '',
            ]),
          ),
        )
      })
    })

  program
    .command('restore')
    .description('restore a backup into an empty shop after verifying all of it')
    .argument('<target>', TARGET)
    .option('--generation <id>', 'a generation of `backup list`, by its id or number; the newest if omitted')
    .action(async (target: string, { generation = null }: { generation?: string | null }) => {
      await withTarget(target, false, (opened) =>
        restoreShop({ database, storage, fontFiles, say }, opened.storage, generation),
      )
    })
}

async function inTarget(
  input: Parameters<typeof openBackupTarget>[0],
  work: (opened: BackupTarget) => Promise<void>,
): Promise<void> {
  try {
    const opened = await openBackupTarget(input)
    try {
      await work(opened)
    } finally {
      await opened.close()
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'BackupError') throw new StaffError(error.message)
    const problem = startProblem(error)
    throw problem === null ? error : new StaffError(`${input.target}: ${problem}`)
  }
}
