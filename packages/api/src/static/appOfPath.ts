export type AppName = 'studio' | 'portal'

const PORTAL =
  /^\/(mypage|order|digitalMessage|digital-message|campaign|guide-email|shipment|unsubscribe-mail-magazine)(\/|$)/

/** Which app answers a page's path: everything after the design is the portal's, the rest is the studio's. */
export const appOfPath = (path: string): AppName => (PORTAL.test(path) ? 'portal' : 'studio')
