import sharp from 'sharp'

/** Versions of the libraries that convert colours and pack pictures; another version may make other bytes of the same pixels. */
export const ENCODERS: Readonly<Record<'sharp' | 'vips' | 'lcms' | 'zlib', string>> = {
  sharp: sharp.versions.sharp ?? '',
  vips: sharp.versions.vips,
  lcms: sharp.versions.lcms ?? '',
  zlib: process.versions.zlib ?? '',
}
