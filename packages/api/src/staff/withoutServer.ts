/** Commands that read a backup or a file only, so that they help where there is no shop. */
export const WITHOUT_SHOP: readonly string[] = ['backup list', 'profile check']

/** What commander answers itself. */
const ANSWERED = new Set(['help', '-h', '--help', '-V', '--version'])

/** Whether no running server executes typed words: help, a command without a shop, or the one that makes a shop. */
export const isWithoutServer = (words: readonly string[]): boolean =>
  words.length === 0 ||
  words.some((word) => ANSWERED.has(word)) ||
  ['create', ...WITHOUT_SHOP].some((name) => `${words.join(' ')} `.startsWith(`${name} `))
