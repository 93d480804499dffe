import type { Client } from '@irodori/client/client'
import type { ServerPage } from '@irodori/design/compareWithServer'
import { pageFromDesign } from '@irodori/design/designPage'
import type { EditorRoute } from './editorRoute.ts'
import { savedPages } from './openSaved.ts'

/** The saved pages of a design; null if the design is new or the call fails. */
export async function readServerPages(
  client: Pick<Client, 'call'>,
  route: EditorRoute,
): Promise<readonly ServerPage[] | null> {
  if (route.kind === 'NEW') return null
  const designs = await savedPages(client, route)
  if (!designs.ok) return null
  return designs.value.map((design) => ({ page: pageFromDesign(design), updatedAt: design.updatedAt }))
}
