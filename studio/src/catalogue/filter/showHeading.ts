/** Narrower windows are phones and small tablets. */
const TABLET = 768

/** The page's own heading; and that of its list, below the words and the filters. */
export const PAGE_HEADING = 'page-heading'
export const LIST_HEADING = 'list-heading'

/** Which heading a new page of a list begins at: a phone goes past the filters, to the list itself. */
export const headingFor = (windowWidth: number): string => (windowWidth < TABLET ? LIST_HEADING : PAGE_HEADING)

/** Brings the heading of a list into sight after its page was turned. */
export function showHeading(): void {
  document.getElementById(headingFor(window.innerWidth))?.scrollIntoView({ block: 'start' })
}
