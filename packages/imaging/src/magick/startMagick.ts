import { ConfigurationFiles, initializeImageMagick, MagickFormat, ResourceLimits } from '@imagemagick/magick-wasm'
import { MAX_PHOTO_MEGAPIXELS, MAX_PHOTO_SIDE } from '../file/limits.ts'

/**
 * Later rules take precedence: all coders are disabled, then those of photos are enabled. RGBA transfers pixels. Plain
 * paths remain allowed: the HEIC reader uses temporary files in a file system in the decoder's own memory.
 */
const POLICY = `<?xml version="1.0" encoding="UTF-8"?>
<policymap>
  <policy domain="coder" rights="none" pattern="*" />
  <policy domain="coder" rights="read | write" pattern="{PNG,PNG24,PNG32,JPEG,JPG,GIF,RGBA}" />
  <policy domain="coder" rights="read" pattern="{HEIC,WEBP}" />
  <policy domain="path" rights="none" pattern="@*" />
  <policy domain="path" rights="none" pattern="|*" />
  <policy domain="delegate" rights="none" pattern="*" />
  <policy domain="filter" rights="none" pattern="*" />
</policymap>`

/** Seconds after which the decoder aborts a picture. */
const TIME_LIMIT_S = 60n

let started: Promise<void> | null = null

/**
 * Starts the decoder once per thread; later calls return the promise of the first.
 * @param wasm the bytes of `@imagemagick/magick-wasm/magick.wasm`, or the module compiled from them
 */
export function startMagick(wasm: BufferSource | WebAssembly.Module): Promise<void> {
  started ??= start(wasm).catch((error: unknown) => {
    started = null
    throw error
  })
  return started
}

async function start(wasm: BufferSource | WebAssembly.Module): Promise<void> {
  const files = ConfigurationFiles.default
  files.policy.data = POLICY
  await initializeImageMagick(isBytes(wasm) ? asBytes(wasm) : wasm, files)
  const area = BigInt(MAX_PHOTO_MEGAPIXELS * 1_000_000)
  ResourceLimits.width = BigInt(MAX_PHOTO_SIDE)
  ResourceLimits.height = BigInt(MAX_PHOTO_SIDE)
  ResourceLimits.area = area
  ResourceLimits.disk = 0n
  // Frames of an animation, doubled because coalescing adds frames.
  ResourceLimits.listLength = 128n
  ResourceLimits.time = TIME_LIMIT_S
  ResourceLimits.maxProfileSize = 4n * 1024n * 1024n
}

/** The reader for each kind of photo. */
export const READERS = {
  png: MagickFormat.Png,
  jpg: MagickFormat.Jpeg,
  gif: MagickFormat.Gif,
  heic: MagickFormat.Heic,
} as const

const isBytes = (wasm: BufferSource | WebAssembly.Module): wasm is BufferSource => !(wasm instanceof WebAssembly.Module)

const asBytes = (source: BufferSource): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)
