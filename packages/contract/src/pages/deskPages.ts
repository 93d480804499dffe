/**
 * The pages of the shop's desk. They stand apart from the pages for customers, because the apps of customers load that table.
 * The server sends one document for all of them.
 */
export const DESK_PAGES = {
  /** What is to be done. */
  home: { path: '/desk' },
  orders: { path: '/desk/orders' },
  order: { path: '/desk/orders/:orderNumber' },
  staff: { path: '/desk/staff' },
  audit: { path: '/desk/audit' },
  account: { path: '/desk/account' },
  /** The target of mailed links; their token is in the fragment, which is sent to no server. */
  link: { path: '/desk/link' },
} as const

/** Whether the document of the desk answers a path. */
export const isDeskPath = (path: string): boolean => /^\/desk(?:\/|$)/i.test(path)

/** The address of an order at the desk. */
export const deskOrderPath = (orderNumber: string): string =>
  DESK_PAGES.order.path.replace(':orderNumber', encodeURIComponent(orderNumber))
