import type { PhotoReader } from '@irodori/canvas'
import { wrap } from 'comlink'

export interface OpenPhotoReader extends PhotoReader {
  readonly close: () => void
}

/** Starts the worker that reads photos: the design tool's own, which whoever has designed has in the browser already. */
export function openPhotoReader(): OpenPhotoReader {
  const thread = new Worker(IMAGING_WORKER_URL, { type: 'module', name: 'imaging' })
  const { ingest, loadPhoto } = wrap<PhotoReader>(thread)
  // A worker that does not start says so here only, and its calls would be waited for in vain.
  const broken = new Promise<never>((_, reject) => thread.addEventListener('error', reject))
  broken.catch(() => {})
  return {
    ingest: (file, maxBytes) => Promise.race([ingest(file, maxBytes), broken]),
    loadPhoto: (imageName, url) => Promise.race([loadPhoto(imageName, url), broken]),
    close: () => thread.terminate(),
  }
}
