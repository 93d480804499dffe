import sharp from 'sharp'

/** What packs pictures here; another release may pack the same pixels into other bytes. */
export const ENCODERS = `sharp ${sharp.versions.sharp}, vips ${sharp.versions.vips}, zlib ${process.versions.zlib}`
