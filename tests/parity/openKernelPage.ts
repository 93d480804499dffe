import type { EnginePage } from '../engines/enginePage.ts'
import { bundlePage } from '../fixtures/bundlePage.ts'
import type { PhotoAddress } from './parityDesigns.ts'

/** Opens a page of a shop with the studio's kernel as `kernelPage`, which loads photos of the shop. */
export async function openKernelPage(
  page: Pick<EnginePage, 'open' | 'call'>,
  shopAddress: string,
  photos: readonly PhotoAddress[] = [],
): Promise<void> {
  await page.open(`${shopAddress}/404`)
  await page.call(`() => { ${await bundlePage('tests/e2e/pages/kernelPage.ts')} }`)
  for (const [name, address] of photos) {
    await page.call('(name, from) => kernelPage.loadPhoto(name, from)', name, address)
  }
}
