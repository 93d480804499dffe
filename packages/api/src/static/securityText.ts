import { DAY_MS } from '@irodori/contract/durations'

/** Days after which a finder has to read the file again. */
const VALID_DAYS = 180

/** Where a weakness of this shop is reported. Source: RFC 9116. */
export const securityText = (email: string, now: Date): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: ja, en',
    '',
  ].join('\n')
