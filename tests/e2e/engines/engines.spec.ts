import { setTimeout } from 'node:timers/promises'
import type { PhotoCondition } from '@irodori/contract/entities/photoCondition'
import { present } from '@irodori/design/testing/present'
import { hashPixels } from '@irodori/imaging/hashPixels'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import { openPhoto } from '@irodori/imaging/server/openPhoto'
import { startMagickFromPackage } from '@irodori/imaging/testing/magickForTests'
import { variedPhotoFiles } from '@irodori/imaging/testing/variedPhotoFiles'
import { KERNEL_VERSION } from '@irodori/scene/kernelVersion'
import { expect } from '@playwright/test'
import type { EngineBrowser } from '../../engines/enginePage.ts'
import { ENGINES, startEngine } from '../../engines/engines.ts'
import { CONTROL, useScreen } from '../../engines/screen.ts'
import { damagedPhotos, encodingsOfPhoto } from '../../fixtures/damagedPhotos.ts'
import { samplePhotos } from '../../fixtures/samplePhotos.ts'
import { callShop } from '../../fixtures/shopCaller.ts'
import { comparePhoto } from '../../parity/comparePhoto.ts'
import { openKernelPage } from '../../parity/openKernelPage.ts'
import { parityDesigns, prepareParity } from '../../parity/parityDesigns.ts'
import type { ItemOnCanvas } from '../pages/editorState.ts'
import { FIND_EDITOR, FIND_ITEMS } from '../pages/editorState.ts'
import { KEEP_SESSION } from '../pages/logInGuest.ts'
import { storePhotos } from '../pages/photoFolder.ts'
import { test } from '../pages/sharedShop.ts'

/** `npm run parity` renders more. */
const DESIGNS = 12
/** `npm run parity:damaged` compares more. */
const DAMAGED_PHOTOS = 20

const CARD = '/design/new/card-hanaikada-front/false/greeting-card'

