import type { Command } from 'commander'
import { Option } from 'commander'
import type { MailSummary } from '../../mail/mails.ts'
import { listMails, readMail, retryMail } from '../../mail/mails.ts'
import type { MailKind } from '../../mail/renderMail.ts'
import { MAIL_KINDS } from '../../mail/renderMail.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

/** Commands for mails to customers. */
export function mailCommands(program: Command, { database, wake }: StaffShop, { say }: StaffContext): void {
  const mails = program.command('mails').description('mails of the shop')

  mails
    .command('list')
    .description('list the latest mails')
    .option('--order <number>', 'only those about this order')
    .addOption(new Option('--kind <kind>', 'only those of this kind').choices([...MAIL_KINDS]))
    .action(async ({ order, kind }: { order?: string; kind?: MailKind }) => {
      const rows = await listMails(database, { ...(order ? { orderNumber: order } : {}), ...(kind ? { kind } : {}) })
      say(
        table(
          ['id', 'kind', 'order', 'state', 'subject'],
          rows.map((mail) => [mail.id, mail.kind, mail.order_number ?? '', stateOf(mail), mail.subject]),
        ),
      )
    })

  mails
    .command('show <id>')
    .description('show one mail')
    .action(async (id: string) => {
      const mail = await readMail(database, id)
      if (!mail) throw new StaffError(`there is no mail ${id}`)
      say(`To: ${mail.recipient}\nSubject: ${mail.subject}\n\n${mail.body}`)
    })

  mails
    .command('retry <id>')
    .description('retry a failed mail')
    .action(async (id: string) => {
      if (!(await retryMail(database, id))) throw new StaffError(`there is no failed mail ${id}`)
      wake()
      say(`mail ${id} is retried`)
    })
}

function stateOf({ failed_at, sent_at }: MailSummary): string {
  if (failed_at) return 'failed'
  return sent_at ? `sent ${sent_at.toISOString()}` : 'waiting'
}
