import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** An ICC profile that describes the colours of a press. */
export interface OutputProfile {
  readonly bytes: Uint8Array
  readonly space: 'CMYK' | 'RGB' | 'GRAY'
  /** Version of the ICC specification, such as 2 or 4. */
  readonly version: number
  /** Text of the profile's `desc` tag. */
  readonly description: string
  /** Name of the registered characterisation data that it was made from, if its `targ` tag states one. */
  readonly reference: string | null
  /** SHA-256 of its bytes. */
  readonly hash: string
}

const SPACES: Readonly<Record<string, OutputProfile['space']>> = { CMYK: 'CMYK', 'RGB ': 'RGB', GRAY: 'GRAY' }

/** @throws RangeError unless the bytes are an output profile: PDF/X allows no other output intent (ISO 15930-7, 6.2.2) */
export function readOutputProfile(bytes: Uint8Array): OutputProfile {
  const head = Buffer.from(bytes.subarray(0, 128)).toString('latin1')
  if (bytes.length < 132 || head.slice(36, 40) !== 'acsp')
    throw new RangeError('not an ICC profile: the signature acsp is missing')
  const space = SPACES[head.slice(16, 20)]
  if (head.slice(12, 16) !== 'prtr' || space === undefined) {
    throw new RangeError(
      `a profile of class ${head.slice(12, 16)} cannot be an output intent: a printer profile (class prtr) is needed`,
    )
  }
  const hash = createHash('sha256').update(bytes).digest('hex')
  return {
    bytes,
    space,
    version: bytes[8] ?? 0,
    description: descriptionOf(bytes),
    reference: referenceOf(bytes),
    hash,
  }
}

/** The text of the `desc` tag: ASCII in version 2, the first language in version 4. */
function descriptionOf(bytes: Uint8Array): string {
  const tag = tagOf(bytes, 'desc')
  if (tag === null || tag.length < 28) return ''
  const isPlain = tag.toString('latin1', 0, 4) === 'desc'
  const [start, length] = isPlain ? [12, tag.readUInt32BE(8) - 1] : [tag.readUInt32BE(24), tag.readUInt32BE(20)]
  const text = Buffer.from(tag.subarray(start, start + length))
  return isPlain ? text.toString('latin1') : text.swap16().toString('utf16le')
}

/** The name after ICCHDAT in the `targ` tag, as ICC.1 defines it for registered characterisation data. */
function referenceOf(bytes: Uint8Array): string | null {
  const text = tagOf(bytes, 'targ')?.toString('latin1', 8, 108) ?? ''
  return /^ICCHDAT ([\x21-\x7e](?:[\x20-\x7e]{0,58}[\x21-\x7e])?)\0/.exec(text)?.[1] ?? null
}

/** The profile from the first byte of a tag on; null without the tag. */
function tagOf(bytes: Uint8Array, signature: string): Buffer | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = Math.min(file.readUInt32BE(128), Math.floor((file.length - 132) / 12))
  for (let entry = 132; entry < 132 + count * 12; entry += 12) {
    if (file.toString('latin1', entry, entry + 4) === signature) return file.subarray(file.readUInt32BE(entry + 4))
  }
  return null
}

/** The CMYK profile built into libvips (offset inks, public domain). It has no file of its own, so it is read from a JPEG. */
export async function standardProfile(): Promise<OutputProfile> {
  const pixel = { create: { width: 1, height: 1, channels: 3, background: '#ffffff' } } as const
  const picture = await sharp(pixel).withIccProfile('cmyk').jpeg().toBuffer()
  const { icc } = await sharp(picture).metadata()
  if (icc === undefined) throw new Error('libvips wrote a JPEG without its built-in CMYK profile')
  return readOutputProfile(Uint8Array.from(icc))
}
