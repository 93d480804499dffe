import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { CAMPAIGNS } from '@irodori/contract/entities/help'
import type { Command } from 'commander'
import { Argument } from 'commander'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { table } from '../table.ts'

/** Commands for questions and campaign entries of visitors. */
export function helpCommands(program: Command, { database, storage }: StaffShop, context: StaffContext): void {
  const { say } = context

  program
    .command('questions')
    .description('list the latest questions to the shop')
    .option('--order <number>', 'only those about this order')
    .action(async ({ order }: { order?: string }) => {
      let query = database.selectFrom('question').selectAll()
      if (order) query = query.where('order_number', '=', order)
      const rows = await query.orderBy('created_at', 'desc').limit(100).execute()
      say(
        table(
          ['asked', 'name', 'e-mail', 'order', 'question'],
          rows.map((row) => [row.created_at.toISOString(), row.name, row.email, row.order_number ?? '', row.question]),
        ),
      )
    })

  program
    .command('campaign-entries')
    .description('write the entries of a campaign and their pictures into a folder')
    .addArgument(new Argument('<campaign>').choices([...CAMPAIGNS]))
    .argument('<folder>')
    .action(async (campaign: string, folder: string) => {
      const target = resolve(context.workingDirectory, folder)
      await mkdir(target, { recursive: true })
      const rows = await database
        .selectFrom('campaign_entry')
        .selectAll()
        .where('campaign', '=', campaign)
        .orderBy('created_at')
        .execute()
      for (const { file_key } of rows) {
        const bytes = await storage.get(file_key)
        if (bytes) await writeFile(join(target, basename(file_key)), bytes)
      }
      const entries = rows.map((row) => ({
        id: row.id,
        entered: row.created_at.toISOString(),
        file: basename(row.file_key),
        entry: row.document,
      }))
      await writeFile(join(target, 'entries.json'), `${JSON.stringify(entries, null, 2)}\n`)
      say(`${rows.length} entries are in ${target}`)
    })
}
