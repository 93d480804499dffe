/**
 * The pages of the shop's desk. They stand apart from the pages for customers, because the apps of customers load that table.
 * The server sends one document for all of them.
 */
export const DESK_PAGES = {
  home: { path: '/desk' },
  staff: { path: '/desk/staff' },
  audit: { path: '/desk/audit' },
  account: { path: '/desk/account' },
  /** The target of mailed links; their token is in the fragment, which is sent to no server. */
  link: { path: '/desk/link' },
} as const

/** Whether the document of the desk answers a path. */
export const isDeskPath = (path: string): boolean => /^\/desk(?:\/|$)/i.test(path)
