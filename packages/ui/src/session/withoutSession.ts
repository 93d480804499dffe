import type { SessionEnd } from '@irodori/client'

const PROTECTED =
  /^\/(mypage|design|account\/change-(?:password|email)|account\/?$|order\/[^/]+\/(?:confirm|package))(\/|$)/
/** Work lies open there that going away would interrupt. */
const WORK = /^\/(design|order\/[^/]+\/confirm|order\/design-digital-message\/[^/]+)(\/|$)/
const FINAL_STEPS = /^\/order\/[^/]+\/(confirm|package)\/?$/
/** The message of an order: its templates, its design, its preview. */
const MESSAGE = /^\/(digitalMessage\/templates|order\/design-digital-message\/[^/]+|digital-message\/preview\/.+)\/?$/
const DESIGN_CONFIRM = /^\/design\/confirm\/?$/

const isProtected = (path: string): boolean => PROTECTED.test(path) || MESSAGE.test(path)

/** Where whoever arrives without a session is sent instead; null where the screen is open or asks for the login itself. */
export function arrivalWithoutSession(path: string): string | null {
  if (FINAL_STEPS.test(path) || MESSAGE.test(path)) return '/mypage'
  return DESIGN_CONFIRM.test(path) ? '/' : null
}

/** LOGIN: the login box opens over the screen. HOME: the screen is left. STAY: it goes on without a session. */
export type AfterEnd = 'LOGIN' | 'HOME' | 'STAY'

/** What a screen does when the session under it ends. */
export function afterEnd(path: string, end: SessionEnd): AfterEnd {
  if (end === 'REFUSED') return 'LOGIN'
  if (!isProtected(path)) return 'STAY'
  return end !== 'LOGGED_OUT' && WORK.test(path) ? 'LOGIN' : 'HOME'
}
