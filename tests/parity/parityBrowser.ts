import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/chromium.ts'
import type { EngineBrowser, EnginePage } from '../engines/enginePage.ts'
import { callByJson, returnedValue } from '../engines/enginePage.ts'
import { ENGINES, startEngine } from '../engines/engines.ts'

/** A page that can run the studio's kernel. */
export type ParityPage = Pick<EnginePage, 'open' | 'call'>

export interface ParityBrowser extends Pick<EngineBrowser, 'close'> {
  readonly page: ParityPage
}

/** A page of Chromium with the calls of the other browsers' pages. */
export const chromiumPage = (page: Page): ParityPage => ({
  open: async (url) => void (await page.goto(url)),
  call: async (source, ...given) =>
    returnedValue(await page.evaluate<string>(`(${callByJson(source)})(${JSON.stringify(JSON.stringify(given))})`)),
})

async function startChromium(): Promise<ParityBrowser> {
  const found = findChromium()
  if (!found.ok) throw new Error(found.error)
  const browser = await chromium.launch({ executablePath: found.value, args: CHROMIUM_ARGUMENTS })
  const page = await browser.newPage({ bypassCSP: true })
  return { page: chromiumPage(page), close: () => browser.close() }
}

/** @param name Chromium, Firefox or WebKit @throws if there is no such browser, or it cannot be installed */
export async function startParityBrowser(name: string): Promise<ParityBrowser> {
  if (name === 'Chromium') return startChromium()
  const engine = ENGINES.find((known) => known === name)
  if (engine === undefined) throw new Error(`no browser ${name}: choose Chromium, ${ENGINES.join(' or ')}`)
  const started = await startEngine(engine)
  if (!started.ok) throw new Error(started.error)
  return started.value
}
