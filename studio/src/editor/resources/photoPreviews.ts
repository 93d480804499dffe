import type { LivePhoto } from '@irodori/canvas/liveScene'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { LIVE_SIDE } from '../../kernel/previewSides.ts'
import { pageKeyAtom, pagesAtom } from '../state/designState.ts'
import { photosAtom } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'

const MEGABYTE = 1024 * 1024

/** Bytes for photo previews: fifteen photos of twelve megapixels on a desktop; half if the browser reports no memory size. */
export const previewBudget = (): number =>
  Math.min(256, 32 * ((navigator as { readonly deviceMemory?: number }).deviceMemory ?? 4)) * MEGABYTE

/** Four bytes per pixel; the smaller levels add a third. */
const BYTES_PER_PIXEL = 4 * (4 / 3)

export const previewBytes = ({ levels }: LivePhoto): number =>
  levels.reduce((sum, { width, height }) => sum + width * height * 4, 0)

/** Bytes of a photo with all levels. */
function wholeBytes({ width, height }: LivePhoto): number {
  const scale = Math.min(1, LIVE_SIDE / Math.max(width, height))
  return width * scale * height * scale * BYTES_PER_PIXEL
}

const isCoarse = ({ width, height, levels: [widest] }: LivePhoto): boolean =>
  widest !== undefined && Math.max(widest.width, widest.height) < Math.min(LIVE_SIDE, Math.max(width, height))

/** The photo with its smallest level only: enough for lists, and for a page until the other levels are loaded again. */
const coarse = (photo: LivePhoto): LivePhoto => ({ ...photo, levels: photo.levels.slice(-1) })

/** Delay before a released level is closed, because it may still be painted. Garbage collection would be hundreds of MiB late. */
const LAST_SEEN_MS = 2000

function closeLater(levels: readonly ImageBitmap[]): void {
  if (levels.length === 0) return
  setTimeout(() => {
    for (const level of levels) level.close()
  }, LAST_SEEN_MS)
}

/**
 * Keeps the previews of a design's photos within a budget. Photos of the current page always have all levels, then
 * those of the neighbouring pages, then the ones used last. All others keep their smallest level and are loaded again,
 * one at a time, when their page is shown. This function closes the bitmaps of all photos.
 * @param load makes all levels of a photo that the kernel knows
 * @param budget bytes
 * @returns stops the loading and closes the bitmaps
 */
export function createPhotoPreviews(
  store: EditorStore,
  load: (imageName: string) => Promise<LivePhoto>,
  budget: number,
): () => void {
  // In order of use: the photo that has been off screen for the longest time is first.
  const used = new Set<string>()
  const failed = new Set<string>()
  let held: ReadonlySet<ImageBitmap> = new Set()
  let isLoading = false
  let isStopped = false

  const use = (imageName: string): void => {
    used.delete(imageName)
    used.add(imageName)
  }

  function hold(photos: readonly LivePhoto[]): void {
    const now = new Set(photos.flatMap(({ levels }) => levels))
    closeLater([...held].filter((level) => !now.has(level)))
    held = now
  }

  function update(): void {
    if (isStopped) return
    const photos = store.get(photosAtom)
    hold([...photos.values()])
    const { inSight, near } = around(store)
    for (const imageName of photos.keys()) if (!used.has(imageName)) used.add(imageName)
    // Visible photos are used last and released last; photos of neighbouring pages come before them.
    for (const imageName of [...[...near].reverse(), ...inSight]) if (photos.has(imageName)) use(imageName)
    const surplus = tooMany(photos, inSight)
    if (surplus.length > 0) {
      // The change calls this function again, with nothing left to release.
      store.set(photosAtom, new Map([...photos].map(([name, it]) => [name, surplus.includes(name) ? coarse(it) : it])))
      return
    }
    const next = missing(photos, inSight, near)
    if (next !== undefined && !isLoading) void loadAllLevels(next)
  }

  function tooMany(photos: ReadonlyMap<string, LivePhoto>, inSight: ReadonlySet<string>): readonly string[] {
    let held = [...photos.values()].reduce((sum, photo) => sum + previewBytes(photo), 0)
    const surplus: string[] = []
    for (const imageName of used) {
      const photo = photos.get(imageName)
      if (held <= budget) break
      if (!photo || photo.levels.length < 2 || inSight.has(imageName)) continue
      held -= previewBytes(photo) - previewBytes(coarse(photo))
      surplus.push(imageName)
    }
    return surplus
  }

  function missing(
    photos: ReadonlyMap<string, LivePhoto>,
    inSight: ReadonlySet<string>,
    near: ReadonlySet<string>,
  ): string | undefined {
    const lacks = (imageName: string): boolean => {
      const photo = photos.get(imageName)
      return photo !== undefined && isCoarse(photo) && !failed.has(imageName)
    }
    const seen = [...inSight].find(lacks)
    if (seen !== undefined) return seen
    // A photo that would be released at once is not loaded; otherwise loading and releasing would never end.
    let held = [...photos.values()].reduce((sum, photo) => sum + previewBytes(coarse(photo)), 0)
    const growth = (imageName: string): number => {
      const photo = photos.get(imageName)
      return photo ? Math.max(0, wholeBytes(photo) - previewBytes(coarse(photo))) : 0
    }
    for (const imageName of inSight) held += growth(imageName)
    for (const imageName of near) {
      held += growth(imageName)
      if (held > budget) return undefined
      if (lacks(imageName)) return imageName
    }
    return undefined
  }

  async function loadAllLevels(imageName: string): Promise<void> {
    isLoading = true
    try {
      const whole = await load(imageName)
      isLoading = false
      if (isStopped) return
      store.set(photosAtom, (photos) => (photos.has(imageName) ? new Map(photos).set(imageName, whole) : photos))
    } catch {
      // The smallest level stays visible. The print uses the file.
      failed.add(imageName)
      isLoading = false
      update()
    }
  }

  const stops = [photosAtom, pagesAtom, pageKeyAtom].map((watched) => store.sub(watched, update))
  update()
  return () => {
    isStopped = true
    for (const stop of stops) stop()
    hold([])
  }
}

interface Around {
  readonly inSight: ReadonlySet<string>
  /** Photos of the next and the previous page. */
  readonly near: ReadonlySet<string>
}

function around(store: EditorStore): Around {
  const pages = store.get(pagesAtom)
  const at = pages.findIndex(({ key }) => key === store.get(pageKeyAtom))
  const on = (index: number): readonly string[] =>
    (pages[index]?.items ?? []).filter(isImageItem).flatMap(({ imageName }) => imageName ?? [])
  const inSight = new Set(on(at))
  return { inSight, near: new Set([...on(at + 1), ...on(at - 1)].filter((imageName) => !inSight.has(imageName))) }
}
