const HOST = /^[a-z0-9.-]+$/
const LOCAL = /^(?:localhost|127\.0\.0\.1)$/

/** Whether a text is the origin of one site: `https://flowers.example`, or plain HTTP on this machine. No host has a wildcard. */
export function isEmbeddingOrigin(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.origin !== text || !HOST.test(url.hostname)) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.test(url.hostname))
}
