/** Window width in CSS pixels; narrower ones are phones and small tablets. */
const TABLET = 768

/** Ids of the page's heading and of the list's heading below the filters. */
export const PAGE_HEADING = 'page-heading'
export const LIST_HEADING = 'list-heading'

/** The heading to scroll to on a new page of a list; phones skip the filters. */
export const headingFor = (windowWidth: number): string => (windowWidth < TABLET ? LIST_HEADING : PAGE_HEADING)

/** Scrolls to the heading after the page of a list changed. */
export function showHeading(): void {
  document.getElementById(headingFor(window.innerWidth))?.scrollIntoView({ block: 'start' })
}
