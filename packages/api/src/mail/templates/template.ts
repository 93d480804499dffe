export interface MailText {
  readonly subject: string
  /** Lines end with \n. */
  readonly body: string
}

/** Renders a mail of one kind. `page` returns the complete address of a page of the shop for its path. */
export type Template<Values> = (values: Values, page: (path: string) => string) => MailText

/** For mails without values. */
export type NoValues = Readonly<Record<never, string>>

export interface LinkValues {
  /** Complete address of a page of the shop. */
  readonly link: string
}

export interface OrderValues {
  readonly orderNumber: string
}

/** Joins lines and blank lines. */
export const lines = (...texts: readonly string[]): string => texts.join('\n')
