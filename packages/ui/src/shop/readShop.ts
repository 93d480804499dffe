import type { PublicProfile } from '@irodori/contract/shopProfile'

/** The shop, as the server writes it into each page. @throws if a page was not served by the server, which is a defect */
export const readShop = (page: Pick<Document, 'getElementById'>): PublicProfile =>
  JSON.parse(page.getElementById('shop-profile')?.textContent ?? '')
