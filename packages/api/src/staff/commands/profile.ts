import { resolve } from 'node:path'
import type { Command } from 'commander'
import { transact } from '../../database/transact.ts'
import { readProfileFile } from '../../profile/readProfileFile.ts'
import { ownProblems } from '../../profile/demoIssuer.ts'
import { problemLines } from '../../profile/shopProfile.ts'
import { hasProfile, putProfile, readGiven, storedProfileProblems } from '../../profile/storedProfile.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'

/** Commands for the profile of the shop: its name, mark, order numbers, issuer, contact, legal texts, colours and languages. */
export function profileCommands(program: Command, { database, isDemo }: StaffShop, context: StaffContext): void {
  const { say, workingDirectory } = context
  const profile = program
    .command('profile')
    .description('name, mark, contact, issuer, legal texts and colours of the shop')

  profile
    .command('set <file>')
    .description('replace the profile by a JSON file, with the mark and the legal texts that lie beside it')
    .action(async (file: string) => {
      const given = await readComplete(resolve(workingDirectory, file), isDemo, 'nothing was changed')
      await transact(database, (tx) => putProfile(tx, given))
      say(`the profile is set: ${String(given.name)}`)
    })

  profile
    .command('check <file>')
    .description('list each part of a profile that is missing or wrong; needs no shop')
    .action(async (file: string) => {
      await readComplete(resolve(workingDirectory, file), isDemo, 'the profile is not complete')
      say('the profile is complete')
    })

  profile
    .command('show')
    .description('print the profile of the shop as JSON, and what it lacks')
    .action(async () => {
      if (!(await hasProfile(database)))
        throw new StaffError('the shop has no profile: store one with profile set FILE')
      say(JSON.stringify(await readGiven(database), null, 2))
      const problems = await storedProfileProblems(database, isDemo)
      if (problems.length > 0)
        throw new StaffError([...problemLines(problems), 'the profile is not complete'].join('\n'))
    })
}

/** @throws StaffError with a line for each missing or wrong part, and the last line */
async function readComplete(path: string, isDemo: boolean, last: string): Promise<Readonly<Record<string, unknown>>> {
  const read = await readProfileFile(path)
  const problems = read.ok ? ownProblems(read.value, isDemo) : read.error
  if (!read.ok || problems.length > 0) throw new StaffError([...problemLines(problems), last].join('\n'))
  return read.value
}
