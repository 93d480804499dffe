import { STUDIO_WORKER } from '@irodori/contract/studioWorker'
import { expect, test } from '@playwright/test'
import type { EngineBrowser } from '../../engines/enginePage.ts'
import { ENGINES, startEngine } from '../../engines/engines.ts'
import { CONTROL, useScreen } from '../../engines/screen.ts'
import type { ShopServer } from '../../fixtures/shopServer.ts'
import { startShop } from '../../fixtures/shopServer.ts'
import { FIND_EDITOR } from '../pages/editorState.ts'
import { isReadyOffline, NEW_CARD } from '../pages/offlineStart.ts'

for (const engine of ENGINES) {
  test.describe(engine, () => {
    test.setTimeout(300_000)
    let browser: EngineBrowser
    let shop: ShopServer
    test.beforeAll(async () => {
      const started = await startEngine(engine)
      if (!started.ok) {
        // With CI set no test is skipped.
        if (process.env.CI) throw new Error(started.error)
        test.skip(true, started.error)
        return
      }
      browser = started.value
      shop = await startShop()
    })
    test.afterAll(async () => {
      await browser?.close()
      await shop?.dispose()
    })

    test(`NLW-28 NLW-33: in ${engine} the editor and the front page start without a server, with a design that has no order`, async () => {
      const { page } = browser
      const screen = await useScreen(page)
      await screen.open(`${shop.address}${NEW_CARD}`)
      await screen.waitForText(/印刷と同じ表示/)
      await screen.press('button', /ありがとう/)
      await screen.press('textbox', /^文字/)
      await screen.keys(CONTROL, 'a')
      await screen.type('Offline 2026')
      await screen.press('button', /編集を閉じる/)
      await page.call(FIND_EDITOR)
      const isStored = () => page.call<boolean>('() => pageEditor().journal.isFullyWritten()')
      await expect.poll(isStored, { timeout: 30_000 }).toBe(true)
      await expect.poll(() => page.call<boolean>(String(isReadyOffline)), { timeout: 120_000 }).toBe(true)

      await shop.kill()
      await screen.open(`${shop.address}${NEW_CARD}`)
      await screen.waitForText(/印刷と同じ表示/)
      await screen.find('button', /Offline 2026/)
      expect(await page.call<string>('() => navigator.serviceWorker.controller.scriptURL')).toBe(
        `${shop.address}${STUDIO_WORKER.script}`,
      )
      await screen.open(`${shop.address}/home`)
      await screen.waitForText(/つづきから/)
    })
  })
}
