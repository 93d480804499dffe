import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { samplePhotos } from '../../fixtures/samplePhotos.ts'
import type { KnownOrder } from './sharedShop.ts'
import { passVerification } from './studioPages.ts'

export const items = (page: Page): Locator =>
  page.getByRole('region', { name: 'この面の写真と文字' }).getByRole('button')
export const canvas = (page: Page): Locator => page.getByRole('application')

export async function openCard(page: Page, order: KnownOrder): Promise<void> {
  await page.goto('/design/new/card-hanaikada-front/false/greeting-card')
  await passVerification(page, order)
}

export async function openBooklet(page: Page, order: KnownOrder): Promise<void> {
  await page.goto('/design/new/booklet-mori/true/photo-booklet')
  await passVerification(page, order)
}

/** Adds photos to the tray, each with different bytes. */
export async function fillTray(page: Page, count: number): Promise<void> {
  const { bytes, contentType } = (await samplePhotos()).small()
  const tray = page.getByRole('region', { name: '写真トレイ' })
  await tray.locator('input[type=file]').setInputFiles(
    Array.from({ length: count }, (_, index) => ({
      name: `IMG_${index + 1}.jpg`,
      mimeType: contentType,
      // A different comment after the start marker makes each JPEG a different file.
      buffer: Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 3, index]), bytes.subarray(2)]),
    })),
  )
  await expect(tray.getByText(`すべて ${count}`)).toBeVisible({ timeout: 60_000 })
}
