import { findTag } from './profileTag.ts'

/** The name of a profile: its `desc` tag, as ASCII (version 2) or in its first language (version 4). */
export function profileName(profile: Uint8Array): string {
  const tag = findTag(profile, 'desc')
  if (tag === null || tag.body.length < 12) return ''
  const { body } = tag
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
  if (tag.type === 'desc') {
    const length = Math.max(0, view.getUint32(8) - 1)
    return String.fromCharCode(...body.subarray(12, Math.min(body.length, 12 + length, 12 + LONGEST)))
  }
  if (tag.type !== 'mluc' || body.length < 28) return ''
  const length = view.getUint32(20)
  const from = view.getUint32(24)
  const to = Math.min(body.length - 1, from + length, from + LONGEST)
  let name = ''
  for (let at = from; at + 1 <= to; at += 2) name += String.fromCharCode(view.getUint16(at))
  return name
}

/** Names are read up to this many bytes. */
const LONGEST = 512

/** Whether the name states sRGB. Such a profile is not converted: the conversion would only add rounding errors. */
export const isNamedSrgb = (profile: Uint8Array): boolean => /sRGB/i.test(profileName(profile))
