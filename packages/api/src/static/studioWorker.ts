import { createHash } from 'node:crypto'
import { STUDIO_WORKER } from '@irodori/contract/studioWorker'
import type { FastifyInstance } from 'fastify'
import type { Bundle } from './bundleFiles.ts'
import type { HtmlPage } from './htmlPage.ts'
import { sendHtml } from './htmlPage.ts'
import type { PageShop, ReadShop } from '../pageHead/pageShop.ts'
import { sendScript } from './sendScript.ts'
import type { RenderPage } from './serverRenderedPage.ts'

/** Browsers ask for the script at each visit, so that they notice a new version. */
const ASK = 'no-cache'

/**
 * Serves the service workers of the studio and the page that designs start from. The script of the editor lists the files of this build
 * and the hash of the page, so a browser installs files of one build together or none of them: during a deployment it may
 * have asked servers of two builds. A shop that has turned them off serves a script that removes them.
 */
export function studioWorkerRoutes(
  app: FastifyInstance,
  bundle: Bundle,
  readShop: ReadShop,
  renderPage: RenderPage,
): void {
  const { worker } = bundle
  if (!worker) return

  const shellOf = (shop: PageShop): Promise<HtmlPage> =>
    renderPage({
      bundle,
      shop,
      path: STUDIO_WORKER.shell,
      page: 'newDesign',
      head: null,
      queries: [],
      language: 'ja',
      isInFrame: false,
    })

  app.get(STUDIO_WORKER.shell, async (_, reply) => sendHtml(reply, await shellOf(await readShop()), ASK))

  app.get(STUDIO_WORKER.home.script, async (_, reply) => {
    const { isOffline } = await readShop()
    return sendScript(reply, isOffline ? worker.home : worker.removal, ASK)
  })

  app.get(STUDIO_WORKER.script, async (_, reply) => {
    const shop = await readShop()
    if (!shop.isOffline) return sendScript(reply, worker.removal, ASK)
    const { html } = await shellOf(shop)
    const integrity = `sha256-${createHash('sha256').update(html).digest('base64')}`
    const shell = { url: STUDIO_WORKER.shell, revision: integrity.slice(7, 29), integrity }
    const files = worker.files.map((url) => ({ url, revision: null }))
    return sendScript(reply, `const STUDIO_FILES = ${JSON.stringify([shell, ...files])};\n${worker.script}`, ASK)
  })
}
