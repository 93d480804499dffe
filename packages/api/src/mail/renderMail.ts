import { oneLine, plainText } from './plainText.ts'
import { accountMails } from './templates/accountMails.ts'
import { helpMails } from './templates/helpMails.ts'
import { orderMails } from './templates/orderMails.ts'
import type { MailText, Template } from './templates/template.ts'

const MAIL_TEMPLATES = { ...accountMails, ...orderMails, ...helpMails }

export type MailKind = keyof typeof MAIL_TEMPLATES
export const MAIL_KINDS = Object.keys(MAIL_TEMPLATES) as readonly MailKind[]

/** What a mail of each kind must be told; a value that is missing is an error of types. */
export type MailValues = { readonly [Kind in MailKind]: Parameters<(typeof MAIL_TEMPLATES)[Kind]>[0] }

export const SHOP_NAME = 'Irodori'

/** Below every mail, with the shop's address after it. */
const SIGNATURE = ['', '──────────────────', SHOP_NAME]

/**
 * The words of a mail. Whatever the values hold, the subject is one line and nothing in either steers.
 * @param publicUrl where the shop is reached, without a slash at its end
 */
export function renderMail<Kind extends MailKind>(kind: Kind, values: MailValues[Kind], publicUrl: string): MailText {
  const template = MAIL_TEMPLATES[kind] as Template<Readonly<Record<string, string>>>
  const given = Object.entries<string>({ ...values })
  const plain = Object.fromEntries(given.map(([name, value]) => [name, plainText(value)]))
  const { subject, body } = template(plain, (path) => `${publicUrl}${path}`)
  return { subject: oneLine(subject), body: [body, ...SIGNATURE, publicUrl, ''].join('\n') }
}
