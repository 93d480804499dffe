/** The category that was looked at last, where the order pages find it. */
export function rememberCategory(page: { cookie: string }, categoryId: string): void {
  page.cookie = `selectedCategoryId=${encodeURIComponent(categoryId)}; path=/; SameSite=Lax`
}
