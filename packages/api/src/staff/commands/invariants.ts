import { DAY_MS } from '@irodori/contract/durations'
import type { Command } from 'commander'
import { findViolations } from '../../invariants/invariant.ts'
import { INVARIANTS } from '../../invariants/invariants.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

/** Violations that are listed for one invariant. */
const MAX_LISTED = 20

/** Checks the invariants, for example every night. */
export function invariantCommands(
  program: Command,
  { database, storage, now }: StaffShop,
  { say }: StaffContext,
): void {
  program
    .command('invariants')
    .description('check the invariants of database and storage; nothing is changed')
    .option('--days <number>', 'open only the files of orders that were changed in the last days')
    .action(async ({ days }: { days?: string }) => {
      if (days !== undefined && !/^\d{1,4}$/.test(days))
        throw new StaffError(`--days ${days}: must be a whole number of days`)
      const at = now()
      const filesSince = days === undefined ? null : new Date(at.getTime() - Number(days) * DAY_MS)
      const findings = await findViolations(INVARIANTS, { database, storage, now: at, filesSince })
      say(
        table(
          ['id', 'violations', 'sentence'],
          findings.map(({ id, violations, sentence }) => [id, violations.length, sentence]),
        ),
      )
      const lines = findings.flatMap(({ id, violations }) =>
        violations.slice(0, MAX_LISTED).map(({ at: where, fact }) => `${id} ${where}: ${fact}`),
      )
      const count = findings.reduce((sum, { violations }) => sum + violations.length, 0)
      if (count > 0) throw new StaffError(`${lines.join('\n')}\n${count} violations`)
      say(`${findings.length} invariants, 0 violations`)
    })
}
