import type { Client } from '@irodori/client'
import { pageFromDesign } from '@irodori/design'
import type { ServerPage } from '@irodori/design/journal'
import type { EditorRoute } from './editorRoute.ts'
import { savedPages } from './openSaved.ts'

/** The pages of a saved design as the server has them now; null when it cannot be asked or refuses. */
export async function readServerPages(
  client: Pick<Client, 'call'>,
  place: EditorRoute,
): Promise<readonly ServerPage[] | null> {
  if (place.kind === 'NEW') return null
  const designs = await savedPages(client, place)
  if (!designs.ok) return null
  return designs.value.map((design) => ({ page: pageFromDesign(design), updatedAt: design.updatedAt }))
}
