import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'

/** The query parameter with the month in which a new calendar begins. */
export const START_QUERY = 'start'

/** What the customer has chosen for a new design: an option of the product, the first month of a calendar. */
interface DesignChoices {
  readonly option?: string | null
  readonly start?: string | null
}

/** The editor's address for a new design from a template, or from a series of a booklet. */
export function newDesignAddress(
  templateId: string,
  isSeries: boolean,
  productId: string,
  { option = null, start = null }: DesignChoices = {},
): string {
  const query = new URLSearchParams({
    ...(option === null ? {} : { o: option }),
    ...(start === null ? {} : { [START_QUERY]: start }),
  })
  const path = pagePath(PAGES.newDesign, { templateId, isSeichoku: String(isSeries), productId })
  return query.size === 0 ? path : `${path}?${query}`
}
