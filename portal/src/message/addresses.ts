import type { Session } from '@irodori/client'

export const MY_PAGE = '/mypage'
export const NOT_FOUND = '/404'

const withOrder = (path: string, orderNumber: string): string => `${path}?${new URLSearchParams({ orderNumber })}`

export const templatesAddress = (orderNumber: string): string => withOrder('/digitalMessage/templates', orderNumber)

export const designAddress = (orderNumber: string, templateId: string): string =>
  withOrder(`/order/design-digital-message/${encodeURIComponent(templateId)}`, orderNumber)

export const previewAddress = (orderNumber: string, templateId: string): string =>
  `/digital-message/preview/${encodeURIComponent(orderNumber)}/${encodeURIComponent(templateId)}`

/** DGM-2: the order of an address that names none is the guest's own; somebody with an account has to come from my page. */
export function orderNumberOf(search: string, session: Pick<Session, 'role' | 'userName'> | null): string | null {
  const named = new URLSearchParams(search).get('orderNumber')
  if (named) return named
  return session?.role === 'GUEST' ? session.userName : null
}
