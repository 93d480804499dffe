import * as z from 'zod'

const address = z.email().max(254)

/**
 * Whether a text is exactly one plain address: without a display name, a second address or characters that end a header
 * line.
 */
export const isMailAddress = (text: string): boolean => address.safeParse(text).success
