import { readSharedImage } from '@irodori/contract/endpoints/image'
import { refuse } from '@irodori/contract/envelope'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, replies } from '../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { otherOrder, sampleDesign, sampleOrder, sampleProduct } from '../../testing/sampleOrders.ts'
import { ShareButton } from './ShareButton.tsx'

const dialog = page.getByRole('dialog', { name: 'デザインをシェアする' })
const words = page.getByRole('textbox', { name: '投稿の文章' })
const save = page.getByRole('button', { name: '画像をダウンロード' })
const copy = page.getByRole('button', { name: '文章をコピー' })
const next = page.getByRole('button', { name: '次のデザイン' })
const status = dialog.getByRole('status')
const picture = () => new Blob(['jpeg'])

/** A clock, and a photo stand whose page is not rendered yet beside one that is. */
const ORDER = otherOrder({
  products: [sampleProduct(), sampleProduct({ productId: 'stand', name: '写真立て' })],
  designs: [
    sampleDesign({ id: 'clock', orderNumber: 'irodori-20000002', groupNumber: 1 }),
    sampleDesign({ id: 'stand', orderNumber: 'irodori-20000002', groupNumber: 2, productId: 'stand' }),
    sampleDesign({ id: 'unrendered', groupNumber: 3, imageName: null }),
  ],
})

async function open(reply: FakeCall['reply'] = picture) {
  const rendered = await renderInPortal(<ShareButton order={ORDER} />, {
    areas: ['portal', 'sharing'],
    calls: [{ endpoint: readSharedImage, reply }],
  })
  await page.getByRole('button', { name: 'シェアする' }).click()
  await expect.element(dialog).toBeVisible()
  return rendered
}

it('is not offered while no page of the order is rendered', async () => {
  await renderInPortal(<ShareButton order={sampleOrder({ designs: [sampleDesign({ imageName: null })] })} />, {
    areas: ['portal'],
  })
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

it('SHR-1, SHR-2: turns through the rendered pages in a circle, each with the text of its product', async () => {
  await open()
  await expect.element(dialog).toMatchTextContent(/1 \/ 2/)
  await expect.element(words).toHaveValue(expect.stringContaining('「写真時計」を作りました'))
  await next.click()
  await expect.element(dialog).toMatchTextContent(/2 \/ 2/)
  await expect.element(words).toHaveValue(expect.stringContaining('「写真立て」を作りました'))
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toMatchTextContent(/1 \/ 2/)
})

it('keeps a text of the customer when another picture is shown, and hands it to the chosen network', async () => {
  await open()
  await words.fill('ありがとう')
  await next.click()
  await expect.element(words).toHaveValue('ありがとう')
  await page.getByRole('radio', { name: 'LINE' }).click()
  await expect
    .element(page.getByRole('link', { name: 'LINEを開く' }))
    .toHaveAttribute('href', `https://line.me/R/share?text=${encodeURIComponent('ありがとう')}`)
})

it('saves the picture once under its own number, even if another one is shown meanwhile, and says so only below it', async () => {
  const held = heldReply(picture())
  const { sent, pages } = await open(held.reply)
  await save.dblClick()
  await next.click()
  held.release()
  await expect.poll(() => pages.saved).toEqual(['irodori_irodori-20000002_1.jpg'])
  await expect.element(save).not.toHaveAttribute('aria-busy')
  await expect.element(status).toBeEmptyDOMElement()
  expect(sent).toMatchObject([
    { path: '/api/image/sns/folder-1/clock.png', query: { orderNumber: 'irodori-20000002' } },
  ])
  await save.click()
  await expect.element(status).toHaveTextContent('画像をダウンロードしました。')
  expect(pages.saved[1]).toBe('irodori_irodori-20000002_2.jpg')
})

it('says that a picture was not saved, until another attempt succeeds', async () => {
  await open(replies(() => refuse(404, 'IMAGE_NOT_FOUND'), picture))
  await save.click()
  await expect.element(status).toMatchTextContent(/^画像をダウンロードできませんでした。/)
  await save.click()
  await expect.element(status).toHaveTextContent('画像をダウンロードしました。')
})

it('SHR-5: says that the text was copied only as long as it is the copied text', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  await words.fill('ありがとう')
  await copy.click()
  await expect.element(status).toHaveTextContent('文章をコピーしました。')
  expect(write).toHaveBeenCalledExactlyOnceWith('ありがとう')
  await words.fill('ありがとうございます')
  await expect.element(status).toBeEmptyDOMElement()
  write.mockRejectedValue(new DOMException('no permission', 'NotAllowedError'))
  await copy.click()
  await expect.element(status).toMatchTextContent(/^コピーできませんでした。/)
  write.mockRestore()
})
