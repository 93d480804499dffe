import * as z from 'zod'

/** The error of a field: that it is missing or wrong, and what it should be. */
export const expected = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? `is missing: write ${what}` : `must be ${what}`,
})

/** One line of text. @param most characters */
export const line = (most: number, what: string) =>
  z
    .string(expected(what))
    .trim()
    .min(1, `is empty: write ${what}`)
    .max(most, `is too long: at most ${most} characters`)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line without control characters')
