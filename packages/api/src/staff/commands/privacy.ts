import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { erasePerson } from '../../privacy/erasePerson.ts'
import { expiredOrders } from '../../privacy/expiredOrders.ts'
import { exportPerson } from '../../privacy/exportPerson.ts'
import type { Person, PersonName } from '../../privacy/findPerson.ts'
import { findPerson } from '../../privacy/findPerson.ts'
import { readRetention } from '../../privacy/readRetention.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

/** Commands for what the shop holds about people. */
export function privacyCommands(program: Command, shop: StaffShop, context: StaffContext): void {
  const privacy = program.command('privacy').description('what the shop holds about people, and its erasure')
  dueCommand(privacy, shop, context)
  erasedCommand(privacy, shop, context)
  exportCommand(privacy, shop, context)
  eraseCommand(privacy, shop, context)
  logCommand(privacy, shop, context)
}

const SHOWN = 500

function dueCommand(privacy: Command, { database, now }: StaffShop, { say }: StaffContext): void {
  privacy
    .command('due')
    .description('list what the next night erases; the setting `retention` has the periods')
    .action(async () => {
      const retention = await readRetention(database)
      say(`designs are kept for ${retention.designDays} days, orders for ${retention.orderDays}`)
      const due = await expiredOrders(database, retention, now(), SHOWN)
      say(
        table(
          ['order', 'last changed', 'erased'],
          due.map(({ orderNumber, updatedAt, erasure }) => [
            orderNumber,
            updatedAt.toISOString(),
            erasure === 'ORDER' ? 'everything' : 'designs, photos and files',
          ]),
        ),
      )
    })
}

function erasedCommand(privacy: Command, { database }: StaffShop, { say }: StaffContext): void {
  privacy
    .command('erased')
    .description('list what was erased, the latest first')
    .action(async () => {
      const rows = await database
        .selectFrom('erasure')
        .selectAll()
        .orderBy('designs_erased_at', 'desc')
        .limit(SHOWN)
        .execute()
      say(
        table(
          ['order', 'designs', 'files', 'order and people', 'rows'],
          rows.map((row) => [
            row.order_number,
            row.designs_erased_at.toISOString(),
            row.files_erased_at?.toISOString() ?? 'not yet',
            row.order_erased_at?.toISOString() ?? 'kept',
            Object.entries(row.counts)
              .filter(([, count]) => count > 0)
              .map(([name, count]) => `${count} ${name}`)
              .join(', '),
          ]),
        ),
      )
    })
}

interface PersonOptions {
  readonly order?: string
  readonly email?: string
  readonly phone?: string
}

const withPerson = (command: Command): Command =>
  command
    .option('--order <number>', 'the person of one order')
    .option('--email <address>', 'the person with this address: account, orders and all else')
    .option('--phone <number>', 'the orders with this phone number')

/** @throws StaffError unless exactly one name was typed */
function nameOf({ order, email, phone }: PersonOptions): PersonName {
  const names: PersonName[] = [
    ...(order === undefined ? [] : [{ kind: 'ORDER', orderNumber: order } as const]),
    ...(email === undefined ? [] : [{ kind: 'EMAIL', email } as const]),
    ...(phone === undefined ? [] : [{ kind: 'PHONE', phoneNumber: phone } as const]),
  ]
  const [name] = names
  if (!name || names.length > 1) throw new StaffError('name the person by one of --order, --email and --phone')
  return name
}

async function knownPerson({ database }: StaffShop, options: PersonOptions): Promise<Person> {
  const person = await findPerson(database, nameOf(options))
  if (linesOf(person).length === 0) throw new StaffError('the shop holds nothing about this person')
  return person
}

/** What there is, a line for each kind. */
const linesOf = (person: Person): string[] =>
  [
    ...person.accounts.map(({ email }) => `account ${email}`),
    ...person.orders.map(({ order_number, status }) => `order ${order_number}, ${status}`),
    `${person.questions.length} questions`,
    `${person.mails.length} mails`,
    `${person.subscriptions.length} notices of stock`,
    `${person.isMagazineReader ? 1 : 0} subscriptions of the mail magazine`,
    `${person.campaignEntries.length} campaign entries`,
  ].filter((line) => !line.startsWith('0 '))

function exportCommand(privacy: Command, shop: StaffShop, { say, workingDirectory }: StaffContext): void {
  withPerson(privacy.command('export'))
    .description('write everything that the shop holds about a person into a new folder')
    .requiredOption('--to <folder>', 'folder to make')
    .action(async ({ to, ...options }: PersonOptions & { to: string }) => {
      const person = await knownPerson(shop, options)
      const { document, files } = await exportPerson(shop, person)
      const folder = resolve(workingDirectory, to)
      const isNew = await mkdir(folder, { recursive: true })
      if (isNew === undefined) throw new StaffError(`${folder} exists; name a new folder`)
      await writeFile(join(folder, 'person.json'), `${JSON.stringify(document, null, 2)}\n`, { mode: 0o600 })
      let written = 0
      for (const [orderNumber, keys] of files) {
        await mkdir(join(folder, orderNumber), { recursive: true })
        for (const key of keys) {
          const bytes = await shop.storage.get(key)
          if (!bytes) continue
          await writeFile(join(folder, orderNumber, basename(key)), bytes, { mode: 0o600 })
          written += 1
        }
      }
      for (const line of linesOf(person)) say(line)
      say(`person.json and ${written} files are in ${folder}`)
    })
}

function eraseCommand(privacy: Command, shop: StaffShop, { say }: StaffContext): void {
  withPerson(privacy.command('erase'))
    .description('erase everything that the shop holds about a person; without --yes it only lists it')
    .option('--yes', 'erase it; this cannot be undone')
    .action(async ({ yes, ...options }: PersonOptions & { yes?: true }) => {
      const person = await knownPerson(shop, options)
      for (const line of linesOf(person)) say(line)
      if (!yes) {
        say('nothing was erased; repeat the command with --yes to erase it')
        return
      }
      const erased = await erasePerson(shop, person)
      if (!erased.ok) {
        const open = erased.error.map(({ orderNumber, status }) => `${orderNumber} (${status})`).join(', ')
        throw new StaffError(`nothing was erased: cancel or ship these orders first: ${open}`)
      }
      say('all of it was erased; earlier backups still hold it until they are deleted')
    })
}

function logCommand(privacy: Command, { database }: StaffShop, { say }: StaffContext): void {
  privacy
    .command('log')
    .description('list what the staff did by commands and at the desk, the latest first')
    .option('--subject <subject>', 'only those about this order number or file')
    .action(async ({ subject }: { subject?: string }) => {
      let query = database.selectFrom('staff_access').selectAll()
      if (subject !== undefined) query = query.where('subject', '=', subject)
      const rows = await query.orderBy('happened_at', 'desc').limit(SHOWN).execute()
      say(
        table(
          ['time', 'staff', 'command', 'subject'],
          rows.map((row) => [row.happened_at.toISOString(), row.staff, row.command, row.subject]),
        ),
      )
    })
}
