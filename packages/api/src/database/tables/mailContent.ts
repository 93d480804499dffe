import type { Language } from '@irodori/contract/language'

/** A picture of a page in the storage, which is reduced and attached when the mail is sent. */
export interface MailPicture {
  /** Storage key of the print picture. */
  readonly key: string
  /** Bleed in pixels, which is trimmed from each side. */
  readonly bleed: number
  readonly alt: string
}

interface Fact {
  readonly label: string
  /** One or several lines. */
  readonly value: string
}

interface MailItem {
  readonly name: string
  readonly details: readonly string[]
  readonly pictures: readonly MailPicture[]
  /** Follows the pictures: how many designs are not shown; null if all are. */
  readonly pictureNote: string | null
}

export type MailBlock =
  | { readonly kind: 'TEXT'; readonly text: string }
  /** Small print. */
  | { readonly kind: 'NOTE'; readonly text: string }
  | { readonly kind: 'STEPS'; readonly steps: readonly string[] }
  /** A call to action; the text part shows its address. */
  | { readonly kind: 'BUTTON'; readonly label: string; readonly link: string }
  /** A complete address that the reader copies. */
  | { readonly kind: 'ADDRESS'; readonly link: string }
  | { readonly kind: 'FACTS'; readonly title: string | null; readonly facts: readonly Fact[] }
  | { readonly kind: 'ITEMS'; readonly title: string; readonly items: readonly MailItem[] }
  /** A quiet link, such as the one that ends a subscription; the text part shows its address. */
  | { readonly kind: 'LINK'; readonly label: string; readonly link: string }
  /** A picture of its own, a JPEG in the storage that is sent as it is. */
  | { readonly kind: 'PICTURE'; readonly key: string; readonly alt: string }
  /** Typed text with its line breaks. */
  | { readonly kind: 'QUOTE'; readonly title: string; readonly text: string }

/** What a mail says as data, from which its HTML part and its text part are made. */
export interface MailContent {
  readonly language: Language
  readonly subject: string
  /** The first line of the HTML part. */
  readonly title: string
  /** Shown by mail programs beside the subject. */
  readonly preheader: string
  readonly blocks: readonly MailBlock[]
  /** Where mail programs unsubscribe the reader by one click; missing in mails that are no subscription. */
  readonly unsubscribeLink?: string
  readonly footer: {
    readonly slogan: string
    readonly shopLink: string
    readonly contactLabel: string
    readonly contactEmail: string
  }
}
