import type { FontEntry, FontWeight } from '@irodori/fonts/fontEntry'
import { fontFaces } from '@irodori/fonts/fontEntry'
import { webFontName } from '@irodori/fonts/webFont'

/** A font file that can be inspected: one that the shop offers, or one that was dropped on the page. */
export type FontSource = { readonly id: string } & (
  | { readonly kind: 'SHOP'; readonly entry: FontEntry; readonly weight: FontWeight }
  | { readonly kind: 'DROPPED'; readonly file: File }
)

/** The shop's fonts in the order of the font menu. */
export const SHOP_FONTS: readonly FontSource[] = fontFaces.map(
  ({ entry, weight }) => ({ id: webFontName(entry.value, weight), kind: 'SHOP', entry, weight }) as const,
)

/** The bytes of a font, requested from the server or read from the device. */
export async function bytesOf(source: FontSource, signal: AbortSignal): Promise<Blob> {
  if (source.kind === 'DROPPED') return source.file
  const answer = await fetch(`/fonts/${source.id}`, { signal })
  if (!answer.ok) throw new Error(`font ${source.id} could not be loaded: HTTP status ${answer.status}`)
  return answer.blob()
}
