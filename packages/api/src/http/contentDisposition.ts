/**
 * The Content-Disposition header (RFC 6266) for a file name in any script: the extended form of RFC 5987, and an ASCII
 * name for clients that do not support it.
 */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${extendedValue(fileName)}`
}

/** encodeURIComponent keeps four characters that RFC 5987 does not allow; a lone surrogate becomes the replacement character. */
const extendedValue = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
