import type { Session } from '@irodori/client/session'

/** Sessions of two orders and of an account. */
export const GUEST_SESSION: Session = { token: 'guest-token', userName: 'irodori-10000001', role: 'GUEST' }
export const OTHER_GUEST_SESSION: Session = { token: 'other-token', userName: 'irodori-20000002', role: 'GUEST' }
export const USER_SESSION: Session = { token: 'user-token', userName: '山田花子', role: 'USER' }
