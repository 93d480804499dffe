/** The part of a document that holds its cookies. */
export interface CookieJar {
  cookie: string
}

/** @returns the value under a name; null where there is none or it cannot be read. */
export function readCookie(jar: CookieJar, name: string): string | null {
  const found = jar.cookie
    .split(/;\s*/)
    .map((pair) => pair.split('='))
    .find(([key]) => key === name)
  try {
    return found ? decodeURIComponent(found.slice(1).join('=')) : null
  } catch {
    return null
  }
}

/** For this visit, on the whole site, and not sent with links from elsewhere that post. */
export function writeCookie(jar: CookieJar, name: string, value: string): void {
  jar.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax`
}
