import { type CookieJar, writeCookie } from './cookie.ts'

/** The category that was looked at last, where the order pages find it. */
export const rememberCategory = (page: CookieJar, categoryId: string): void =>
  writeCookie(page, 'selectedCategoryId', categoryId)
