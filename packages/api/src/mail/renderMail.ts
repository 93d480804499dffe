import type { Language } from '@irodori/contract/language'
import type { MailContent } from '../database/tables/mailContent.ts'
import type { ShopProfile } from '../profile/shopProfile.ts'
import { mailTexts } from './content/mailTexts.ts'
import { oneLine, plainText } from './plainText.ts'
import { accountMails } from './templates/accountMails.ts'
import { helpMails } from './templates/helpMails.ts'
import { magazineMails } from './templates/magazineMails.ts'
import { orderMails } from './templates/orderMails.ts'
import { staffMails } from './templates/staffMails.ts'
import type { Template } from './templates/template.ts'

const MAIL_TEMPLATES = { ...accountMails, ...orderMails, ...helpMails, ...magazineMails, ...staffMails }

export type MailKind = keyof typeof MAIL_TEMPLATES
export const MAIL_KINDS = Object.keys(MAIL_TEMPLATES) as readonly MailKind[]

/** The values that a mail of each kind requires; a missing value is a type error. */
export type MailValues = { readonly [Kind in MailKind]: Parameters<(typeof MAIL_TEMPLATES)[Kind]>[0] }

/** How mails name the shop. */
export interface MailShop {
  /** Address of the shop, without a slash at its end. */
  readonly publicUrl: string
  readonly profile: Pick<ShopProfile, 'name' | 'contact'>
}

/** The language of a mail: that of its reader, or Japanese if the shop does not offer it. */
export const mailLanguage = ({ languages }: Pick<ShopProfile, 'languages'>, wished: Language): Language =>
  languages.includes(wished) ? wished : 'ja'

/** Mail programs show about this many characters beside the subject. */
const PREHEADER_LENGTH = 120

/** Renders a mail. Regardless of the values, its subject is one line and no text contains control characters. */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  values: MailValues[Kind],
  language: Language,
  { publicUrl, profile }: MailShop,
): MailContent {
  const template = MAIL_TEMPLATES[kind] as Template<unknown>
  const t = mailTexts(language)
  const draft = template(withPlainTexts(values), { t, language, page: (path) => `${publicUrl}${path}` })
  return {
    language,
    subject: oneLine(draft.subject ?? draft.title),
    title: draft.title,
    preheader: [...oneLine(draft.preheader)].slice(0, PREHEADER_LENGTH).join(''),
    blocks: draft.blocks,
    ...(draft.unsubscribeLink !== undefined && { unsubscribeLink: draft.unsubscribeLink }),
    footer: {
      slogan: t('footer.slogan'),
      shopLink: publicUrl,
      contactLabel: t('footer.contact'),
      contactEmail: profile.contact.email,
    },
  }
}

/** The same value with control characters removed from all of its texts. */
function withPlainTexts(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value)
  if (Array.isArray(value)) return value.map(withPlainTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPlainTexts(part)]))
}
