import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { startMagick } from '../src/magick/startMagick.ts'

/** Starts the decoder from the installed package, in Node. */
export async function startMagickFromPackage(): Promise<void> {
  await startMagick(await readFile(createRequire(import.meta.url).resolve('@imagemagick/magick-wasm/magick.wasm')))
}
