import { readPostalPlace } from '@irodori/contract/endpoints/help'
import { updateOrderer, updateReceiver } from '@irodori/contract/endpoints/order'
import { refuse, succeed } from '@irodori/contract/envelope'
import { type ComponentProps, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, offline, replies } from '../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { GUEST, otherOrder } from '../../testing/sampleOrders.ts'
import { PersonEditor } from './PersonEditor.tsx'
import type { PersonRole } from './usePeopleForms.ts'

const ORDER = otherOrder()
const UPDATED = '2026-11-22T03:00:00.000Z'
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const prefecture = page.getByRole('combobox', { name: '都道府県' })
const save = page.getByRole('button', { name: '保存する' })
const cancel = page.getByRole('button', { name: '変更をやめる' })
const fillInAddress = page.getByRole('button', { name: '住所を自動で入力' })

const savedOrderer = () => succeed({ orderer: ORDER.orderer, updatedAt: UPDATED })
const savedReceiver = () => succeed({ receiver: ORDER.receiver, updatedAt: UPDATED })

const PLACES: Readonly<Record<string, unknown>> = {
  '1500001': { prefecture: '東京都', city: '渋谷区', town: '神宮前' },
  '5300001': { prefecture: '大阪府', city: '大阪市北区', town: '梅田' },
}
const placeOf: FakeCall['reply'] = ({ path }) => succeed({ place: PLACES[path.split('/').at(-1) ?? ''] ?? null })

interface Replies {
  readonly orderer?: FakeCall['reply']
  readonly receiver?: FakeCall['reply']
  readonly place?: FakeCall['reply']
}

/** The form, closed by its own wish. */
function Editor({ order, person, onClosed }: ComponentProps<typeof PersonEditor>) {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    onClosed()
    setOpen(false)
  }
  return isOpen && <PersonEditor order={order} person={person} onClosed={close} />
}

async function open(
  person: PersonRole,
  { orderer = savedOrderer, receiver = savedReceiver, place = placeOf }: Replies = {},
  order = ORDER,
) {
  const onClosed = vi.fn()
  const { sent } = await renderInPortal(<Editor order={order} person={person} onClosed={onClosed} />, {
    areas: ['review'],
    session: GUEST,
    calls: [
      { endpoint: updateOrderer, reply: orderer },
      { endpoint: updateReceiver, reply: receiver },
      { endpoint: readPostalPlace, reply: place },
    ],
  })
  return { onClosed, saves: () => sent.filter(({ method }) => method === 'PUT') }
}

it('RVW-2: focuses the first field, then the first wrong one, and saves nothing while one is wrong', async () => {
  const { saves } = await open('orderer')
  await expect.element(field('姓')).toHaveFocus()
  await field('姓').fill('高橋')
  await field('名').fill('')
  await field('メイ（カナ）').fill('たろう')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('名')).toHaveFocus()
  await expect.element(field('名')).toHaveAccessibleDescription('ご入力ください。')
  await expect.element(field('メイ（カナ）')).toHaveAccessibleDescription('カタカナでご入力ください。')
  await field('名').fill('一郎')
  await expect.element(field('名')).not.toHaveAttribute('aria-invalid')
  expect(saves()).toEqual([])
})

it('saves the orderer of that order once, and closes afterwards', async () => {
  const held = heldReply(savedOrderer())
  const { saves, onClosed } = await open('orderer', { orderer: held.reply })
  await field('姓').fill('高橋')
  await field('セイ（カナ）').fill('タカハシ・')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  await expect.element(cancel).toBeDisabled()
  expect(onClosed).not.toHaveBeenCalled()
  held.release()
  await expect.element(field('姓')).not.toBeInTheDocument()
  expect(onClosed).toHaveBeenCalledOnce()
  expect(saves()).toEqual([
    {
      method: 'PUT',
      path: '/api/guest/orders/irodori-20000002/orderer',
      query: {},
      body: { familyName: '高橋', firstName: '太郎', familyNameKana: 'タカハシ ', firstNameKana: 'タロウ' },
    },
  ])
})

