import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { CAMPAIGNS } from '@irodori/contract/entities/help'
import type { Command } from 'commander'
import { Argument } from 'commander'
import type { AnswerViolation } from '../../help/answerQuestion.ts'
import { answerQuestion, findQuestion, referenceOf } from '../../help/answerQuestion.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

/** Commands for questions and campaign entries of visitors. */
export function helpCommands(program: Command, shop: StaffShop, context: StaffContext): void {
  questionCommands(program, shop, context)
  campaignCommand(program, shop, context)
}

function questionCommands(program: Command, shop: StaffShop, { workingDirectory, say }: StaffContext): void {
  const { database } = shop
  const questions = program.command('questions').description('questions of customers to the shop')

  questions
    .command('list', { isDefault: true })
    .description('list the latest questions')
    .option('--order <number>', 'only those about this order')
    .option('--open', 'only those without an answer')
    .action(async ({ order, open }: { order?: string; open?: boolean }) => {
      let query = database.selectFrom('question').selectAll()
      if (order) query = query.where('order_number', '=', order)
      if (open) query = query.where('answered_at', 'is', null)
      const rows = await query.orderBy('created_at', 'desc').limit(100).execute()
      say(
        table(
          ['number', 'asked', 'answered', 'name', 'e-mail', 'order', 'question'],
          rows.map((row) => [
            referenceOf(row),
            row.created_at.toISOString(),
            row.answered_at?.toISOString() ?? '',
            row.name,
            row.email,
            row.order_number ?? '',
            row.question,
          ]),
        ),
      )
    })

  questions
    .command('show <number>')
    .description('show one question with its answer')
    .action(async (number: string) => {
      const row = await findQuestion(database, number)
      if (!row) throw new StaffError(`there is no question ${number}`)
      say(
        [
          `${referenceOf(row)}  ${row.name} <${row.email}>`,
          `asked ${row.created_at.toISOString()}${row.order_number ? `, order ${row.order_number}` : ''}`,
          '',
          row.question,
          ...(row.answered_at ? ['', `answered ${row.answered_at.toISOString()}`, '', row.answer ?? ''] : []),
        ].join('\n'),
      )
    })

  questions
    .command('answer <number> [text]')
    .description('answer a question; the customer gets a mail')
    .option('--file <path>', 'text file with the answer')
    .action(async (number: string, text: string | undefined, { file }: { file?: string }) => {
      const answer = file === undefined ? (text ?? '') : await readText(resolve(workingDirectory, file))
      const answered = await answerQuestion(shop, number, answer)
      if (!answered.ok) throw new StaffError(refusalOf(number, answered.error))
      shop.wake()
      say(`${referenceOf(answered.value)} is answered; a mail goes to ${answered.value.email}`)
    })
}

function refusalOf(number: string, violation: AnswerViolation): string {
  switch (violation.code) {
    case 'NO_QUESTION':
      return `there is no question ${number}`
    case 'NO_ANSWER':
      return 'the answer is empty: type it after the number, or name a text file with --file'
    case 'ANSWERED':
      return `${number} was answered on ${violation.answeredAt.toISOString()}; write to the customer by mail instead`
  }
}

const readText = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch(() => {
    throw new StaffError(`${path} cannot be read`)
  })

function campaignCommand(program: Command, { database, storage }: StaffShop, context: StaffContext): void {
  const { say } = context

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
