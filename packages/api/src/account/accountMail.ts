import { randomUUID } from 'node:crypto'
import type { Language } from '@irodori/contract/language'
import type { LoginAccount } from '../authentication/accountStore.ts'
import type { Transacting } from '../database/tables.ts'
import type { MailKind } from '../mail/renderMail.ts'
import type { WriteMail } from '../mail/writeMail.ts'

interface AccountMail {
  readonly kind: Extract<MailKind, `ACCOUNT_${string}`>
  readonly to: string
  /** Null if the owner has chosen none. */
  readonly language: Language | null
  readonly userName: string
  /** Complete address of a page of the shop. */
  readonly link: string
}

/**
 * Adds a mail about an account to the caller's transaction. Each call sends a mail of its own, even if two are
 * identical.
 */
export const writeAccountMail = (
  { writeMail }: { readonly writeMail: WriteMail },
  tx: Transacting,
  { kind, to, language, userName, link }: AccountMail,
): Promise<void> =>
  writeMail(tx, {
    kind,
    to,
    language: language ?? 'ja',
    dedupKey: `${kind}:${randomUUID()}`,
    orderNumber: null,
    values: { userName, link },
  })

/** The receiver of a mail to the owner of an account. */
export const ownerOf = ({ email, language, user_name }: LoginAccount) => ({ to: email, language, userName: user_name })
