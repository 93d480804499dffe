import type { DesignPage } from '@irodori/design/designPage'
import { pageContentHash } from '@irodori/design/pageContent'
import type { Kernel } from '../../kernel/kernel.ts'
import { isPageReady } from '../resources/pageReady.ts'
import { pageAtom, pagesAtom } from '../state/designState.ts'
import { artworkAtom, exactFrameAtom, photosAtom, thumbnailsAtom, withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'
import { busyAtom, cameraAtom, overlayAtom, stageReadyAtom } from '../state/viewState.ts'

/** Milliseconds without a change before the exact render starts. */
const REST_MS = 200
/** Milliseconds between the page and each thumbnail, so that thumbnails do not delay a new interaction. */
const THUMBNAIL_REST_MS = 400
/** Milliseconds before a retry (a file could not be read, the network failed); doubled after each further failure. */
const RETRY_MS = 2000
const LONGEST_RETRY_MS = 60_000
/** Longer side of a thumbnail in device pixels, in lists and in the overview of all pages. */
const THUMBNAIL_SIDE = 240
const OVERVIEW_SIDE = 560
/** Above print scale a render has no more detail; the canvas magnifies the print pixels. */
const LARGEST_SCALE = 1

export interface ExactPictures {
  readonly stop: () => void
}

/**
 * Renders the current page exactly when nothing moves, then the thumbnails of the page strip.
 * @param deviceScale device pixels per print pixel on the canvas; 0 while no canvas is mounted
 */
export function createExactPictures(
  store: EditorStore,
  kernel: Pick<Kernel, 'render'>,
  deviceScale: () => number,
): ExactPictures {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWorking = false
  let isStopped = false
  let retry = RETRY_MS

  const isReady = (page: DesignPage): boolean => isPageReady(store, page)

  const thumbnailSide = (): number => (store.get(overlayAtom) === 'OVERVIEW' ? OVERVIEW_SIDE : THUMBNAIL_SIDE)

  const frameScale = (): number => Math.min(deviceScale(), LARGEST_SCALE)

  function frameToRender(): { page: DesignPage; scale: number } | null {
    const page = store.get(pageAtom)
    const scale = frameScale()
    if (!page || scale === 0 || store.get(busyAtom) || !isReady(page)) return null
    const frame = store.get(exactFrameAtom)
    return frame && frame.page === page && frame.scale === scale ? null : { page, scale }
  }

  function thumbnailToRender(): DesignPage | undefined {
    if (store.get(busyAtom)) return undefined
    const known = store.get(thumbnailsAtom)
    const isOutdated = (page: DesignPage): boolean => {
      const picture = known.get(page.key)
      return picture?.fingerprint !== pageContentHash(page) || picture.side < thumbnailSide()
    }
    return store.get(pagesAtom).find((page) => isReady(page) && isOutdated(page))
  }

  async function makeFrame({ page, scale }: { page: DesignPage; scale: number }): Promise<void> {
    const render = await kernel.render(page, scale, 'screen')
    if (!render) return
    // The page has changed during the render: the live renderer shows it.
    if (store.get(pageAtom) !== page || frameScale() !== scale) return render.bitmap.close()
    // The canvas closes the bitmap that this one replaces.
    store.set(exactFrameAtom, { page, bitmap: render.bitmap, scale })
  }

  async function makeThumbnail(page: DesignPage): Promise<void> {
    const fingerprint = pageContentHash(page)
    const side = thumbnailSide()
    const scale = side / Math.max(page.sheet.width, page.sheet.height)
    const render = await kernel.render(page, scale, 'small')
    if (!render) return
    const last = store.get(thumbnailsAtom).get(page.key)
    store.set(thumbnailsAtom, (known) => withEntry(known, page.key, { fingerprint, side, bitmap: render.bitmap }))
    last?.bitmap.close()
  }

  async function work(): Promise<void> {
    if (isWorking || isStopped) return
    isWorking = true
    try {
      const frame = frameToRender()
      const page = frame ? undefined : thumbnailToRender()
      if (frame) await makeFrame(frame)
      else if (page) await makeThumbnail(page)
      retry = RETRY_MS
      if ((frame || page) && !isStopped) schedule(thumbnailToRender() ? THUMBNAIL_REST_MS : REST_MS)
    } catch {
      // The live renderer keeps showing the page.
      if (!isStopped) schedule(retry)
      retry = Math.min(retry * 2, LONGEST_RETRY_MS)
    } finally {
      isWorking = false
    }
  }

  function schedule(rest = REST_MS): void {
    clearTimeout(timer)
    timer = setTimeout(work, rest)
  }

  const atoms = [pagesAtom, pageAtom, cameraAtom, busyAtom, stageReadyAtom, overlayAtom, photosAtom, artworkAtom]
  const unsubscribes = atoms.map((watched) => store.sub(watched, () => schedule()))
  schedule()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
      for (const unsubscribe of unsubscribes) unsubscribe()
    },
  }
}
