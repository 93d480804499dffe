import { newSecret, transferKeys } from '@irodori/client/transferKeys'
import { readPhoneTransfer, sendPhonePhoto } from '@irodori/contract/endpoints/photoTransfer'
import type { TransferredPhoto } from '@irodori/contract/entities/photoTransfer'
import { refuse, succeed } from '@irodori/contract/envelope'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, replies } from '../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { PhonePhotosPage } from './PhonePhotosPage.tsx'

afterEach(() => history.replaceState(null, '', location.pathname + location.search))

const ENDED = refuse(404, 'PHOTO_TRANSFER_ENDED')
const rows = page.getByRole('main').getByRole('listitem')
const chooser = page.getByLabelText('写真を選ぶ')

/** Opens the page by a link; the server keeps the photos that it is sent. */
async function open(secret = newSecret(), first?: FakeCall['reply']) {
  const photos: TransferredPhoto[] = []
  const server = { hasEnded: false, photos }
  const take: FakeCall['reply'] = ({ body }) => {
    const photo: TransferredPhoto = { id: (body as { photoId: string }).photoId, bytes: 9, state: 'WAITING' }
    photos.push(photo)
    return succeed(photo)
  }
  const look: FakeCall['reply'] = () =>
    server.hasEnded ? ENDED : succeed({ id: 'transfer-1', expiresAt: '2099-11-29T07:00:00.000Z', photos })
  location.hash = secret
  const { sent } = await renderInPortal(<PhonePhotosPage />, {
    areas: ['phonePhotos'],
    calls: [
      { endpoint: readPhoneTransfer, reply: look },
      { endpoint: sendPhonePhoto, reply: first ? replies(first, take) : take },
    ],
    path: '/phone-photos',
  })
  return { secret, server, sent }
}

const choose = (...names: readonly string[]) =>
  userEvent.upload(
    chooser,
    names.map((name) => new File([name], name, { type: 'image/jpeg' })),
  )

it('NLW-38: shows the digits of the desk before photos are chosen, and asks to compare them', async () => {
  const { secret } = await open()
  const desk = page.getByRole('region', { name: '送り先の番号' })
  await expect.element(desk.getByText((await transferKeys(secret))?.code ?? '—')).toBeVisible()
  await expect.element(desk.getByText(/ちがうときは、写真を送らないでください/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '写真を選ぶ' })).toBeEnabled()
})

it('NLW-35 NLW-38: sends the chosen photos without the secret of the link, and says when the desk has them', async () => {
  const { secret, server, sent } = await open()
  await choose('a.jpg', 'b.jpg')
  await expect.poll(() => rows.getByText(/^送りました/).elements().length).toBe(2)
  await expect.element(page.getByText('送っています（2枚のうち0枚が届きました）')).toBeVisible()
  expect(JSON.stringify(sent)).not.toContain(secret)
  server.photos.splice(
    0,
    2,
    ...server.photos.map((photo, at) => ({ ...photo, state: at === 0 ? 'TAKEN' : 'REFUSED' }) as const),
  )
  await expect.element(rows.getByText('届きました', { exact: true })).toBeVisible()
  await expect.element(rows.getByText('画面で使えない写真でした')).toBeVisible()
  await expect.element(page.getByText('2枚のうち1枚が届きました', { exact: true })).toBeVisible()
})

it('NLW-38: says which photo the server has refused, and sends it again on request', async () => {
  await open(newSecret(), () => refuse(500, 'INTERNAL'))
  await choose('a.jpg')
  await expect.element(rows.getByText('送れませんでした')).toBeVisible()
  await rows.getByRole('button', { name: 'もう一度' }).click()
  await expect.element(rows.getByText(/^送りました/)).toBeVisible()
})

it('NLW-38: says that the link has ended, at once or while photos are on their way', async () => {
  const { server } = await open()
  await choose('a.jpg')
  await expect.element(rows.getByText(/^送りました/)).toBeVisible()
  server.hasEnded = true
  await expect.element(page.getByRole('alert')).toMatchTextContent(/写真の受け取りは終わりました/)
  await expect.element(page.getByRole('button', { name: 'もっと選ぶ' })).not.toBeInTheDocument()
  await expect.element(rows.getByText(/届いたかどうかは、デザインの画面でご確認ください/)).toBeVisible()
})

it('says that a link without its whole secret opens nothing, and asks no server', async () => {
  const { sent } = await open(newSecret().slice(1))
  await expect.element(page.getByRole('heading', { level: 1, name: '写真を送れません' })).toBeVisible()
  expect(sent).toEqual([])
})
