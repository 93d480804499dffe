/** A tagged element of an ICC profile (ICC.1:2022, 7.3): its type signature, and all its bytes. */
export interface ProfileTag {
  readonly type: string
  readonly body: Uint8Array
}

const HEADER = 128

/** The tag with this signature; null when it is missing or extends beyond the profile's end. */
export function findTag(profile: Uint8Array, signature: string): ProfileTag | null {
  if (profile.length < HEADER + 4) return null
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength)
  const count = Math.min(view.getUint32(HEADER), Math.floor((profile.length - HEADER - 4) / 12))
  for (let i = 0; i < count; i++) {
    const entry = HEADER + 4 + i * 12
    if (textAt(profile, entry) !== signature) continue
    const from = view.getUint32(entry + 4)
    const length = view.getUint32(entry + 8)
    if (length < 8 || from + length > profile.length) return null
    const body = profile.subarray(from, from + length)
    return { type: textAt(body, 0), body }
  }
  return null
}

/** Reads a signature of four characters. */
export const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))
