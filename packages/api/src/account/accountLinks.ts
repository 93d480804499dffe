const query = (email: string, token: string): string =>
  `email=${encodeURIComponent(email)}&token=${encodeURIComponent(token)}`

/** The page that follows a link: opens an account, confirms an address, deletes the account. */
export const verifyLink = (publicUrl: string, email: string, token: string): string =>
  `${publicUrl}/account/verify?${query(email, token)}`

/** The page for a new password. */
export const newPasswordLink = (publicUrl: string, email: string, token: string): string =>
  `${publicUrl}/account/change-password?${query(email, token)}`

/** The page where a forgotten password is told. */
export const forgotPasswordLink = (publicUrl: string): string => `${publicUrl}/forgot-password`

/** The page where the shop is asked something. */
export const helpLink = (publicUrl: string): string => `${publicUrl}/home`
