/**
 * The warnings of libjpeg and libpng that concern the picture's data. Their decoders then fill in what is missing, and
 * decoders differ in how. Stray bytes before a marker are not among them: some phones write them, and they change nothing.
 */
const DAMAGES = [
  'premature end of', // data segment, JPEG file
  'bad Huffman code',
  'Inconsistent progression sequence',
  'instead of RST',
  'Invalid SOS parameters',
  'libpng read error', // a checksum that does not match, or data that cannot be unpacked
]

/** Whether the reason for which libvips refuses a photo says that the picture's data are damaged. */
export const reportsDamage = (reason: string): boolean =>
  DAMAGES.some((damage) => reason.toLowerCase().includes(damage.toLowerCase()))
