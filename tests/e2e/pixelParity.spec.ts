import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TextItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import { draftOfPage } from '@irodori/design/designPage'
import { present } from '@irodori/design/testing/present'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { decodePhoto } from '@irodori/imaging/decodePhoto'
import { hashPixels } from '@irodori/imaging/hashPixels'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import { openPhoto } from '@irodori/imaging/server/openPhoto'
import { HEIC } from '@irodori/imaging/testing/heicFiles'
import { hostileFiles } from '@irodori/imaging/testing/hostileFiles'
import { startMagickFromPackage } from '@irodori/imaging/testing/magickForTests'
import { variedPhotoFiles } from '@irodori/imaging/testing/variedPhotoFiles'
import { KERNEL_VERSION } from '@irodori/scene/kernelVersion'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { bundlePage } from '../fixtures/bundlePage.ts'
import { damagedPhotos, encodingsOfPhoto } from '../fixtures/damagedPhotos.ts'
import { editedDesigns } from '../fixtures/editedDesigns.ts'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { callShop } from '../fixtures/shopCaller.ts'
import type { Compared } from '../parity/comparePhoto.ts'
import { comparePhoto } from '../parity/comparePhoto.ts'
import { chromiumPage } from '../parity/parityBrowser.ts'
import { parityDesigns, prepareParity } from '../parity/parityDesigns.ts'
import type { renderInPage as RenderInPage } from '../examples/renderInPage.ts'
import type { KernelPage } from './pages/kernelPage.ts'
import { test } from './pages/sharedShop.ts'

declare const kernelPage: KernelPage
declare const renderInPage: typeof RenderInPage

interface CatalogueFile {
  readonly templates: readonly Template[]
}

const DESIGNS = 24
/** Designs that the server accepts; they are saved, so that it renders their print PNG. */
const PRINTED = 4

// The test adds a script to the page, which the shop's Content-Security-Policy refuses.
test.use({ bypassCSP: true })

async function openKernel(page: Page): Promise<void> {
  await page.goto('/404')
  await page.addScriptTag({ type: 'module', content: await bundlePage('tests/e2e/pages/kernelPage.ts') })
  await page.waitForFunction(() => 'kernelPage' in globalThis)
}

test(`${DESIGNS} designs with every kind of item have equal pixels in Chromium and in the server’s print`, async ({
  page,
  shop,
  order: ownOrder,
}) => {
  test.setTimeout(300_000)
  const guest = await callShop(shop.address, ownOrder.orderNumber, ownOrder.phoneNumber)
  const prepared = await prepareParity(guest, shop.address, 'greeting-card')
  const printed = editedDesigns(prepared.blank, prepared.photos, PRINTED, randomUUID)
  const designs = [...printed, ...parityDesigns(prepared, DESIGNS)]

  await openKernel(page)
  for (const [name, address] of prepared.addresses) {
    await page.evaluate(([known, from]) => kernelPage.loadPhoto(known, from), [name, address] as const)
  }

  for (const [index, design] of designs.entries()) {
    const [approved, computed] = await Promise.all([
      page.evaluate((shown) => kernelPage.printHash(shown), design),
      prepared.inNode(design),
    ])
    expect(computed, `design ${index + 1}`).toBe(approved)
    if (!printed.includes(design)) continue
    const draft = {
      ...draftOfPage(design, null, { hash: approved ?? '', kernel: KERNEL_VERSION }),
      randomId: design.key,
    }
    const saved = present((await guest.save('POST', null, [draft]))[0])
    const savedDesign = async () => present((await guest.designs(saved.groupNumber))[0])
    const checked = await test.step(`design ${index + 1}`, () =>
      expect
        .poll(async () => (await savedDesign()).printCheck, { timeout: 60_000 })
        .not.toBe('PENDING')
        .then(savedDesign))
    expect(checked.printCheck, `design ${index + 1}`).toBe('EQUAL')
    expect([checked.printHash, checked.printKernel]).toEqual([approved, KERNEL_VERSION])
    const png = acceptedPhoto(decodePhoto(await guest.picture(checked)))
    expect(await hashPixels(png), 'the print PNG has the approved pixels').toBe(approved)
  }
})

test('every kind of photo has equal pixels in Chromium and on the server, and a HEIC is uploaded as a JPEG', async ({
  page,
}) => {
  await samplePhotos()
  await openKernel(page)
  for (const { name, by, bytes } of await variedPhotoFiles()) {
    const seen = await page.evaluate((file) => kernelPage.openNatively(file), Buffer.from(bytes).toString('base64'))
    const isExact = by === 'native' || by === 'png'
    expect(seen, name).toBe(isExact ? await hashPixels(acceptedPhoto(await openPhoto(bytes)).pixels) : null)
  }
})

