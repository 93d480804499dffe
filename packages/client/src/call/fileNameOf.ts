const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/**
 * The file name of a Content-Disposition header, the one in UTF-8 first (RFC 6266, RFC 8187).
 * @returns null if the header names none
 */
export function fileNameOf(header: string | null): string | null {
  if (header === null) return null
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  const plain = /filename="((?:[^"\\]|\\.)*)"/i.exec(header)?.[1] ?? /filename=([^;"]+)/i.exec(header)?.[1]
  const name = (extended && decoded(extended.trim())) || plain?.replace(/\\(.)/g, '$1').trim()
  return name || null
}
