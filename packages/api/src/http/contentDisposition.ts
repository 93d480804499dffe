/**
 * The header that has a browser save a file under a name in any script (RFC 6266), with the extended form of RFC 5987
 * beside a plain one for clients that do not know it.
 */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${extendedValue(fileName)}`
}

/** encodeURIComponent leaves four signs that RFC 5987 does not allow; a lone surrogate becomes the replacement character. */
const extendedValue = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
