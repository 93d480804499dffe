/** Joins class names, leaving out those whose condition failed. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
