import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import type { DeliveryEvent, Notice, Temporal } from '@irodori/contract/entities/notice'
import {
  DeliveryEvent as DeliveryEventSchema,
  NOTICE_KINDS,
  Notice as NoticeSchema,
} from '@irodori/contract/entities/notice'
import { PAGES } from '@irodori/contract/pages'
import type { Command } from 'commander'
import { Argument, Option } from 'commander'
import * as z from 'zod'
import { putDeliveryEvent } from '../../calendar/putDeliveryEvent.ts'
import { readCalendar } from '../../calendar/readCalendar.ts'
import { putNotice } from '../../catalogue/putNotice.ts'
import { previewKey } from '../../catalogue/readNotices.ts'
import { transact } from '../../database/transact.ts'
import type { SettingName } from '../../settings/shopSettings.ts'
import { putSettings, readSettings, SETTING_NAMES, ShopSettings } from '../../settings/shopSettings.ts'
import { readJson } from '../readJson.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

/** Commands for notices, the delivery calendar, the change point and the other settings. */
export function shopCommands(program: Command, shop: StaffShop, context: StaffContext): void {
  noticeCommands(program, shop, context)
  eventCommands(program, shop, context)
  changePointCommand(program, shop, context)
  settingCommands(program, shop, context)
}

function noticeCommands(program: Command, { database, publicUrl }: StaffShop, { say }: StaffContext): void {
  const notices = program.command('notices').description('notices on the screens')

  notices
    .command('list')
    .description('list all notices')
    .action(async () => {
      const rows = await database.selectFrom('notice').select('document').orderBy('kind').orderBy('id').execute()
      const lines = rows.map(({ document }) => document)
      say(
        table(
          ['id', 'kind', 'shown', 'from', 'to', 'content'],
          lines.map((one) => [one.id, one.kind, one.isEnabled ? 'yes' : 'no', one.fromTime, one.toTime, one.content]),
        ),
      )
    })

  notices
    .command('preview')
    .description('print the address that shows hidden, coming and past notices too')
    .action(async () => {
      const key = await transact(database, previewKey)
      const { path } = PAGES.noticePreview
      say(`${publicUrl}${path.replace(':screen', 'my_page')}?preview=${key}`)
    })

  notices
    .command('set')
    .description('add or replace a notice')
    .addOption(new Option('--kind <kind>', 'the screen').choices([...NOTICE_KINDS]).makeOptionMandatory())
    .requiredOption('--content <text>', 'text of the notice')
    .requiredOption('--from <time>', 'ISO 8601, for example 2026-12-01T00:00:00+09:00')
    .requiredOption('--to <time>', 'ISO 8601')
    .option('--id <id>', 'id of the notice')
    .option('--hidden', 'store the notice without displaying it')
    .action(async (given: Record<string, string | boolean | undefined>) => {
      const notice = checked<Notice>(NoticeSchema, {
        id: given.id ?? randomUUID(),
        kind: given.kind,
        isEnabled: given.hidden !== true,
        fromTime: given.from,
        toTime: given.to,
        content: given.content,
      })
      await transact(database, (tx) => putNotice(tx, notice))
      say(`notice ${notice.id} is set`)
    })

  notices
    .command('remove <id>')
    .description('delete a notice')
    .action(async (id: string) => {
      const { numDeletedRows } = await database.deleteFrom('notice').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows === 0n) throw new StaffError(`there is no notice ${id}`)
      say(`notice ${id} is deleted`)
    })
}

const TEMPORAL_FIELDS = ['soleDate', 'fromDate', 'toDate', 'day', 'week', 'month'] as const

