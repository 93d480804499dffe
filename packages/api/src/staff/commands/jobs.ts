import type { Command } from 'commander'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

/** Commands for background jobs. */
export function jobCommands(program: Command, { database, now, wake }: StaffShop, { say }: StaffContext): void {
  const jobs = program.command('jobs').description('background jobs')

  jobs
    .command('list')
    .description('list jobs, failed ones first')
    .option('--failed', 'only failed jobs')
    .action(async ({ failed }: { failed?: boolean }) => {
      let query = database.selectFrom('job').selectAll()
      if (failed) query = query.where('failed_at', 'is not', null)
      const rows = await query.orderBy('failed_at').orderBy('run_at').limit(500).execute()
      const state = (row: (typeof rows)[number]) => {
        if (row.failed_at) return 'failed'
        return row.leased_until && row.leased_until > now() ? 'running' : 'waiting'
      }
      say(
        table(
          ['id', 'kind', 'subject', 'state', 'due', 'attempts', 'last error'],
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
    .description('retry a failed job')
    .action(async (id: string) => {
      const { numUpdatedRows } = await database
        .updateTable('job')
        .set({ failed_at: null, attempts: 0, run_at: now(), lease: null, leased_until: null })
        .where('id', '=', id)
        .where('failed_at', 'is not', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new StaffError(`there is no failed job ${id}`)
      wake()
      say(`job ${id} is retried`)
    })
}
