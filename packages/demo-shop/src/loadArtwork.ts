import { renderArtwork } from './art/renderArtwork.ts'
import { ARTWORK } from './artworkList.ts'

export interface RenderedArtwork {
  key: string
  bytes: Uint8Array
  contentType: 'image/png'
}

export interface ArtworkProgress {
  done: number
  total: number
}

/**
 * Draws every picture of the shop, one at a time, giving way to other work between two.
 * @param onProgress called after each picture.
 */
export async function* loadArtwork(onProgress?: (progress: ArtworkProgress) => void): AsyncGenerator<RenderedArtwork> {
  for (const [index, { key, width, height, draw }] of ARTWORK.entries()) {
    const bytes = renderArtwork(draw(), width, height)
    onProgress?.({ done: index + 1, total: ARTWORK.length })
    yield { key, bytes, contentType: 'image/png' }
    await new Promise((resolve) => setImmediate(resolve))
  }
}
