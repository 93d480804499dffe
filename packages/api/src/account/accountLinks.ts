import { PAGES } from '@irodori/contract/pages'

const query = (email: string, token: string): string =>
  `email=${encodeURIComponent(email)}&token=${encodeURIComponent(token)}`

/** The page that follows a link: opens an account, confirms an address, deletes the account. */
export const verifyLink = (publicUrl: string, email: string, token: string): string =>
  `${publicUrl}${PAGES.verifyAccount.path}?${query(email, token)}`

/** The page for a new password. */
export const newPasswordLink = (publicUrl: string, email: string, token: string): string =>
  `${publicUrl}${PAGES.changePassword.path}?${query(email, token)}`

/** The page where a forgotten password is told. */
export const forgotPasswordLink = (publicUrl: string): string => `${publicUrl}${PAGES.forgotPassword.path}`

/** The page where the shop is asked something. */
export const helpLink = (publicUrl: string): string => `${publicUrl}${PAGES.home.path}`
