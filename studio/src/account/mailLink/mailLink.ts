/** The values in a mail's link. */
export interface MailLink {
  readonly email: string
  readonly token: string
}

/**
 * The values in a mail's link; null if the query has none.
 * @param search query of the page's URL
 */
export function parseMailLink(search: string): MailLink | null {
  const query = new URLSearchParams(search)
  const email = query.get('email') ?? ''
  const token = query.get('token') ?? ''
  return email === '' || token === '' ? null : { email, token }
}
