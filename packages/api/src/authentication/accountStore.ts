import type { Language } from '@irodori/contract/language'
import type { Database, Transacting } from '../database/tables.ts'

/** An account that is opened by a password: that of a customer or of a member of the staff. */
export interface LoginAccount {
  readonly id: string
  /** In lower case. */
  readonly email: string
  readonly user_name: string
  readonly password_hash: string
  /** Null until its owner has chosen one. */
  readonly language: Language | null
}

/** Where the accounts of one kind are stored. Their ids are random, so that no id belongs to accounts of both kinds. */
export interface AccountStore<Row extends LoginAccount = LoginAccount> {
  /** @param email in its normal form */
  readonly findByEmail: (database: Database, email: string) => Promise<Row | null>
  readonly find: (database: Database, id: string) => Promise<Row | null>
  /** Locks the account until the transaction ends. */
  readonly lock: (tx: Transacting, id: string) => Promise<Row | null>
  readonly setPasswordHash: (tx: Transacting, id: string, passwordHash: string, at: Date) => Promise<void>
  /** Path of the page on which the owner sees the passkeys and sessions of the account. */
  readonly page: string
}