it('saves nothing when the customer stops editing', async () => {
  const { saves, onClosed } = await open('orderer')
  await field('姓').fill('高橋')
  await cancel.click()
  expect(onClosed).toHaveBeenCalledOnce()
  expect(saves()).toEqual([])
})

it('RVW-2: keeps the input and shows the message of the shop beside its field until the field is changed', async () => {
  const { onClosed } = await open('receiver', {
    receiver: replies(
      () =>
        refuse(400, 'UPDATE_RECEIVER_FAILS', 'お届け先をお確かめください。', {
          'receiver.city': ['町名がありません。'],
        }),
      savedReceiver,
    ),
  })
  await field('市区町村').fill('港区')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('お届け先をお確かめください。')).toBeVisible()
  await expect.element(field('市区町村')).toHaveAccessibleDescription('町名がありません。')
  await expect.element(field('市区町村')).toHaveValue('港区')
  expect(onClosed).not.toHaveBeenCalled()
  await field('市区町村').fill('千代田区')
  await expect.element(field('市区町村')).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onClosed.mock.calls).toHaveLength(1)
})

it('says that the receiver was not saved when the connection is lost, and keeps the input', async () => {
  await open('receiver', { receiver: offline })
  await field('市区町村').fill('港区')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('お届け先を保存できませんでした。')).toBeVisible()
  await expect.element(field('市区町村')).toHaveValue('港区')
})

it('RVW-3: fills in the place of a postal code on request, and keeps a line that the customer has typed', async () => {
  await open('receiver')
  await field('郵便番号').fill('530-0001')
  await expect.element(fillInAddress).toBeEnabled()
  await expect.element(prefecture).toHaveAccessibleDescription('郵便番号と都道府県が一致していません。')
  await fillInAddress.click()
  await expect.element(prefecture).toHaveDisplayValue('大阪府')
  await expect.element(field('市区町村')).toHaveValue('大阪市北区')
  await expect.element(field('番地')).toHaveValue('神宮前1-2-3')
  await expect.element(prefecture).not.toHaveAttribute('aria-invalid')
})

it('RVW-3: never fills in the place of an earlier postal code whose answer is late', async () => {
  const late = heldReply(succeed({ place: PLACES['5300001'] }))
  await open('receiver', { place: (...call) => (call[0].path.endsWith('5300001') ? late.reply() : placeOf(...call)) })
  await field('郵便番号').fill('530-0001')
  await expect.element(fillInAddress).toBeDisabled()
  await field('郵便番号').fill('150-0001')
  await expect.element(fillInAddress).toBeEnabled()
  late.release()
  await fillInAddress.click()
  await expect.element(prefecture).toHaveDisplayValue('東京都')
  await expect.element(field('市区町村')).toHaveValue('渋谷区')
})

it('reports a line that the parcel label would cut off while it is typed, and saves it no longer', async () => {
  const { saves } = await open('receiver')
  await field('建物名・部屋番号（任意）').fill('彩り第二マンション南館最上階十二号室')
  await expect.element(field('建物名・部屋番号（任意）')).toHaveAccessibleDescription(/^16文字以内でご入力ください。/)
  await userEvent.keyboard('{Enter}')
  await expect.element(field('建物名・部屋番号（任意）')).toHaveFocus()
  expect(saves()).toEqual([])
})

it('offers to look the postal code up again after a lost connection', async () => {
  let isOnline = false
  await open('receiver', { place: (...call) => (isOnline ? placeOf(...call) : offline()) })
  await expect.element(page.getByRole('status').filter({ hasText: '住所を調べられませんでした' })).toBeVisible()
  isOnline = true
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(fillInAddress).toBeEnabled()
})

it('shows at once what is missing in an address that arrived incomplete', async () => {
  await open('receiver', {}, otherOrder({ receiver: { ...ORDER.receiver, city: '' } }))
  await expect.element(field('市区町村')).toHaveAccessibleDescription('ご入力ください。')
  await field('市区町村').fill('渋谷区')
  await expect.element(field('市区町村')).not.toHaveAttribute('aria-invalid')
})