function eventCommands(program: Command, { database }: StaffShop, { say }: StaffContext): void {
  const events = program.command('events').description('days off and extra working days of the delivery calendar')

  events
    .command('list')
    .description('list all events')
    .action(async () => {
      const { events: kept } = await readCalendar(database)
      say(
        table(
          ['id', 'the shop is', 'description', 'when'],
          kept.map((event) => [
            event.id,
            event.isDayOff ? 'closed' : 'open',
            event.description,
            event.temporals.map(temporalText).join('; '),
          ]),
        ),
      )
    })

  events
    .command('set')
    .description('add or replace an event')
    .requiredOption('--description <text>', 'text for customers')
    .option('--id <id>', 'id of the event')
    .option('--open', 'the shop works on these days; without it they are days off')
    .option('--on <day>', 'one day, YYYY-MM-DD')
    .option('--from <day>', 'first day of a range')
    .option('--to <day>', 'last day of a range')
    .option('--day <number>', '0 to 6 a weekday from Sunday, 7 to 37 a day of the month, 38 to 403 a day of the year')
    .option('--week <number>', '0 to 4 in the month, 5 to 57 in the year')
    .option('--month <number>', '1 to 12')
    .action(async (given: Record<string, string | boolean | undefined>) => {
      const number = (value: unknown) => (value === undefined ? null : Number(value))
      const temporal = {
        soleDate: given.on ?? null,
        fromDate: given.from ?? null,
        toDate: given.to ?? null,
        day: number(given.day),
        week: number(given.week),
        month: number(given.month),
      }
      if (Object.values(temporal).every((value) => value === null)) {
        throw new StaffError('an event needs a day: --on, --from, --to, --day, --week or --month')
      }
      const event = checked<DeliveryEvent>(DeliveryEventSchema, {
        id: given.id ?? randomUUID(),
        isDayOff: given.open !== true,
        description: given.description,
        temporals: [temporal],
      })
      await transact(database, (tx) => putDeliveryEvent(tx, event))
      say(`event ${event.id} is set`)
    })

  events
    .command('remove <id>')
    .description('delete an event')
    .action(async (id: string) => {
      const { numDeletedRows } = await database.deleteFrom('delivery_event').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows === 0n) throw new StaffError(`there is no event ${id}`)
      say(`event ${id} is deleted`)
    })
}

const temporalText = (temporal: Temporal): string =>
  TEMPORAL_FIELDS.flatMap((field) => (temporal[field] === null ? [] : `${field} ${temporal[field]}`)).join(', ')

function changePointCommand(program: Command, { database }: StaffShop, { say }: StaffContext): void {
  program
    .command('change-point [time]')
    .description(
      'set the time of day (HH:mm in Tokyo) from which an order counts as placed on the next day; without a time, print it',
    )
    .action(async (time: string | undefined) => {
      if (time !== undefined) {
        const settings = checked<ShopSettings>(ShopSettings, { changePoint: time })
        await transact(database, (tx) => putSettings(tx, settings))
      }
      say(`the change point is ${(await readCalendar(database)).changePoint}`)
    })
}

function settingCommands(program: Command, { database }: StaffShop, { say, workingDirectory }: StaffContext): void {
  const settings = program
    .command('settings')
    .description('days off, ship dates and cards of products, regions, receipts')
  const name = () => new Argument('<name>').choices(SETTING_NAMES)

  settings
    .command('list')
    .description('list all settings; an empty value means that the shop has not set it')
    .action(async () => {
      const known = await readSettings(database, SETTING_NAMES)
      say(
        table(
          ['name', 'value'],
          SETTING_NAMES.map((one) => [one, known[one] === undefined ? '' : JSON.stringify(known[one])]),
        ),
      )
    })

  settings
    .command('show')
    .description('print one setting as JSON')
    .addArgument(name())
    .action(async (one: SettingName) =>
      say(JSON.stringify((await readSettings(database, [one]))[one] ?? null, null, 2)),
    )

  settings
    .command('set')
    .description('replace one setting by the JSON of a file')
    .addArgument(name())
    .argument('<file>')
    .action(async (one: SettingName, file: string) => {
      const value = await readJson(resolve(workingDirectory, file))
      const given = checked<ShopSettings>(ShopSettings, { [one]: value })
      await transact(database, (tx) => putSettings(tx, given))
      say(`${one} is set`)
    })
}

/** @throws StaffError with a line for each wrong field */
function checked<Value>(schema: z.core.$ZodType, value: unknown): Value {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data as Value
  throw new StaffError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
}
