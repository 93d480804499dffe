import { PAGES } from '@irodori/contract/pages'
import type { AccountStore } from '../authentication/accountStore.ts'

const query = (email: string, token: string): string =>
  `email=${encodeURIComponent(email)}&token=${encodeURIComponent(token)}`

/** Page that follows a link from a mail: activates an account, confirms an address or deletes the account. */
export const verifyLink = (publicUrl: string, email: string, token: string): string =>
  `${publicUrl}${PAGES.verifyAccount.path}?${query(email, token)}`

/** Page on which a customer sets a new password. */
export const newPasswordLink = (publicUrl: string, email: string, token: string): string =>
  `${publicUrl}${PAGES.changePassword.path}?${query(email, token)}`

/** Page on which a customer requests a mail for setting a new password. */
export const forgotPasswordLink = (publicUrl: string): string => `${publicUrl}${PAGES.forgotPassword.path}`

/** Page on which a customer asks the shop a question. */
export const helpLink = (publicUrl: string): string => `${publicUrl}${PAGES.home.path}`

/** Page on which the owner of an account sees its passkeys and sessions. */
export const accountLink = (publicUrl: string, { page }: Pick<AccountStore, 'page'>): string => `${publicUrl}${page}`
