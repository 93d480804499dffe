import { PASSWORD_MIN_CHARACTERS } from '@irodori/rules/password'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Common passwords in lower case; shorter ones are refused by their length. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= PASSWORD_MIN_CHARACTERS)
    .map((password) => password.toLowerCase()),
)
