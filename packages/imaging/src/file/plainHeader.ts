import { isSrgb } from '../colour/isSrgb.ts'
import { readMatrixProfile } from '../colour/readMatrixProfile.ts'
import type { Segment } from './jpegHeader.ts'
import { readJpegHeader } from './jpegHeader.ts'
import { readPngHeader } from './pngHeader.ts'
import type { PhotoKind } from './sniffPhoto.ts'

/** The header of a plain photo: one that all decoders in use decode to the same pixels. */
export interface PlainHeader {
  readonly kind: 'jpg' | 'png'
  /** Stored size, before the orientation is applied. */
  readonly width: number
  readonly height: number
  /** EXIF orientation, 1 to 8. */
  readonly orientation: number
  /** Whether some pixels may be transparent. */
  readonly hasAlpha: boolean
  /** The embedded ICC profile from which the pixels must be converted; null when they are sRGB. */
  readonly profile: Uint8Array | null
  /** The parts of a JPEG that a browser must not see: WebKit applies a profile though it is asked not to. */
  readonly profileSegments: readonly Segment[]
}

/**
 * Reads the header of a photo that native decoders may decode: a JPEG with one or three channels of eight bits (baseline
 * or progressive), or a PNG with at most eight bits; in sRGB or, for a JPEG, in a matrix profile.
 * tests/e2e/pixelParity.spec.ts and openPhoto.test.ts compare these kinds with ImageMagick.
 * @returns null for all other photos, which ImageMagick decodes
 */
export function readPlainHeader(bytes: Uint8Array, kind: PhotoKind): PlainHeader | null {
  if (kind === 'jpg') {
    const header = readJpegHeader(bytes)
    if (header === null || !header.isPlain) return null
    const { width, height, orientation, components, profile, profileSegments } = header
    const needsConversion = profile !== null && !isSrgb(profile)
    if (needsConversion && (components !== 3 || readMatrixProfile(profile) === null)) return null
    const conversion = needsConversion ? profile : null
    return { kind, width, height, orientation, hasAlpha: false, profile: conversion, profileSegments }
  }
  if (kind !== 'png') return null
  const header = readPngHeader(bytes)
  if (header === null || !header.isPlain) return null
  const { width, height, hasAlpha } = header
  return { kind, width, height, orientation: 1, hasAlpha, profile: null, profileSegments: [] }
}
