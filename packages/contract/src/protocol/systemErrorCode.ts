/** The error codes that only other systems read. They are apart from the others, because every browser would load them. */
export const SYSTEM_ERROR_CODES = ['ORDER_EXISTS', 'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_KEY_IN_USE'] as const

export type SystemErrorCode = (typeof SYSTEM_ERROR_CODES)[number]
