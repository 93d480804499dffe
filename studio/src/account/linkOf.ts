/** What a mail's link carries. */
export interface MailLink {
  readonly email: string
  readonly token: string
}

/**
 * Null where the address of a page is not that of a mail's link.
 * @param search the query of the address
 */
export function linkOf(search: string): MailLink | null {
  const query = new URLSearchParams(search)
  const email = query.get('email') ?? ''
  const token = query.get('token') ?? ''
  return email === '' || token === '' ? null : { email, token }
}
