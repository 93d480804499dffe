/**
 * FAQ-6: which result a key leads to.
 * @param at where the focus is; -1 is the field above the results
 * @returns null where the key leads nowhere
 */
export function resultAfterKey(key: string, at: number, count: number): number | null {
  const next = at + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0)
  return next === at || next < -1 || next >= count ? null : next
}
