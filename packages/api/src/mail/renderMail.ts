import { oneLine, plainText } from './plainText.ts'
import { accountMails } from './templates/accountMails.ts'
import { helpMails } from './templates/helpMails.ts'
import { orderMails } from './templates/orderMails.ts'
import type { MailText, Template } from './templates/template.ts'

const MAIL_TEMPLATES = { ...accountMails, ...orderMails, ...helpMails }

export type MailKind = keyof typeof MAIL_TEMPLATES
export const MAIL_KINDS = Object.keys(MAIL_TEMPLATES) as readonly MailKind[]

/** The values that a mail of each kind requires; a missing value is a type error. */
export type MailValues = { readonly [Kind in MailKind]: Parameters<(typeof MAIL_TEMPLATES)[Kind]>[0] }

export const SHOP_NAME = 'Irodori'

/** Follows every mail, with the address of the shop after it. */
const SIGNATURE = ['', '──────────────────', SHOP_NAME]

/**
 * Renders a mail. Regardless of the values, the subject is one line and neither part contains control characters.
 * @param publicUrl address of the shop, without a slash at its end
 */
export function renderMail<Kind extends MailKind>(kind: Kind, values: MailValues[Kind], publicUrl: string): MailText {
  const template = MAIL_TEMPLATES[kind] as Template<Readonly<Record<string, string>>>
  const given = Object.entries<string>({ ...values })
  const plain = Object.fromEntries(given.map(([name, value]) => [name, plainText(value)]))
  const { subject, body } = template(plain, (path) => `${publicUrl}${path}`)
  return { subject: oneLine(subject), body: [body, ...SIGNATURE, publicUrl, ''].join('\n') }
}
