const DIGITS = '〇一二三四五六七八九'

/** A year digit by digit: 二〇二六. */
const digitByDigit = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => DIGITS[Number(digit)] ?? '')

/** A number up to 99 as it is read: 十月二十日. */
function asRead(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  const ten = tens === 0 ? '' : tens === 1 ? '十' : `${DIGITS[tens]}十`
  return number === 0 ? '〇' : `${ten}${ones === 0 ? '' : DIGITS[ones]}`
}

/** 令和八年, by the Japanese calendar of the browser; the first year of an era is 元年. */
function eraOf(date: Date, inKanji: boolean): string {
  const parts = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', { era: 'long', year: 'numeric', timeZone: 'UTC' })
    .formatToParts(date)
    .filter(({ type }) => type === 'era' || type === 'year')
    .map(({ value }) => value)
  const [era = '', year = ''] = parts
  return `${era}${inKanji && /^\d+$/.test(year) ? asRead(Number(year)) : year}`
}

const inEnglish = (locale: string, shape: Intl.DateTimeFormatOptions, date: Date): string =>
  new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' }).format(date)

/** Each style of a date with the day written in it. */
const STYLES: readonly (readonly [RegExp, (date: Date, year: number, month: number, day: number) => string])[] = [
  [/^\d{4}年\d{1,2}月\d{1,2}日$/, (_, year, month, day) => `${year}年${month}月${day}日`],
  [/^\d{4}年\d{1,2}月$/, (_, year, month) => `${year}年${month}月`],
  [/^\d{4}\.\d{1,2}\.\d{1,2}$/, (_, year, month, day) => `${year}.${month}.${day}`],
  [/^\d{4}\/\d{1,2}\/\d{1,2}$/, (_, year, month, day) => `${year}/${month}/${day}`],
  [/^\d{4}$/, (_, year) => `${year}`],
  [
    /^[〇一二三四五六七八九]{4}年[一二三四五六七八九十]+月[一二三四五六七八九十]+日$/,
    (_, year, month, day) => `${digitByDigit(year)}年${asRead(month)}月${asRead(day)}日`,
  ],
  [
    /^\p{Script=Han}{2}[元一二三四五六七八九十]+年[一二三四五六七八九十]+月[一二三四五六七八九十]+日$/u,
    (date, _, month, day) => `${eraOf(date, true)}年${asRead(month)}月${asRead(day)}日`,
  ],
  [
    /^\p{Script=Han}{2}(元|\d{1,2})年\d{1,2}月\d{1,2}日$/u,
    (date, _, month, day) => `${eraOf(date, false)}年${month}月${day}日`,
  ],
  [/^\d{1,2} [A-Z][a-z]+ \d{4}$/, (date) => inEnglish('en-GB', { dateStyle: 'long' }, date)],
  [/^[A-Z][a-z]+ \d{4}$/, (date) => inEnglish('en-GB', { month: 'long', year: 'numeric' }, date)],
  [/^[A-Z][a-z]+ \d{1,2}, \d{4}$/, (date) => inEnglish('en-US', { dateStyle: 'long' }, date)],
]

/**
 * A day written as a sample writes its day: 2026年10月8日, 2026.10.8, 二〇二六年十月八日, 令和八年十月八日, 8 October 2026,
 * October 8, 2026.
 * @param day YYYY-MM-DD
 * @returns null if the style of the sample is unknown or the day does not exist
 */
export function dateInStyleOf(sample: string, day: string): string | null {
  const date = new Date(`${day}T00:00:00Z`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  if (!isDay) return null
  const write = STYLES.find(([pattern]) => pattern.test(sample))?.[1]
  return write?.(date, date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()) ?? null
}
