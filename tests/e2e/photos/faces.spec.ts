import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { readFromFacePackage } from '@irodori/imaging/testing/faceModelFile'
import { expect } from '@playwright/test'
import { exposeEditor, readHistory } from '../pages/editorState.ts'
import { COMPUTER } from '../pages/expectAccessible.ts'
import { test } from '../pages/sharedShop.ts'
import { passVerification } from '../pages/studioPages.ts'

test.use({ viewport: COMPUTER })

/** Three women in a photo of 1920 × 1350 pixels, their faces from 592 to 1688: the third is cut by a centred square. */
const GROUP = 'demo/sample3.jpg'

test('a photo of a group at its edge is placed such that its frame shows every face, and one undo takes it away', async ({
  context,
  page,
  order,
}) => {
  await exposeEditor(context)
  async function photo(): Promise<ImageItem | undefined> {
    const { document } = await readHistory(page)
    const items = document.pages.flatMap((one) => one.items)
    return items.filter(isImageItem).find(({ imageName }) => imageName !== null)
  }
  await page.goto('/design/new/card-hanaikada-front/false/greeting-card')
  await passVerification(page, order)
  await page.getByRole('banner').getByRole('button', { name: '写真トレイ' }).click()
  const tray = page.getByRole('region', { name: '写真トレイ' })
  await tray
    .locator('input[type=file]')
    .setInputFiles({ name: 'group.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await readFromFacePackage(GROUP)) })
  await tray.getByRole('button', { name: /group\.jpg（未使用）/ }).click()
  await expect
    .poll(async () => {
      const { croppedLeft = 0, croppedWidth = 0 } = (await photo()) ?? {}
      return croppedLeft + croppedWidth
    })
    .toBeGreaterThan(1688)
  expect((await photo())?.croppedLeft).toBeLessThan(592)
  await page.getByRole('button', { name: '元に戻す' }).first().click()
  await expect.poll(async () => (await photo()) ?? null).toBeNull()
})
