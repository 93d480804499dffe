/** Attribute of a field that Escape clears: the dialog around it stays open. */
export const CLEARED_BY_ESCAPE = { 'data-cleared-by-escape': '' } as const

/** Safari reports the key that ends a composition only by this code. */
const COMPOSING_KEY_CODE = 229

/** Whether Escape belongs to the focused field: it cancels the conversion of an input method, or clears a search. */
export const isEscapeOfField = ({ isComposing, keyCode, target }: KeyboardEvent): boolean =>
  isComposing ||
  keyCode === COMPOSING_KEY_CODE ||
  (target instanceof Element && target.matches('[data-cleared-by-escape]'))
