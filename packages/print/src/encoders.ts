import sharp from 'sharp'

/** Versions of the libraries that pack pictures; another version may pack the same pixels to other bytes. */
export const ENCODERS = `sharp ${sharp.versions.sharp}, vips ${sharp.versions.vips}, zlib ${process.versions.zlib}`
