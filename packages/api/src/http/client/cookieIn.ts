/** 256 random bits in base64url. */
const SECRET_FORM = /^[\w-]{43}$/

/** The secret that a Cookie header has under a name; null if there is none of the right form. */
export function cookieIn(header: string, name: string): string | null {
  const pair = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  const value = pair?.slice(name.length + 1) ?? ''
  return SECRET_FORM.test(value) ? value : null
}
