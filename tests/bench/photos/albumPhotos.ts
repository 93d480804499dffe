import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { present } from '@irodori/design/testing/present'
import { encodeJpeg } from '@irodori/imaging/encodePixels'
import type { Pixels } from '@irodori/imaging/pixels'
import { samplePhoto } from '@irodori/imaging/testing/kernelSample'
import { startMagickFromPackage } from '@irodori/imaging/testing/magickForTests'

/**
 * Makes photos of twelve megapixels. Each has a band in another place and colour; grain gives the files the size of a
 * camera's. Existing files in the folder are kept.
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
    const { width, height, data } = base
    const from = Math.floor((height - 200) * ((index * 0.618) % 1)) * width * 4
    const kept = data.slice(from, from + 200 * width * 4)
    for (let at = from + (index % 3); at < from + kept.length; at += 4)
      data[at] = (data[at] ?? 0) ^ (64 + (index % 128))
    await writeFile(file, encodeJpeg(base, 88))
    data.set(kept, from)
  }
  return files
}

function addGrain({ data }: Pixels): void {
  let state = 1
  for (let at = 0; at < data.length; at += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const grain = (state >>> 28) - 8
    for (let channel = 0; channel < 3; channel++) data[at + channel] = (data[at + channel] ?? 0) + grain
  }
}
