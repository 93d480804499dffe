import type { Command } from 'commander'
import { retryFailed } from '../../jobs/jobs.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

/** Commands for background jobs. */
export function jobCommands(program: Command, { database, wake }: StaffShop, { say }: StaffContext): void {
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
        return row.is_running ? 'running' : 'waiting'
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
      if (!(await retryFailed(database, id))) throw new StaffError(`there is no failed job ${id}`)
      wake()
      say(`job ${id} is retried`)
    })
}
