import type { Command } from 'commander'
import { Option } from 'commander'
import type { MailSummary } from '../../mail/mails.ts'
import { listMails, readMail, retryMail } from '../../mail/mails.ts'
import type { MailKind } from '../../mail/renderMail.ts'
import { MAIL_KINDS } from '../../mail/renderMail.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

/** What the shop has written to its customers. */
export function mailCommands(program: Command, { database, now, wake }: StaffShop, { say }: StaffContext): void {
  const mails = program.command('mails').description('what the shop has written')

  mails
    .command('list')
    .description('the latest mails')
    .option('--order <number>', 'only those about an order')
    .addOption(new Option('--kind <kind>', 'only those of a kind').choices([...MAIL_KINDS]))
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
    .description('one mail')
    .action(async (id: string) => {
      const mail = await readMail(database, id)
      if (!mail) throw new StaffError(`there is no mail ${id}`)
      say(`To: ${mail.recipient}\nSubject: ${mail.subject}\n\n${mail.body}`)
    })

  mails
    .command('retry <id>')
    .description('send a mail again that failed')
    .action(async (id: string) => {
      if (!(await retryMail(database, id, now()))) throw new StaffError(`there is no failed mail ${id}`)
      wake()
      say(`mail ${id} waits again`)
    })
}

function stateOf({ failed_at, sent_at }: MailSummary): string {
  if (failed_at) return 'failed'
  return sent_at ? `sent ${sent_at.toISOString()}` : 'waits'
}
