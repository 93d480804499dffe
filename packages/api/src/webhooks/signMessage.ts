import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
/** Standard Webhooks requires 24 to 64. */
const SECRET_BYTES = 32

/** A new signing secret in the form that receivers are given. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

interface Signed {
  readonly id: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly body: string
}

/** The header webhook-signature of Standard Webhooks 1.0.0: one signature of the scheme v1 for each valid secret. */
export const signaturesOf = (secrets: readonly string[], { id, timestamp, body }: Signed): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')
