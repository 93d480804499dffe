const keys = new Map<string, string>()

/**
 * CPY-9: the idempotency key of an action. It stays the same until the action has succeeded, also when its dialog was
 * closed in the meantime, because an attempt whose answer was lost may have taken effect.
 * @param action names what is made, where and from what
 */
export function keyOf(action: string): string {
  const key = keys.get(action) ?? crypto.randomUUID()
  keys.set(action, key)
  return key
}

/** The next run of the action makes something new. */
export function forgetKey(action: string): void {
  keys.delete(action)
}
