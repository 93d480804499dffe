/** MYP-12: prints the summary of one order; the style sheet hides everything else on the page. */
export function printOneOrder(card: Element | null, page: Pick<Window, 'print' | 'addEventListener'>): void {
  if (card === null) return
  card.setAttribute('data-printed', '')
  page.addEventListener('afterprint', () => card.removeAttribute('data-printed'), { once: true })
  page.print()
}
