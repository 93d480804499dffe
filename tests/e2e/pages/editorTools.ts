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

export const openBooklet = (page: Page, order: KnownOrder): Promise<void> =>
  openBookletFrom(page, order, 'booklet-mori')

/** @param series id of its templates */
export async function openBookletFrom(page: Page, order: KnownOrder, series: string): Promise<void> {
  await page.goto(`/design/new/${series}/true/photo-booklet`)
  await passVerification(page, order)
}

/** Adds photos to the tray that are not alike. */
export async function fillTray(page: Page, count: number): Promise<void> {
  const { patchwork } = await samplePhotos()
  const tray = page.getByRole('region', { name: '写真トレイ' })
  await tray.locator('input[type=file]').setInputFiles(
    Array.from({ length: count }, (_, index) => {
      const { fileName, contentType, bytes } = patchwork(index + 1)
      return { name: fileName, mimeType: contentType, buffer: Buffer.from(bytes) }
    }),
  )
  await expect(tray.getByText(`すべて ${count}`)).toBeVisible({ timeout: 60_000 })
}
