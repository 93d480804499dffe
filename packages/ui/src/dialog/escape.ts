/** Attribute of a field that Escape clears: the dialog around it stays open. */
export const CLEARED_BY_ESCAPE = { 'data-cleared-by-escape': '' } as const

/** Whether Escape belongs to the field that has the focus and not to the dialog around it. */
export const isClearedByEscape = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[data-cleared-by-escape]')
