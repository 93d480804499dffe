import type { Command } from 'commander'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

/** Work that waits, runs or has failed. */
export function jobCommands(program: Command, { database, now, wake }: StaffShop, { say }: StaffContext): void {
  const jobs = program.command('jobs').description('work that waits, runs or has failed')

  jobs
    .command('list')
    .description('all jobs, those that failed first')
    .option('--failed', 'only those that were given up')
    .action(async ({ failed }: { failed?: boolean }) => {
      let query = database.selectFrom('job').selectAll()
      if (failed) query = query.where('failed_at', 'is not', null)
      const rows = await query.orderBy('failed_at').orderBy('run_at').limit(500).execute()
      const state = (row: (typeof rows)[number]) => {
        if (row.failed_at) return 'failed'
        return row.leased_until && row.leased_until > now() ? 'runs' : 'waits'
      }
      say(
        table(
          ['id', 'kind', 'for', 'state', 'due', 'tries', 'last error'],
          rows.map((row) => [
            row.id,
            row.kind,
            row.subject,
            state(row),
            row.run_at.toISOString(),
            row.attempts,
            row.last_error ?? '',
          ]),
        ),
      )
    })

  jobs
    .command('retry <id>')
    .description('have a failed job tried again')
    .action(async (id: string) => {
      const { numUpdatedRows } = await database
        .updateTable('job')
        .set({ failed_at: null, attempts: 0, run_at: now(), lease: null, leased_until: null })
        .where('id', '=', id)
        .where('failed_at', 'is not', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new StaffError(`there is no failed job ${id}`)
      wake()
      say(`job ${id} waits again`)
    })
}
