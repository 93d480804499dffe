import type { Language } from '@irodori/contract/language'
import type { MailBlock } from '../../database/tables/mailContent.ts'
import type { MailTexts } from '../content/mailTexts.ts'

/** What a template says; the language and the footer are added to every mail. */
export interface MailDraft {
  readonly title: string
  /** The title if omitted. */
  readonly subject?: string
  readonly preheader: string
  readonly blocks: readonly MailBlock[]
  /** For subscriptions only. */
  readonly unsubscribeLink?: string
}

export interface TemplateTools {
  readonly t: MailTexts
  readonly language: Language
  /** The complete address of a page of the shop for its path. */
  readonly page: (path: string) => string
}

/** The content of the mails of one kind. */
export type Template<Values> = (values: Values, tools: TemplateTools) => MailDraft

/** For mails without values. */
export type NoValues = Readonly<Record<never, string>>

export interface LinkValues {
  /** Complete address of a page of the shop. */
  readonly link: string
}

export const text = (words: string): MailBlock => ({ kind: 'TEXT', text: words })
export const note = (words: string): MailBlock => ({ kind: 'NOTE', text: words })
export const button = (label: string, link: string): MailBlock => ({ kind: 'BUTTON', label, link })