for (const engine of ENGINES) {
  test.describe(engine, () => {
    test.setTimeout(300_000)
    let browser: EngineBrowser
    test.beforeAll(async () => {
      const started = await startEngine(engine)
      if (!started.ok) {
        // With CI set no test is skipped.
        if (process.env.CI) throw new Error(started.error)
        test.skip(true, started.error)
        return
      }
      browser = started.value
    })
    test.afterAll(() => browser?.close())

    test(`${DESIGNS} designs with every kind of item have the pixels of the server’s print in ${engine}`, async ({
      shop,
      order,
    }) => {
      const guest = await callShop(shop.address, order.orderNumber, order.phoneNumber)
      const prepared = await prepareParity(guest, shop.address, 'greeting-card')
      const { page } = browser
      await openKernelPage(page, shop.address, prepared.addresses)
      for (const [index, design] of parityDesigns(prepared, DESIGNS).entries()) {
        const [shown, printed] = await Promise.all([
          page.call<string>('(given) => kernelPage.printHash(given)', design),
          prepared.inNode(design),
        ])
        expect(shown, `design ${index + 1}`).toBe(printed)
      }
    })

    test(`every kind of photo has the pixels of the server in ${engine}, by its own decoder where Chromium uses its own`, async ({
      shop,
    }) => {
      // Starts the encoder of the files.
      await samplePhotos()
      const { page } = browser
      await openKernelPage(page, shop.address)
      for (const { name, by, bytes } of await variedPhotoFiles()) {
        const file = Buffer.from(bytes).toString('base64')
        const native = await page.call<string | null>('(given) => kernelPage.openNatively(given)', file)
        const stored = await hashPixels(acceptedPhoto(await openPhoto(bytes)).pixels)
        expect(native, name).toBe(by === 'native' || by === 'png' ? stored : null)
      }
    })

    test(`EDT-34: damaged photos are shown in ${engine} with the pixels of their print once they are uploaded, or refused`, async ({
      shop,
      order,
    }) => {
      await startMagickFromPackage()
      const guest = await callShop(shop.address, order.orderNumber, order.phoneNumber)
      const { page } = browser
      await openKernelPage(page, shop.address)
      const conditions = new Set<PhotoCondition>()
      for (const photo of damagedPhotos(await encodingsOfPhoto(), DAMAGED_PHOTOS, 1)) {
        const compared = await comparePhoto(page, guest, photo)
        if (compared.kind === 'REFUSED') continue
        expect(compared.isEqual, photo.name).toBe(true)
        conditions.add(compared.condition)
      }
      expect(conditions).toEqual(new Set(['SOUND', 'DAMAGED']))
    })

    test(`in ${engine} a customer makes a card by mouse and keys, finds it again after a reload, and gets the print that was shown`, async ({
      shop,
      order,
    }) => {
      const { page } = browser
      const screen = await useScreen(page)
      await page.open(`${shop.address}/404`)
      await page.call(KEEP_SESSION, order)
      await screen.open(`${shop.address}${CARD}`)
      await screen.waitForText(/印刷と同じ表示/)

      const steps = async (): Promise<number> => {
        await page.call(FIND_EDITOR)
        return page.call<number>('() => pageEditor().journal.state().history.past.length')
      }
      const isStored = (): Promise<boolean> => page.call('() => pageEditor().journal.isFullyWritten()')

      await test.step('a photo is chosen, turned by a button and moved by the mouse', async () => {
        await screen.press('button', /写真1/)
        await page.chooseFiles('input[type=file]', storePhotos((await samplePhotos()).phonePortrait()))
        await screen.waitForText(/印刷の細かさ：/)
        await screen.press('button', /右へ30°/)
        await expect.poll(async () => (await screen.find('spinbutton', /^回転/)).value).toBe('30')
        const before = await steps()
        const [frame] = await page.call<ItemOnCanvas[]>(FIND_ITEMS, 'IMAGE')
        const { x, y } = present(frame)
        await screen.drag({ x, y }, { x: x + 40, y: y + 20 })
        expect(await steps()).toBe(before + 1)
        await screen.press('button', /編集を閉じる/)
      })

      await test.step('a text is typed', async () => {
        await screen.press('button', /ありがとう/)
        await screen.press('textbox', /^文字/)
        await screen.keys(CONTROL, 'a')
        await screen.type('Haru 2026')
        expect((await screen.find('textbox', /^文字/)).value).toBe('Haru 2026')
        await screen.press('button', /編集を閉じる/)
        await screen.find('button', /Haru 2026/)
      })

      await test.step('unsaved work is there after a reload, and is undone and done again by keys', async () => {
        await expect.poll(isStored, { timeout: 30_000 }).toBe(true)
        await screen.open(`${shop.address}${CARD}`)
        await screen.waitForText(/前回の続きがあります/)
        await screen.press('button', /続きから/)
        await screen.waitForText(/印刷と同じ表示/)
        await screen.find('button', /Haru 2026/)
        await screen.keys(CONTROL, 'z')
        await screen.find('button', /ありがとう/)
        await screen.keys(CONTROL, 'y')
        await screen.find('button', /Haru 2026/)
      })

      await test.step('the saved pages are printed with the pixels that were shown', async () => {
        await screen.press('button', /^保存$/)
        while (!(await screen.hasText(/保存しました/))) {
          if (await screen.isVisible('button', /^このまま保存/)) await screen.press('button', /^このまま保存/)
          await setTimeout(200)
        }
        const guest = await callShop(shop.address, order.orderNumber, order.phoneNumber)
        const sides = async () =>
          (await guest.order()).designs.map(({ printCheck, printKernel }) => ({ printCheck, printKernel }))
        const equal = { printCheck: 'EQUAL', printKernel: KERNEL_VERSION }
        await expect.poll(sides, { timeout: 60_000 }).toEqual([equal, equal])
      })
    })
  })
}
