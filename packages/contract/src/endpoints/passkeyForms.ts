import * as z from 'zod/mini'

// Source: W3C Web Authentication Level 3, section 5.1.8 and following.

/** Options for the browser. Its own types describe them; here they pass through. */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

/** What an authenticator answers, as `PublicKeyCredential.toJSON` writes it. */
export const credential = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(1400)),
  rawId: z.string().check(z.minLength(1), z.maxLength(1400)),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().check(z.maxLength(20_000)) }),
  clientExtensionResults: z.looseObject({}),
})
