import { isTextItem } from '@irodori/contract/entities/designItem'
import { demoShop } from '@irodori/demo-shop/demoShop'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import { openPhoto } from '@irodori/imaging/server/openPhoto'
import { expect, it } from 'vitest'
import type { ImageTasks } from '../../work/workerPool.ts'
import { demoPictures } from './demoPictures.ts'

const PIXEL = Uint8Array.from(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64'),
)

/** The words of the pages that are rendered; the pictures themselves are tested with the kernel. */
const words: string[] = []
const pool: Pick<ImageTasks, 'render'> = {
  async render({ page }) {
    words.push(...page.items.filter(isTextItem).map(({ text }) => text))
    return { png: PIXEL, preview: null, isOpaque: true, hash: '', kernel: 1, width: 1, height: 1 }
  },
}
const shop = demoShop()
const pictures = demoPictures(shop)

it('draws ahead what a Japanese visitor sees, products first; layers and pictures in other languages are only asked for', () => {
  const { draw, ahead } = pictures
  expect(ahead[0]).toBe(shop.productPictures[0]?.key)
  expect(ahead).toContain('thumbnail/card-hanaikada-front.png')
  expect(ahead).toContain('photo/sea-landscape.jpg')
  expect(ahead.filter((key) => !draw.has(key))).toEqual([])
  expect(new Set(ahead).size).toBe(ahead.length)
  for (const key of ['artwork/card-hanaikada-front-foreground.png', 'product/greeting-card-en.png']) {
    expect(draw.has(key)).toBe(true)
    expect(ahead).not.toContain(key)
  }
})

it('gives each stand-in photo as a JPEG in the size that the shop states', async () => {
  expect(shop.photos.length).toBeGreaterThan(20)
  for (const { key, width, height } of shop.photos) {
    const bytes = await pictures.draw.get(key)?.(pool as ImageTasks)
    const { kind, pixels } = acceptedPhoto(await openPhoto(bytes ?? new Uint8Array()))
    expect({ key, kind, width: pixels.width, height: pixels.height }).toEqual({ key, kind: 'jpg', width, height })
  }
})

it.each([
  ['a template', 'thumbnail/birth-card-yume-hero-en.png'],
  ['a product with its pages', 'product/greeting-card-en.png'],
])('draws %s with English words', async (_what, key) => {
  words.length = 0
  await pictures.draw.get(key)?.(pool as ImageTasks)
  expect(words.length).toBeGreaterThan(0)
  expect(words.filter((text) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text))).toEqual([])
})
