import type { Database } from '../database/tables.ts'
import { problemLines } from '../profile/shopProfile.ts'
import { storedProfileProblems } from '../profile/storedProfile.ts'
import { InstallationError } from './installationError.ts'

/**
 * Refuses the start of a shop that is no demonstration without a complete profile of its own.
 * @throws InstallationError with a line for each part that is missing, wrong or the demo's
 */
export async function requireProfile(database: Database): Promise<void> {
  const problems = await storedProfileProblems(database, false)
  if (problems.length === 0) return
  throw new InstallationError(
    [
      'the shop has no complete profile:',
      ...problemLines(problems).map((line) => `  ${line}`),
      'Write these into a file, as in packages/operating/first-profile, and store it: npm run shop -- profile set FILE',
    ].join('\n'),
  )
}
