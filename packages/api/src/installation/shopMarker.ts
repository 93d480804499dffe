import * as z from 'zod'
import type { Storage } from '../storage/storage.ts'
import { InstallationError } from './installationError.ts'

/** Key of the file with the id of the shop, beside the files of that shop. */
export const MARKER_KEY = 'shop.json'

const Marker = z.object({ shopId: z.string().min(1) })

/**
 * The id of the shop whose files the storage holds; null if no shop has marked it.
 * @throws InstallationError if the marker cannot be understood
 */
export async function readMarker(storage: Storage): Promise<string | null> {
  const bytes = await storage.get(MARKER_KEY)
  if (bytes === null) return null
  try {
    return Marker.parse(JSON.parse(new TextDecoder().decode(bytes))).shopId
  } catch {
    throw new InstallationError(
      `${MARKER_KEY} in the storage is damaged, so it is not known whose files these are: restore that file from a backup`,
    )
  }
}

export const writeMarker = (storage: Storage, shopId: string): Promise<void> =>
  storage.put(MARKER_KEY, new TextEncoder().encode(`${JSON.stringify({ shopId })}\n`))
