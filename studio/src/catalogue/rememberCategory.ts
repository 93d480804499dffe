import { type CookieJar, writeCookie } from './cookie.ts'

/** Stores the last opened category for the order pages. */
export const rememberCategory = (page: CookieJar, categoryId: string): void =>
  writeCookie(page, 'selectedCategoryId', categoryId)
