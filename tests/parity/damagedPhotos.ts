// Damages photos, chooses and uploads each as the studio does, and compares what a browser shows with what the shop prints.
// Run: npm run parity:damaged -- 2000 [Chromium, Firefox or WebKit] [folder with photos]
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { startMagickFromPackage } from '@irodori/imaging/testing/magickForTests'
import type { DamagedPhoto } from '../fixtures/damagedPhotos.ts'
import { damagedPhotos, encodingsOfPhoto } from '../fixtures/damagedPhotos.ts'
import { callShop } from '../fixtures/shopCaller.ts'
import type { ShopServer } from '../fixtures/shopServer.ts'
import { startShop } from '../fixtures/shopServer.ts'
import type { Compared } from './comparePhoto.ts'
import { comparePhoto } from './comparePhoto.ts'
import { openKernelPage } from './openKernelPage.ts'
import { startParityBrowser } from './parityBrowser.ts'

const COUNT = Number(process.argv[2] ?? 2000)
const BROWSER = process.argv[3] ?? 'Chromium'
const FOLDER = process.argv[4]
/** A guest may upload 600 photos an hour. */
const UPLOADS_PER_SHOP = 500
/** Larger photos take the time and show no other damage. */
const MAX_BYTES = 3_000_000

async function photosOf(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(jpe?g|png)$/i.test(name)).sort()
  const files = await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const))
  return new Map(files.filter(([, bytes]) => bytes.length < MAX_BYTES))
}

await startMagickFromPackage()
const photos = FOLDER === undefined ? await encodingsOfPhoto() : await photosOf(FOLDER)
const { page, close } = await startParityBrowser(BROWSER)
const outcomes = new Map<string, number>()
const different: string[] = []

const outcomeOf = (compared: Compared): string =>
  compared.kind === 'REFUSED'
    ? `refused by the ${compared.by.toLowerCase()}`
    : `${compared.condition}, at first ${compared.wasEqual ? 'equal' : 'different'}`

/** Compares photos in a shop of their own. */
async function compareIn(shop: ShopServer, batch: readonly DamagedPhoto[]): Promise<void> {
  const guest = await callShop(shop.address, 'irodori-10000001', '09012345678')
  await openKernelPage(page, shop.address)
  for (const photo of batch) {
    const compared = await comparePhoto(page, guest, photo)
    const outcome = outcomeOf(compared)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    if (compared.kind === 'TAKEN' && !compared.isEqual) different.push(photo.name)
  }
}

try {
  const all = damagedPhotos(photos, COUNT, 20261128)
  for (let from = 0; from < all.length; from += UPLOADS_PER_SHOP) {
    const shop = await startShop()
    try {
      await compareIn(shop, all.slice(from, from + UPLOADS_PER_SHOP))
    } finally {
      await shop.dispose()
    }
    console.log(`${Math.min(COUNT, from + UPLOADS_PER_SHOP)} photos, ${different.length} different`)
  }
  for (const [outcome, count] of [...outcomes].sort()) console.log(`${count}  ${outcome}`)
  console.log(
    `${different.length} of ${COUNT} photos are shown in ${BROWSER} with other pixels than they are printed with`,
  )
  if (different.length > 0) {
    console.log(different.slice(0, 20).join('\n'))
    process.exitCode = 1
  }
} finally {
  await close()
}
