import type { Client } from '@irodori/client/client'
import { pageFromDesign } from '@irodori/design/designPage'
import type { Editor } from '../context/editor.ts'
import { savedPages } from '../opening/openSaved.ts'

/**
 * Compares a design that was opened from this device with the server as soon as it answers, and loads the photos that only
 * the server has.
 * @param waitForNetwork resolves when the next attempt is worthwhile, and rejects when the editor is closed
 */
export async function rejoinServer(
  editor: Pick<Editor, 'design' | 'journal' | 'resources' | 'route'>,
  client: Pick<Client, 'call'>,
  waitForNetwork: (failures: number) => Promise<void>,
): Promise<void> {
  const route = editor.route()
  if (!editor.design.isFromDevice || route.kind === 'NEW') return
  for (let failures = 1; ; failures++) {
    await waitForNetwork(failures)
    const designs = await savedPages(client, route)
    if (!designs.ok && designs.error.kind === 'NETWORK') continue
    // A refusal is shown by the search for the order or by the next save.
    if (!designs.ok) return
    editor.design.imageFolder = designs.value[0]?.imageFolder ?? null
    editor.resources.retry()
    const pages = designs.value.map((design) => ({ page: pageFromDesign(design), updatedAt: design.updatedAt }))
    return editor.journal?.reconcileWithServer(pages)
  }
}
