import { transferKeys } from '@irodori/client/transferKeys'
import {
  endPhotoTransfer,
  openPhotoTransfer,
  readPhotoTransfer,
  readTransferredPhoto,
} from '@irodori/contract/endpoints/photoTransfer'
import type { PhotoTransfer } from '@irodori/contract/entities/photoTransfer'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { answers } from '@irodori/ui/testing/renderInApp'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { useEditorValue } from '../context/EditorContext.ts'
import { orderAtom } from '../state/savingState.ts'
import { overlayAtom } from '../state/viewState.ts'
import { PhonePhotosDialog } from './PhonePhotosDialog.tsx'

afterEach(() => vi.restoreAllMocks())

const TRANSFER: PhotoTransfer = { id: 'transfer-1', expiresAt: '2099-11-29T07:00:00.000Z', photos: [] }
const opens: FakeCall = answers(openPhotoTransfer, TRANSFER)
const ends: FakeCall = answers(endPhotoTransfer, null)
const ENDED = () => refuse(404, 'PHOTO_TRANSFER_ENDED')

const ORDER = { orderNumber: 'irodori-10000001', phoneNumber: '090', groupNumber: null, designSeriesId: null }

const dialog = page.getByRole('dialog', { name: 'スマホから写真を選ぶ' })
const qrCode = dialog.getByRole('img', { name: '写真を送るページのQRコード' })

const Overlay = () => (useEditorValue(overlayAtom) === 'PHONE' ? <PhonePhotosDialog /> : null)

async function open(look: FakeCall['reply'], opening = opens, ...further: readonly FakeCall[]) {
  const { store, sent } = await renderInEditor(<Overlay />, {
    pages: [samplePage('front', [sampleText('words', 1)])],
    areas: ['phonePhotos'],
    session: { token: 't', userName: 'irodori-10000001', role: 'GUEST' },
    calls: [opening, ends, { endpoint: readPhotoTransfer, reply: look }, ...further],
  })
  store.set(orderAtom, ORDER)
  store.set(overlayAtom, 'PHONE')
  const bodiesOf = (path: string) => sent.filter((call) => call.path === path).map(({ body }) => body)
  return { store, bodiesOf }
}

type Opened = { readonly secret: string; readonly token: string }

it('NLW-35 NLW-38: shows a code and its digits; the server is told neither the link nor the key', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { bodiesOf } = await open(() => succeed(TRANSFER))
  await expect.element(qrCode).toBeVisible()
  await dialog.getByRole('button', { name: 'リンクをコピー' }).click()
  const [, link = ''] = /^http.+\/phone-photos#([\w-]{43})$/.exec(write.mock.calls[0]?.[0] ?? '') ?? []
  const keys = await transferKeys(link)
  await expect.element(dialog.getByText(keys?.code ?? '—')).toBeVisible()
  await expect.element(dialog.getByText('写真を待っています')).toBeVisible()
  const bodies = bodiesOf('/api/photo-transfer') as Opened[]
  expect(bodies.at(-1)?.token).toBe(keys?.token)
  expect(JSON.stringify(bodies)).not.toContain(link)
})

it('NLW-38: says how many photos the phone has sent', async () => {
  const ids = ['1', '2'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`)
  const photos = ids.map((id) => ({ id, bytes: 9, state: 'WAITING' as const }))
  const unanswered = { endpoint: readTransferredPhoto, reply: () => new Promise<never>(() => {}) }
  await open(() => succeed({ ...TRANSFER, photos }), opens, unanswered)
  await expect.element(dialog.getByText('2枚を受け取っています')).toBeVisible()
})

it('NLW-37: ends the transfer when it is closed', async () => {
  const { store, bodiesOf } = await open(() => succeed(TRANSFER))
  await expect.element(qrCode).toBeVisible()
  const before = bodiesOf('/api/photo-transfer/transfer-1/end').length
  await dialog.getByRole('button', { name: '終わる' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(store.get(overlayAtom)).toBeNull()
  await expect.poll(() => bodiesOf('/api/photo-transfer/transfer-1/end').length).toBe(before + 1)
})

it('NLW-36: says that a transfer has ended, and opens another one with a new link for the same browser', async () => {
  let hasEnded = true
  const { bodiesOf } = await open(() => (hasEnded ? ENDED() : succeed(TRANSFER)))
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/受け取りを終わりました/)
  const [first] = bodiesOf('/api/photo-transfer') as Opened[]
  hasEnded = false
  await dialog.getByRole('button', { name: '新しいコードを出す' }).click()
  await expect.element(qrCode).toBeVisible()
  const last = (bodiesOf('/api/photo-transfer') as Opened[]).at(-1)
  expect([last?.secret === first?.secret, last?.token === first?.token]).toEqual([true, false])
})

it('NLW-36: opens a transfer without the order of a session that has ended meanwhile', async () => {
  const reply: FakeCall['reply'] = ({ body }) =>
    'orderNumber' in (body as object) ? refuse(403, 'FORBIDDEN') : succeed(TRANSFER)
  const { bodiesOf } = await open(() => succeed(TRANSFER), { endpoint: openPhotoTransfer, reply })
  await expect.element(qrCode).toBeVisible()
  const named = (bodiesOf('/api/photo-transfer') as object[]).map((body) => 'orderNumber' in body)
  expect([named[0], named.at(-1)]).toEqual([true, false])
})

it('says why no transfer could be opened, and tries again on request', async () => {
  let isBusy = true
  const reply = () => (isBusy ? refuse(429, 'TOO_MANY_TRIES') : succeed(TRANSFER))
  await open(() => succeed(TRANSFER), { endpoint: openPhotoTransfer, reply })
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  isBusy = false
  await dialog.getByRole('button', { name: '新しいコードを出す' }).click()
  await expect.element(qrCode).toBeVisible()
})
