/** At most `most` page numbers around the current one, in order; empty for a single page. */
export function pageLinks(current: number, pages: number, most = 5): readonly number[] {
  if (pages < 2) return []
  const shown = Math.min(most, pages)
  const first = Math.min(Math.max(current - Math.floor(shown / 2), 1), pages - shown + 1)
  return Array.from({ length: shown }, (_, index) => first + index)
}
