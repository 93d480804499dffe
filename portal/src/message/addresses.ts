import type { Session } from '@irodori/client/session'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'

export const MY_PAGE = PAGES.myPage.path
export const NOT_FOUND = PAGES.notFound.path

const withOrder = (path: string, orderNumber: string): string => `${path}?${new URLSearchParams({ orderNumber })}`

export const templatesAddress = (orderNumber: string): string => withOrder(PAGES.messageTemplates.path, orderNumber)

export const designAddress = (orderNumber: string, templateId: string): string =>
  withOrder(pagePath(PAGES.designMessage, { templateId }), orderNumber)

export const previewAddress = (orderNumber: string, templateId: string): string =>
  pagePath(PAGES.previewMessage, { orderNumber, templateId })

/** DGM-2: the order number of an address; without one, the order of the guest. A user has to come from my page. */
export function orderNumberOf(search: string, session: Pick<Session, 'role' | 'userName'> | null): string | null {
  const named = new URLSearchParams(search).get('orderNumber')
  if (named) return named
  return session?.role === 'GUEST' ? session.userName : null
}
