/** The newest iOS version without support, from the specification. */
const LAST_UNSUPPORTED_VERSION = 9

/** The number before the first underscore in "CPU iPhone OS 9_3_5 like Mac OS X"; null on anything but iOS. */
function iosVersion(userAgent: string): number | null {
  const found = /\b(?:iPhone|iPad|iPod)\b.*?\bOS (\d+)[_ ]/.exec(userAgent)
  return found ? Number(found[1]) : null
}

export function isOldIos(userAgent: string): boolean {
  const version = iosVersion(userAgent)
  return version !== null && version <= LAST_UNSUPPORTED_VERSION
}
