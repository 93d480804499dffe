/**
 * FAQ-6: the result that a key leads to.
 * @param at index of the focused result; -1 for the field
 * @returns null if the key does not move the focus
 */
export function resultAfterKey(key: string, at: number, count: number): number | null {
  const next = at + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0)
  return next === at || next < -1 || next >= count ? null : next
}
