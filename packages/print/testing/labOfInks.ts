import sharp from 'sharp'

/** Fields of a TIFF file, which have twelve bytes each (TIFF 6.0, section 2). */
const SHORT = 3
const LONG = 4
const UNDEFINED = 7

/**
 * The CIE L*a*b* colours of amounts of ink, converted by a profile. sharp takes CMYK from files only, so they are
 * written as a TIFF file.
 * @param inks four bytes per colour
 */
export async function labOfInks(inks: Uint8Array, profile: Uint8Array): Promise<number[][]> {
  const count = inks.length / 4
  const { data, info } = await readTiff(cmykTiff(inks, count, profile))
  const values = new Float32Array(data.buffer, data.byteOffset, data.length / 4)
  return Array.from({ length: count }, (_, at) => [...values.subarray(at * info.channels, at * info.channels + 3)])
}

const TIFF = { operation: ['VipsForeignLoadTiffBuffer'] }

/** The pixels in CIE L*a*b*. A process that decodes photos reads no TIFF otherwise. */
async function readTiff(file: Buffer) {
  sharp.unblock(TIFF)
  try {
    const picture = sharp(file, { limitInputPixels: false }).toColourspace('lab')
    return await picture.raw({ depth: 'float' }).toBuffer({ resolveWithObject: true })
  } finally {
    sharp.block(TIFF)
  }
}

/** An uncompressed TIFF file of one row. */
function cmykTiff(inks: Uint8Array, width: number, profile: Uint8Array): Buffer {
  const fields = (at: number) =>
    [
      [256, LONG, 1, width],
      [257, LONG, 1, 1],
      [258, SHORT, 4, at],
      [259, SHORT, 1, 1],
      [262, SHORT, 1, 5],
      [273, LONG, 1, at + 8],
      [277, SHORT, 1, 4],
      [278, LONG, 1, 1],
      [279, LONG, 1, inks.length],
      [34675, UNDEFINED, profile.length, at + 8 + inks.length],
    ] as const
  const directory = Buffer.alloc(8 + 2 + fields(0).length * 12 + 4)
  directory.write('II*\0', 'latin1')
  directory.writeUInt32LE(8, 4)
  directory.writeUInt16LE(fields(0).length, 8)
  for (const [index, [tag, kind, count, value]] of fields(directory.length).entries()) {
    const at = 10 + index * 12
    directory.writeUInt16LE(tag, at)
    directory.writeUInt16LE(kind, at + 2)
    directory.writeUInt32LE(count, at + 4)
    directory.writeUInt32LE(value, at + 8)
  }
  return Buffer.concat([directory, Buffer.from(Uint16Array.of(8, 8, 8, 8).buffer), inks, profile])
}
