import * as z from 'zod/mini'

export const dateTime = z.iso.datetime({ offset: true })
/** The Tokyo calendar day, YYYY-MM-DD. */
export const day = z.iso.date()
export const finite = z.number()
export const count = z.int().check(z.nonnegative())
export const colour = z.string().check(z.regex(/^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i))
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
export const orderNumber = z.string().check(z.minLength(1), z.maxLength(40))
export const phoneNumber = z.string().check(z.minLength(1), z.maxLength(20))
/** The SHA-256 of the file and its extension, so that browser and server know the name before an upload ends. */
export const photoName = z.string().check(z.regex(/^[0-9a-f]{64}\.(png|jpg|gif)$/))
export const email = z.string().check(z.maxLength(254), z.email())
/** The last four digits of the order's phone number. */
export const securityKey = z.string().check(z.maxLength(8))

/** 256 random bits of a browser, in base64url. */
export const secret = z.string().check(z.regex(/^[\w-]{43}$/))

/** An id that another part of the shop has given. */
export const entityId = z.string().check(z.maxLength(200))

/** Numbers and flags are text in a query, a path and a form. */
export const countText = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.transform((text: string) => Number(text)),
)
export const numberText = z.pipe(
  z.string().check(z.regex(/^-?\d{1,7}(\.\d{1,9})?$/)),
  z.transform((text: string) => Number(text)),
)
/** A value of a schema as JSON text, in a field of a form. */
export const jsonText = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(1000)),
      z.transform((text: string, context): unknown => {
        try {
          return JSON.parse(text)
        } catch {
          context.issues.push({ code: 'custom', message: 'not JSON', input: text })
          return z.NEVER
        }
      }),
    ),
    schema,
  )
export const booleanText = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
)
