import { saveMessageImage } from '@irodori/contract/endpoints/message'
import { refuse, succeed } from '@irodori/contract/envelope'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, offline, replies } from '../../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { messagePhoto } from '../../../testing/sampleMessages.ts'
import { GUEST } from '../../../testing/sampleOrders.ts'
import { PhotoEditor } from './PhotoEditor.tsx'

// The worker of a test is no file of the build.
vi.mock(import('@irodori/client/startWorker'), () => ({
  startWorker: (url, name) => new Worker(url, { type: 'module', name }),
}))

/** Stands for the worker of the studio: it answers every call by a photo of 400 by 300 pixels. */
const READER = `onmessage = ({ data: { id } }) => {
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d').fillRect(0, 0, 40, 30)
  const level = canvas.transferToImageBitmap()
  postMessage({ id, type: 'RAW', value: { width: 400, height: 300, levels: [level], alpha: null } }, [level])
}`

const PHOTO = messagePhoto(2, { brightness: 100 })
const dialog = page.getByRole('dialog', { name: '写真2の調整' })
const brightness = page.getByRole('slider', { name: '明るさ' })
const save = page.getByRole('button', { name: 'この内容で更新する' })
const question = page.getByRole('alertdialog', { name: '保存せずに閉じますか' })
const opener = page.getByRole('button', { name: 'open' })
const stored = () => succeed(PHOTO)

function Photo({ onRefused }: { readonly onRefused: (code: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && (
        <PhotoEditor
          orderNumber="irodori-20000002"
          photo={PHOTO}
          onReplace={() => {}}
          onDelete={() => {}}
          onRefused={onRefused}
          onClose={close}
        />
      )}
    </>
  )
}

async function open(reply: FakeCall['reply'] = stored, reader = READER) {
  const url = URL.createObjectURL(new Blob([reader], { type: 'text/javascript' }))
  vi.stubGlobal('IMAGING_WORKER_URL', url)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    URL.revokeObjectURL(url)
  })
  const onRefused = vi.fn()
  const { sent } = await renderInPortal(<Photo onRefused={onRefused} />, {
    areas: ['messageMaking'],
    session: GUEST,
    calls: [{ endpoint: saveMessageImage, reply }],
  })
  await opener.click()
  await expect.element(dialog).toBeVisible()
  return { sent, onRefused }
}

async function brighten() {
  brightness.element().focus()
  await userEvent.keyboard('{ArrowRight}')
}

it('DGM-11: saves the edited photo at its position once, without its file, and closes', async () => {
  const held = heldReply(stored())
  const { sent } = await open(held.reply)
  await expect.element(page.getByRole('application', { name: '写真の位置' })).toBeVisible()
  await brighten()
  await page.getByRole('button', { name: '右に30度回す' }).click()
  await save.dblClick()
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  held.release()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    path: '/api/digitalMessage/image',
    query: { position: '2' },
    body: {
      orderNumber: 'irodori-20000002',
      templateId: 'blue',
      imageName: 'photo-2.png',
      rotate: '30',
      brightnessFactor: '105',
    },
  })
  expect(sent[0]?.body).not.toHaveProperty('file')
})

it('closes an unchanged photo without a question', async () => {
  const { sent } = await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

it('asks before changes are lost, and keeps them when the customer goes on', async () => {
  const { sent } = await open()
  await brighten()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: '調整を続ける' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(brightness).toHaveAttribute('aria-valuetext', '105%')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '保存せずに閉じる' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

it('keeps the changes when they cannot be saved, and takes the message away at the next attempt', async () => {
  const second = heldReply(stored())
  await open(replies(offline, second.reply))
  await brighten()
  await save.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^保存できませんでした。/)
  await save.click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  second.release()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('hands the code of a refusal to its field', async () => {
  const { onRefused } = await open(() => refuse(400, 'ORDER_IS_PRODUCED'))
  await brighten()
  await save.click()
  await expect.poll(() => onRefused.mock.calls).toEqual([['ORDER_IS_PRODUCED']])
})

it('says that the photo cannot be shown when its worker does not start', async () => {
  await open(stored, 'throw new Error("no worker")')
  await expect.element(page.getByText(/^写真を読み込めませんでした。/)).toBeVisible()
})
