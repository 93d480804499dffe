// Renders random designs with every kind of item by the studio's workers in a browser and by this process with the server's
// decoders, and compares the hashes. Run: npm run parity -- 500 [first seed] [Chromium, Firefox or WebKit]
import { callShop } from '../fixtures/shopCaller.ts'
import { startShop } from '../fixtures/shopServer.ts'
import { openKernelPage } from './openKernelPage.ts'
import { startParityBrowser } from './parityBrowser.ts'
import { parityDesigns, prepareParity } from './parityDesigns.ts'

const COUNT = Number(process.argv[2] ?? 500)
const FIRST = Number(process.argv[3] ?? 0)
const BROWSER = process.argv[4] ?? 'Chromium'

const shop = await startShop()
const { page, close } = await startParityBrowser(BROWSER)
try {
  const guest = await callShop(shop.address, 'irodori-10000001', '09012345678')
  const [product] = (await guest.order()).products
  if (product === undefined) throw new Error('the demo order has no product')
  const prepared = await prepareParity(guest, shop.address, product.productId)
  const designs = parityDesigns(prepared, FIRST + COUNT).slice(FIRST)

  await openKernelPage(page, shop.address, prepared.addresses)
  const different: number[] = []
  const started = performance.now()
  for (const [index, design] of designs.entries()) {
    const [shown, printed] = await Promise.all([
      page.call<string>('(given) => kernelPage.printHash(given)', design),
      prepared.inNode(design),
    ])
    if (shown !== printed) different.push(FIRST + index + 1)
    if ((index + 1) % 50 === 0) {
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      console.log(`${index + 1} designs, ${different.length} different, ${seconds} s`)
    }
  }
  console.log(`${COUNT - different.length} of ${COUNT} designs have equal hashes in ${BROWSER} and in Node`)
  if (different.length > 0) {
    console.log(`different: designs ${different.join(', ')}`)
    process.exitCode = 1
  }
} finally {
  await close()
  await shop.dispose()
}
