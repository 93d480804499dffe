import type { Client } from '@irodori/client/client'
import { createWaitForNetwork } from '@irodori/client/waitForNetwork'
import { KEPT_ANSWERS } from '../../offline/keptAnswers.ts'
import { watchNewVersion } from '../../offline/newVersion.ts'
import { registerWorker } from '../../offline/registerWorker.ts'
import type { Editor } from '../context/editor.ts'
import { newVersionAtom } from '../state/connectionState.ts'
import { pagesAtom } from '../state/designState.ts'
import { mayLeaveAtom } from '../state/viewState.ts'
import { addressesOf, keepAnswers } from './keepAnswers.ts'
import { rejoinServer } from './rejoinServer.ts'

/** Milliseconds without a change of the design before its answers are kept. */
const PAUSE_MS = 3000

/**
 * Lets the editor start without a connection: installs the service worker and keeps what the design needs.
 * @param markUrl the mark of the shop, which the front page shows
 */
export async function startOffline(
  editor: Editor,
  client: Client,
  markUrl: string,
  closed: AbortSignal,
): Promise<void> {
  const waitForNetwork = createWaitForNetwork(window)
  rejoinServer(editor, client, (failures) => waitForNetwork(failures, closed)).catch(() => {})
  const registration = await registerWorker({ document, navigator, window, parent: window.parent })
  if (registration === null || closed.aborted) return
  const container = navigator.serviceWorker
  watchNewVersion(registration, container, (switchVersion) => editor.store.set(newVersionAtom, { switchVersion }))
  container.addEventListener('controllerchange', () => void reload(editor), { signal: closed })
  keepWhatIsNeeded(editor, markUrl, closed)
}

/** Starts the new version with the work of this tab; a tab whose work is not on the disk keeps the old one. */
async function reload({ store, journal }: Editor): Promise<void> {
  await journal?.settled()
  if (!journal?.isFullyWritten()) return
  store.set(mayLeaveAtom, true)
  location.reload()
}

function keepWhatIsNeeded({ store, route }: Editor, markUrl: string, closed: AbortSignal): void {
  let kept: readonly string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = async (): Promise<void> => {
    const addresses = [markUrl, ...addressesOf(route(), store.get(pagesAtom))]
    if (addresses.every((address) => kept.includes(address))) return
    await keepAnswers(await caches.open(KEPT_ANSWERS), addresses, fetch)
    kept = addresses
  }
  const keepSoon = (): void => {
    clearTimeout(timer)
    // Without a connection or free space, after the next change.
    timer = setTimeout(() => void keep().catch(() => {}), PAUSE_MS)
  }
  const stop = store.sub(pagesAtom, keepSoon)
  keepSoon()
  closed.addEventListener('abort', () => {
    stop()
    clearTimeout(timer)
  })
}
