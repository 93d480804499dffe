import { readOutputProfile, standardProfile } from '../src/colour/outputProfile.ts'

/** Texts of a profile's tags. */
interface ProfileTexts {
  readonly description: string
  /** Text of the `targ` tag. */
  readonly target?: string
}

/** The built-in profile with other texts, as another maker's profile of version 2 would have them. */
export async function pressProfile({ description, target }: ProfileTexts) {
  const { bytes } = await standardProfile()
  const desc = Buffer.alloc(12 + description.length + 1 + 78)
  desc.write('desc', 'latin1')
  desc.writeUInt32BE(description.length + 1, 8)
  desc.write(description, 12, 'latin1')
  const targ = Buffer.from(`text\0\0\0\0${target ?? ''}\0`, 'latin1')
  const tags = Buffer.from(bytes.subarray(132, 132 + Buffer.from(bytes).readUInt32BE(128) * 12))
  const texts = { desc, targ: target === undefined ? undefined : targ }
  let end = bytes.length
  const added: Buffer[] = []
  for (let entry = 0; entry < tags.length; entry += 12) {
    // A profile without the tag `targ` has its copyright read under that name.
    const signature = tags.toString('latin1', entry, entry + 4)
    const text = signature === 'cprt' ? texts.targ : texts[signature as keyof typeof texts]
    if (text === undefined) continue
    if (signature === 'cprt') tags.write('targ', entry, 'latin1')
    tags.writeUInt32BE(end, entry + 4)
    tags.writeUInt32BE(text.length, entry + 8)
    added.push(text)
    end += text.length
  }
  const profile = Buffer.concat([bytes.subarray(0, 132), tags, bytes.subarray(132 + tags.length), ...added])
  profile.writeUInt32BE(profile.length, 0)
  return readOutputProfile(new Uint8Array(profile))
}
