import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../browser/chromium.ts'
import { bundlePage } from '../../fixtures/bundlePage.ts'
import { startShop } from '../../fixtures/shopServer.ts'

interface Studio {
  readonly browser: Browser
  readonly page: Page
  /** The address of a file for the page. */
  readonly urlOf: (name: string) => string
  close(): Promise<void>
}

/** Starts a shop and Chromium on one of its pages, with the script and the photos of the benchmark. */
export async function openStudio(files: ReadonlyMap<string, Uint8Array>): Promise<Studio> {
  const found = findChromium()
  if (!found.ok) throw new Error(found.error)
  const shop = await startShop()
  const photos = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.end(files.get((request.url ?? '').slice(1)))
  }).listen(0, '127.0.0.1')
  const browser = await chromium.launch({ executablePath: found.value, args: CHROMIUM_ARGUMENTS })
  const page = await browser.newPage({ bypassCSP: true })
  await page.goto(`${shop.address}/404`)
  await page.addScriptTag({ type: 'module', content: await bundlePage('tests/bench/peers/imaging/peersPage.ts') })
  await page.waitForFunction(() => 'peersPage' in globalThis)
  const { port } = photos.address() as AddressInfo
  return {
    browser,
    page,
    urlOf: (name) => `http://127.0.0.1:${port}/${name}`,
    async close() {
      await browser.close()
      photos.close()
      await shop.dispose()
    },
  }
}
