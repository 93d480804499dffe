import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { present } from '@irodori/design/testing/present'
import { seeded } from '@irodori/design/testing/seeded'
import { encodeJpeg } from '@irodori/imaging/encodePixels'
import type { Pixels } from '@irodori/imaging/pixels'
import { samplePhoto } from '@irodori/imaging/testing/kernelSample'
import { startMagickFromPackage } from '@irodori/imaging/testing/magickForTests'

/**
 * Makes photos of twelve megapixels. Each has fields of another colour, so that no two are alike; grain gives the files the
 * size of a camera's. Existing files in the folder are kept.
 * @returns the paths of the files
 */
export async function makePhotos(folder: string, count: number): Promise<string[]> {
  await startMagickFromPackage()
  await mkdir(folder, { recursive: true })
  const bases = [samplePhoto(4032, 3024), samplePhoto(3024, 4032)]
  for (const base of bases) addGrain(base)
  const files: string[] = []
  for (let index = 0; index < count; index++) {
    const file = path.join(folder, `IMG_${String(index).padStart(4, '0')}.jpg`)
    files.push(file)
    if (existsSync(file)) continue
    const base = present(bases[index % 3 === 0 ? 1 : 0])
    await writeFile(file, encodeJpeg(withFields(base, index), 88))
  }
  return files
}

function withFields({ width, height, data, opaque }: Pixels, seed: number): Pixels {
  const [columns, rows] = [9, 8]
  const random = seeded(seed)
  const shades = Float64Array.from({ length: 3 * columns * rows }, () => 120 * random() - 60)
  const shaded = data.slice()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const field = 3 * (columns * Math.floor((y * rows) / height) + Math.floor((x * columns) / width))
      const at = 4 * (y * width + x)
      for (let channel = 0; channel < 3; channel++)
        shaded[at + channel] = (data[at + channel] ?? 0) + (shades[field + channel] ?? 0)
    }
  }
  return { width, height, data: shaded, opaque }
}

function addGrain({ data }: Pixels): void {
  let state = 1
  for (let at = 0; at < data.length; at += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const grain = (state >>> 28) - 8
    for (let channel = 0; channel < 3; channel++) data[at + channel] = (data[at + channel] ?? 0) + grain
  }
}
