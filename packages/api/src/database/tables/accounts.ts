import type { Language } from '@irodori/contract/language'
import type { Generated, Selectable } from 'kysely'
import type { Instant, Json, Perhaps, PerhapsInstant } from './columns.ts'

export interface SessionTable {
  /** SHA-256 of the token, hex. */
  token_hash: string
  /** The order of a guest; null for the session of an account. */
  order_number: Perhaps<string>
  account_id: Perhaps<string>
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  /** SHA-256 of the cookie of the browser that it belongs to, hex; null if it belongs to none. */
  device: Perhaps<string>
  /** Whether it belongs to the first device that uses it. */
  awaits_device: Generated<boolean>
  /** The browser and the operating system that began it, as they call themselves. */
  browser: Perhaps<string>
  system: Perhaps<string>
}

/** A browser that has proved an order or an account: the guesses of others do not keep it out. */
export interface KnownDeviceTable {
  /** SHA-256 of its cookie, hex. */
  device: string
  /** The order number, or the id of the account. */
  subject: string
  proved_at: Instant
}

/** A mailed link that makes the devices on which it is opened known to an order. */
export interface DeviceLinkTable {
  /** SHA-256 of the token, hex. */
  token_hash: string
  order_number: string
  expires_at: Instant
}

export interface FailedAttemptTable {
  kind:
    | 'ORDER_PHONE'
    | 'ACCOUNT_PASSWORD'
    | 'ACCOUNT_CODE'
    | 'CANCELLATION_KEY'
    | 'ACCOUNT_MAIL'
    | 'CONFIRMATION_MAIL'
    | 'DEVICE_LINK_MAIL'
  /** The order number, the id of the account (with a prefix for its codes), or the hash of the mail address. */
  subject: string
  attempts: number
  window_started_at: Instant
}

export interface AccountTable {
  id: string
  /** In lower case. */
  email: string
  user_name: string
  password_hash: string
  is_verified: boolean
  /** Chosen at the registration; takes effect when the address is confirmed. */
  wants_magazine: boolean
  /** The language of the owner; null until the owner has chosen one. */
  language: Perhaps<Language>
  created_at: Instant
  updated_at: Instant
}

export interface AccountTokenTable {
  /** SHA-256 of the token, hex. */
  token_hash: string
  account_id: string
  purpose: 'ACTIVATE' | 'CHANGE_EMAIL' | 'RESET_PASSWORD' | 'DELETE'
  new_email: string | null
  created_at: Instant
  expires_at: Instant
}

export interface PasskeyTable {
  /** The id of the credential, base64url. */
  id: string
  /** The account of a customer or of a member of the staff. */
  account_id: string
  /** COSE key, base64url. */
  public_key: string
  /** How often the authenticator says that it has signed; 0 where it does not count. */
  counter: number
  transports: Json<readonly string[]>
  /** The browser and the operating system that added it, as they call themselves. */
  browser: Perhaps<string>
  system: Perhaps<string>
  created_at: Instant
  last_used_at: PerhapsInstant
}

/** A challenge that an authenticator has to sign. */
export interface PasskeyChallengeTable {
  challenge: string
  /** The account that adds a passkey; null for a login. */
  account_id: Perhaps<string>
  expires_at: Instant
}

/** The secret of an authenticator app. */
export interface SecondFactorTable {
  /** The account of a customer or of a member of the staff. */
  account_id: string
  /** Sealed with `CREDENTIALS_KEY`; base32 inside. */
  sealed_secret: string
  created_at: Instant
  /** Since when codes are required; null until the first one was right. */
  confirmed_at: PerhapsInstant
  /** The time step of the last accepted code, which is not accepted again (RFC 6238, 5.2). */
  last_step: Generated<number>
}

/** A recovery code that was not used yet. */
export interface RecoveryCodeTable {
  account_id: string
  /** SHA-256, hex. */
  code_hash: string
}

export interface RateLimitTable {
  key: string
  hits: number
  window_started_at: Instant
}

export type AccountRow = Selectable<AccountTable>
