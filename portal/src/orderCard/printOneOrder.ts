/** MYP-12: prints one order as its summary; the style sheet leaves out whatever else stands on the page. */
export function printOneOrder(card: Element | null, page: Pick<Window, 'print' | 'addEventListener'>): void {
  if (card === null) return
  card.setAttribute('data-printed', '')
  page.addEventListener('afterprint', () => card.removeAttribute('data-printed'), { once: true })
  page.print()
}
