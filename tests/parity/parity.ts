// Renders random designs with every kind of item by the studio's workers in Chromium and by this process with the server's
// decoders, and compares the hashes. Run: npm run parity -- 500 [first seed]
import { randomUUID } from 'node:crypto'
import { pageFromTemplate } from '@irodori/design/designPage'
import { present } from '@irodori/design/testing/present'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/chromium.ts'
import type { KernelPage } from '../e2e/pages/kernelPage.ts'
import { bundlePage } from '../fixtures/bundlePage.ts'
import { randomDesigns } from '../fixtures/randomDesigns.ts'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { callShop } from '../fixtures/shopCaller.ts'
import { startShop } from '../fixtures/shopServer.ts'
import { hashesInNode } from './hashInNode.ts'

declare const kernelPage: KernelPage

const COUNT = Number(process.argv[2] ?? 500)
const FIRST = Number(process.argv[3] ?? 0)

const found = findChromium()
if (!found.ok) throw new Error(found.error)
const shop = await startShop()
const browser = await chromium.launch({ executablePath: found.value, args: CHROMIUM_ARGUMENTS })
try {
  const files = await samplePhotos()
  const guest = await callShop(shop.address, 'irodori-10000001', '09012345678')
  const known = [files.phonePortrait(), files.small(), files.clear(), files.wideColour()]
  const uploads = await Promise.all(known.map((file) => guest.upload(file)))
  const inNode = await hashesInNode(
    new Map(uploads.map(({ imageName }, index) => [imageName, present(known[index]).bytes])),
    shop.address,
  )
  const photos = uploads.map(({ imageName, sourceWidth, sourceHeight }) => ({
    imageName,
    width: sourceWidth,
    height: sourceHeight,
  }))
  const [product] = (await guest.order()).products
  const [template] = await guest.templates(present(product).productId)
  const sheet = pageFromTemplate(present(template), 2, randomUUID)
  const designs = randomDesigns(sheet, photos, FIRST + COUNT, randomUUID).slice(FIRST)

  const page = await browser.newPage({ bypassCSP: true })
  await page.goto(`${shop.address}/404`)
  await page.addScriptTag({ type: 'module', content: await bundlePage('tests/e2e/pages/kernelPage.ts') })
  await page.waitForFunction(() => 'kernelPage' in globalThis)
  for (const { imageFolder, imageName } of uploads) {
    const url = `/api/image/${imageFolder}/${imageName}?orderNumber=${guest.orderNumber}`
    await page.evaluate(([name, from]) => kernelPage.loadPhoto(name, from), [imageName, url] as const)
  }
  const different: number[] = []
  const started = performance.now()
  for (const [index, design] of designs.entries()) {
    const [shown, printed] = await Promise.all([
      page.evaluate((given) => kernelPage.printHash(given), design),
      inNode(design),
    ])
    if (shown !== printed) different.push(FIRST + index + 1)
    if ((index + 1) % 50 === 0) {
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      console.log(`${index + 1} designs, ${different.length} different, ${seconds} s`)
    }
  }
  console.log(`${COUNT - different.length} of ${COUNT} designs have equal hashes in Chromium and in Node`)
  if (different.length > 0) {
    console.log(`different: designs ${different.join(', ')}`)
    process.exitCode = 1
  }
} finally {
  await browser.close()
  await shop.dispose()
}