test('EDT-29: HEIC, WebP and AVIF are taken as JPEG or PNG under the limit; TIFF and BMP have to be exported', async ({
  page,
}) => {
  await openKernel(page)
  const ingest = (bytes: Uint8Array, maxBytes?: number) =>
    page.evaluate(([file, limit]) => kernelPage.ingest(file, limit), [
      Buffer.from(bytes).toString('base64'),
      maxBytes,
    ] as const)
  const takenAs = (ending: 'jpg' | 'png', width: number, height: number) => ({
    imageName: expect.stringMatching(new RegExp(`^[0-9a-f]{64}\\.${ending}$`)),
    sent: expect.any(Number),
    ...{ width, height },
  })
  expect(await ingest(HEIC)).toEqual(takenAs('jpg', 96, 64))
  const photo = sharp((await samplePhotos()).phonePortrait().bytes)
    .autoOrient()
    .resize(600, 400, { fit: 'fill' })
  const clear = sharp({
    create: { width: 300, height: 200, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
  })
  expect(await ingest(await photo.clone().webp().toBuffer())).toEqual(takenAs('jpg', 600, 400))
  expect(await ingest(await photo.clone().avif({ effort: 0 }).toBuffer())).toEqual(takenAs('jpg', 600, 400))
  expect(await ingest(await clear.clone().webp().toBuffer())).toEqual(takenAs('png', 300, 200))
  expect(await ingest(await clear.clone().avif({ effort: 0 }).toBuffer())).toEqual(takenAs('png', 300, 200))

  for (const orientation of [2, 3, 4, 5, 6, 7, 8]) {
    const turned = photo.clone().withMetadata({ orientation })
    const stored = await turned.clone().webp({ lossless: true }).toBuffer()
    // The kernel allows sharp to read PNG and JPEG only.
    const same = sharp(await turned.clone().png().toBuffer()).autoOrient()
    const upright = await ingest(await same.webp({ lossless: true }).toBuffer())
    expect(upright).toEqual(orientation < 5 ? takenAs('jpg', 600, 400) : takenAs('jpg', 400, 600))
    expect(await ingest(stored), `a WebP of orientation ${orientation}`).toEqual(upright)
  }

  const small = await photo.clone().avif({ effort: 0, quality: 20 }).toBuffer()
  const reduced = await ingest(small, small.length + 1)
  expect(reduced).toMatchObject({ sent: expect.any(Number) })
  if (typeof reduced === 'string') throw new Error(`the photo was refused: ${reduced}`)
  expect(reduced.sent).toBeLessThan(small.length + 1)
  expect(reduced.width).toBeLessThan(600)

  const webp = await photo.clone().webp().toBuffer()
  expect(await ingest(webp.subarray(0, webp.length / 2))).toBe('TRUNCATED')
  expect(await ingest(await photo.clone().tiff().toBuffer())).toBe('NEEDS_EXPORT')
  const bitmap = Buffer.alloc(58)
  bitmap.write('BM')
  bitmap.writeUInt32LE(40, 14)
  expect(await ingest(bitmap)).toBe('NEEDS_EXPORT')
})

test('hostile files are refused in Chromium with the codes of the server, and the next photo is taken', async ({
  page,
}) => {
  await startMagickFromPackage()
  await openKernel(page)
  const ingest = (bytes: Uint8Array) =>
    page.evaluate((file) => kernelPage.ingest(file), Buffer.from(bytes).toString('base64'))
  const answers: string[] = []
  for (const { name, codes, bytes } of hostileFiles()) {
    const answer = await ingest(bytes)
    if (typeof answer !== 'string' || !codes.some((code) => code === answer))
      answers.push(`${name}: ${JSON.stringify(answer)} instead of ${codes.join(' or ')}`)
  }
  expect(answers).toEqual([])
  const next = await ingest((await samplePhotos()).small().bytes)
  expect(next).toMatchObject({ imageName: expect.stringMatching(/^[0-9a-f]{64}\.(?:jpg|png)$/) })
})

test('EDT-34: damaged photos are shown with the pixels of their print once they are uploaded, or refused', async ({
  page,
  shop,
  order,
}) => {
  await startMagickFromPackage()
  const guest = await callShop(shop.address, order.orderNumber, order.phoneNumber)
  await openKernel(page)
  const outcomes: Compared[] = []
  for (const photo of damagedPhotos(await encodingsOfPhoto(), 30, 1)) {
    const compared = await comparePhoto(chromiumPage(page), guest, photo)
    if (compared.kind === 'TAKEN') expect(compared.isEqual, photo.name).toBe(true)
    outcomes.push(compared)
  }
  expect(outcomes.some((it) => it.kind === 'TAKEN' && it.condition === 'DAMAGED')).toBe(true)
  expect(outcomes.some((it) => it.kind === 'TAKEN' && it.condition === 'SOUND')).toBe(true)
})

test('the example of a page renders a template to the pixels of the example in Node', async ({ page }) => {
  const catalogue = fileURLToPath(new URL('../../packages/operating/first-catalogue/', import.meta.url))
  const folder = await mkdtemp(join(tmpdir(), 'irodori-example-'))
  try {
    const { templates } = JSON.parse(await readFile(join(catalogue, 'catalogue.json'), 'utf8')) as CatalogueFile
    await promisify(execFile)(process.execPath, ['tests/examples/renderTemplate.ts', catalogue, 'yamanami', folder])
    const printed = await readFile(join(folder, 'yamanami.png'))

    await page.goto('/404')
    await page.route('**/example/font/*/*', (route) => {
      const [weight = '', font = ''] = route.request().url().split('/').toReversed()
      return route.fulfill({ path: fontFilePath(font, weight as TextItem['fontWeight']) })
    })
    await page.route('**/example/artwork/**', (route) =>
      route.fulfill({ path: join(catalogue, 'pictures', route.request().url().split('/example/artwork/')[1] ?? '') }),
    )
    await page.addScriptTag({ type: 'module', content: await bundlePage('tests/examples/renderInPage.ts') })
    await page.waitForFunction(() => 'renderInPage' in globalThis)
    const base64 = await page.evaluate(
      async (template) => {
        const png = await renderInPage(template, {
          font: ({ font, fontWeight }) => `/example/font/${font}/${fontWeight}`,
          artwork: (key) => `/example/artwork/${key}`,
        })
        return Array.from(new Uint8Array(await png.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
      },
      present(templates.find(({ id }) => id === 'yamanami')),
    )
    const seen = acceptedPhoto(await openPhoto(new Uint8Array(Buffer.from(base64, 'latin1')))).pixels
    const wanted = acceptedPhoto(await openPhoto(new Uint8Array(printed))).pixels
    expect(await hashPixels(seen)).toBe(await hashPixels(wanted))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
