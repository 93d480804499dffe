import type { PhotoReader } from '@irodori/canvas/photoReader'
import { startWorker } from '@irodori/client/startWorker'
import { wrap } from 'comlink'

export interface OpenPhotoReader extends PhotoReader {
  readonly close: () => void
}

/** Starts the worker that decodes photos. It is the build of the studio, which the browser has cached since the design. */
export function openPhotoReader(): OpenPhotoReader {
  const worker = startWorker(IMAGING_WORKER_URL, 'imaging')
  const { ingest, loadPhoto } = wrap<PhotoReader>(worker)
  // Calls to a worker that failed to start never settle, so its error event rejects them.
  const broken = new Promise<never>((_, reject) => worker.addEventListener('error', reject))
  broken.catch(() => {})
  return {
    ingest: (file, maxBytes) => Promise.race([ingest(file, maxBytes), broken]),
    loadPhoto: (imageName, url) => Promise.race([loadPhoto(imageName, url), broken]),
    close: () => worker.terminate(),
  }
}
