import { isImageItem } from '@irodori/contract/entities/designItem'
import { readFromFacePackage } from '@irodori/imaging/testing/faceModelFile'
import { PHOTOGRAPHED_FACES } from '@irodori/imaging/testing/photographedFaces'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { samplePhotos } from '../../fixtures/samplePhotos.ts'
import { exposeEditor, readHistory } from '../pages/editorState.ts'
import { openBookletFrom } from '../pages/editorTools.ts'
import { COMPUTER, expectAccessibleOnBoth } from '../pages/expectAccessible.ts'
import { test } from '../pages/sharedShop.ts'

test.use({ viewport: COMPUTER })

interface ChosenPhoto {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** The album 家族の一年 of the demo shop has layouts of one, two, four and six photos. */
const ALBUM = 'photo-booklet-shiro'
const DRAWN = 18

async function photos(): Promise<ChosenPhoto[]> {
  const { patchwork } = await samplePhotos()
  const drawn = Array.from({ length: DRAWN }, (_, at) => {
    const size = at % 3 === 0 ? { width: 600, height: 800 } : { width: 800, height: 600 }
    const { fileName, contentType, bytes } = patchwork(at + 1, size)
    return { name: fileName, mimeType: contentType, buffer: Buffer.from(bytes) }
  })
  const groups = PHOTOGRAPHED_FACES.map(async ({ file }, at) => ({
    name: `group ${at + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await readFromFacePackage(file)),
  }))
  return [...drawn, ...(await Promise.all(groups))]
}

/** A copy of a photo in another quality, and one that is blurred all over. */
async function photosToSetAside(): Promise<ChosenPhoto[]> {
  const file = await readFromFacePackage(PHOTOGRAPHED_FACES[0]?.file ?? '')
  const copy = await sharp(file).resize(1200).jpeg({ quality: 60 }).toBuffer()
  const blurred = await sharp(file).flop().resize(1200).blur(12).jpeg().toBuffer()
  return [
    { name: 'copy.jpg', mimeType: 'image/jpeg', buffer: copy },
    { name: 'blurred.jpg', mimeType: 'image/jpeg', buffer: blurred },
  ]
}

test('EDT-53, PGS-31: a booklet is filled in one step from photos of the tray, without those that are set aside', async ({
  context,
  page,
  order,
}) => {
  test.setTimeout(300_000)
  await exposeEditor(context)
  await openBookletFrom(page, order, ALBUM)
  await page.getByRole('banner').getByRole('button', { name: '写真トレイ' }).click()
  const tray = page.getByRole('region', { name: '写真トレイ' })
  const chosen = [...(await photos()), ...(await photosToSetAside())]
  await tray.locator('input[type=file]').setInputFiles(chosen)
  await expect(tray.getByText(`すべて ${chosen.length}`)).toBeVisible({ timeout: 120_000 })

  await tray.getByRole('button', { name: 'おまかせで一冊に' }).click()
  const dialog = page.getByRole('dialog', { name: 'おまかせで一冊に' })
  await expect(dialog.getByRole('button', { name: '一冊にする' })).toBeEnabled({ timeout: 120_000 })
  await expect(dialog.getByText(`写真${DRAWN + 6}枚を、撮った順に6面へ並べます。`)).toBeVisible()
  await expect(dialog.getByText(/よけた写真2枚/)).toBeVisible()
  await expectAccessibleOnBoth(page, 'the book')
  await dialog.getByRole('button', { name: '一冊にする' }).click()
  const done = page.getByRole('dialog', { name: '一冊になりました' })
  await expect(done.getByText(`写真${DRAWN + 6}枚を、6面に入れました。`)).toBeVisible()
  await done.getByRole('button', { name: '閉じる' }).last().click()

  const { document, past } = await readHistory(page)
  const names = document.pages.flatMap(({ items }) =>
    items.filter(isImageItem).flatMap(({ imageName }) => imageName ?? []),
  )
  expect(past.map(({ label }) => label)).toEqual(['makeBook'])
  expect([names.length, new Set(names).size]).toEqual([DRAWN + 6, DRAWN + 6])

  await test.step('EDT-54: a photo that was set aside is taken back in by one press', async () => {
    await tray.getByRole('radio', { name: 'よけた写真 2' }).click()
    await expect(tray.getByRole('listitem').filter({ hasText: 'blurred.jpg' })).toContainText('ぼけています')
    await expect(tray.getByRole('listitem').filter({ hasText: 'copy.jpg' })).toContainText(
      '「group 1.jpg」とほぼ同じです',
    )
    await tray.getByRole('button', { name: 'blurred.jpgを使う写真に戻す' }).click()
    await expect(tray.getByText('よけた写真 1')).toBeVisible()
    await page.getByRole('button', { name: '元に戻す' }).first().click()
    await expect(tray.getByText('よけた写真 2')).toBeVisible()
  })
})
