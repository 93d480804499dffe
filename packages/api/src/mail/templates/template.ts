export interface MailText {
  readonly subject: string
  /** Lines end with \n. */
  readonly body: string
}

/** Writes a mail of one kind. `page` makes the whole address of a page of the shop from its path. */
export type Template<Values> = (values: Values, page: (path: string) => string) => MailText

/** Of mails that say the same to everybody. */
export type NoValues = Readonly<Record<never, string>>

export interface LinkValues {
  /** The whole address of a page of the shop. */
  readonly link: string
}

export interface OrderValues {
  readonly orderNumber: string
}

/** Joins lines and blank lines. */
export const lines = (...texts: readonly string[]): string => texts.join('\n')
