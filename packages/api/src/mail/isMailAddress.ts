import * as z from 'zod'

const address = z.email().max(254)

/** Whether a text is one plain address: no name beside it, no second one, nothing that could end a line of a header. */
export const isMailAddress = (text: string): boolean => address.safeParse(text).success
