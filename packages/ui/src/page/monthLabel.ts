/** The name of a month (YYYY-MM) with its year: 2027年4月, April 2027. */
export const monthLabel = (month: string, language: string): string =>
  new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(month))
