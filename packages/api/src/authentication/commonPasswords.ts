import { PASSWORD_MIN_CHARACTERS } from '@irodori/rules'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Passwords that many people use, in small letters; shorter ones are refused anyway. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= PASSWORD_MIN_CHARACTERS)
    .map((password) => password.toLowerCase()),
)
