import { useCall } from '@irodori/client/useCall'
import { deleteMessageFile, readMessage, saveMessageImage } from '@irodori/contract/endpoints/message'
import type { MessageItem } from '@irodori/contract/entities/message'
import { refuse, succeed } from '@irodori/contract/envelope'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, offline, replies } from '../../../testing/fakeNetwork.ts'
import { pictureFile } from '../../../testing/pictureFile.ts'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { messagePhoto, messageVideo } from '../../../testing/sampleMessages.ts'
import { GUEST } from '../../../testing/sampleOrders.ts'
import { chooseFile, slowFile } from '../../../testing/slowFile.ts'
import { messageParts } from '../messageParts.ts'
import { MediumField } from './MediumField.tsx'
import { PhotoField } from './PhotoField.tsx'

// The worker of a test is no file of the build.
vi.mock(import('@irodori/client/startWorker'), () => ({
  startWorker: (url, name) => new Worker(url, { type: 'module', name }),
}))

const PLACE = { orderNumber: 'irodori-20000002', templateId: 'blue' }
const choosePhoto = page.getByRole('button', { name: /^写真2を入れる/ })
const photoFile = page.getByLabelText('写真2を入れる').last()
const editPhoto = page.getByRole('button', { name: '写真2を調整する' })
const progress = page.getByRole('progressbar')

type OnSending = (field: string, isSending: boolean) => void

function Fields({ onSending }: { readonly onSending: OnSending }) {
  const { orderNumber, templateId } = PLACE
  const { data } = useCall(readMessage, { params: { orderNumber }, query: { templateId } })
  const [isOpen, setOpen] = useState(true)
  if (!data || !isOpen) return null
  const parts = messageParts(data)
  return (
    <>
      <PhotoField {...PLACE} position={2} photo={parts.photos[1] ?? null} onSending={onSending} />
      <MediumField {...PLACE} kind="VIDEO" medium={parts.video} onSending={onSending} />
      <button type="button" onClick={() => setOpen(false)}>
        leave
      </button>
    </>
  )
}

async function open(
  { upload = offline, remove = offline }: Partial<Record<'upload' | 'remove', FakeCall['reply']>>,
  first: readonly MessageItem[] = [],
) {
  const onSending = vi.fn<OnSending>()
  let items = first
  const { sent, history } = await renderInPortal(<Fields onSending={onSending} />, {
    areas: ['messageMaking'],
    session: GUEST,
    calls: [
      { endpoint: readMessage, reply: () => succeed(items) },
      { endpoint: saveMessageImage, reply: upload },
      { endpoint: deleteMessageFile, reply: remove },
    ],
  })
  const calls = (method: string) => sent.filter((call) => call.method === method)
  const setItems = (next: readonly MessageItem[]) => {
    items = next
  }
  return { calls, history, onSending, setItems }
}
const stored = () => succeed(messagePhoto(2))

it('DGM-6, DGM-7: uploads a chosen photo at once with its progress, and shows it afterwards', async () => {
  const held = heldReply(stored())
  const { calls, onSending, setItems } = await open({
    upload: (_call, showProgress) => {
      showProgress(300, 1000)
      return held.reply()
    },
  })
  await userEvent.upload(photoFile, await pictureFile('犬.png'))
  await expect.element(progress).toHaveAttribute('aria-valuenow', '30')
  await expect.element(progress).toHaveAccessibleName('写真2を送っています…')
  setItems([messagePhoto(2)])
  held.release()
  await expect.element(editPhoto).toBeVisible()
  await expect.element(progress).not.toBeInTheDocument()
  expect(calls('POST')).toMatchObject([
    { query: { position: '2' }, body: { ...PLACE, rotate: '0', brightnessFactor: '100', file: { name: '犬.png' } } },
  ])
  expect(onSending.mock.calls.at(-1)).toEqual(['PHOTO_2', false])
})

it('DGM-7: sends a stopped photo again, the same one, and leaves nothing of a cancelled one', async () => {
  const late = heldReply(stored())
  const { calls } = await open({ upload: replies(offline, late.reply) })
  await userEvent.upload(photoFile, await pictureFile('犬.png'))
  await expect.element(page.getByText('送信できませんでした。')).toBeVisible()
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.poll(() => calls('POST')).toHaveLength(2)
  expect(calls('POST')[1]?.body).toMatchObject({ file: { name: '犬.png' } })
  await page.getByRole('button', { name: 'やめる' }).click()
  await expect.element(progress).not.toBeInTheDocument()
  late.release()
  await expect.element(choosePhoto).toBeVisible()
  await expect.element(page.getByText('送信できませんでした。')).not.toBeInTheDocument()
})

it('follows the photo that was chosen last, when an earlier one is refused late', async () => {
  const first = heldReply(refuse(400, 'IMAGE_INVALID'))
  const { calls, setItems } = await open({ upload: replies(first.reply, stored) })
  await userEvent.upload(photoFile, await pictureFile('犬.png'))
  await expect.poll(() => calls('POST')).toHaveLength(1)
  setItems([messagePhoto(2)])
  await userEvent.upload(photoFile, await pictureFile('猫.png'))
  await expect.element(editPhoto).toBeVisible()
  first.release()
  await expect.element(editPhoto).toBeVisible()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

it('sends only the photo that was chosen last, when the device reads an earlier one later', async () => {
  const { calls, setItems } = await open({ upload: stored })
  const slow = slowFile(await pictureFile('犬.png'), '犬.png')
  chooseFile(photoFile, slow.file)
  await expect.element(progress).toHaveAccessibleName('ファイルを確かめています…')
  setItems([messagePhoto(2)])
  await userEvent.upload(photoFile, await pictureFile('猫.png'))
  await expect.element(editPhoto).toBeVisible()
  await slow.release()
  await page.getByRole('button', { name: 'leave' }).click()
  expect(calls('POST')).toMatchObject([{ body: { file: { name: '猫.png' } } }])
})

it('DGM-6: refuses a file without its upload, and takes the next one', async () => {
  const { calls, setItems } = await open({ upload: stored })
  await userEvent.upload(photoFile, new File(['no picture'], '犬.png', { type: 'image/png' }))
  const problem = page.getByRole('alertdialog', { name: '読み込みに失敗しました' })
  await expect.element(problem).toMatchTextContent(/PNG、JPEG、GIF の画像をお選びください。.*IMAGE_INVALID/)
  await userEvent.keyboard('{Enter}')
  await expect.element(problem).not.toBeInTheDocument()
  expect(calls('POST')).toEqual([])
  setItems([messagePhoto(2)])
  await userEvent.upload(photoFile, await pictureFile('犬.png'))
  await expect.element(editPhoto).toBeVisible()
})

it('DGM-8: leads to my page when the message can no longer be changed', async () => {
  const { history } = await open({ upload: () => refuse(400, 'ORDER_IS_PRODUCED') })
  await userEvent.upload(photoFile, await pictureFile('犬.png'))
  await expect.element(page.getByRole('alertdialog', { name: 'すでに製作に入っています' })).toBeVisible()
  await page.getByRole('button', { name: 'マイページへ' }).click()
  expect(history.at(-1)).toBe('/mypage')
})

it('stops an upload when the customer leaves the page', async () => {
  const { calls, onSending } = await open({ upload: heldReply(stored()).reply })
  await userEvent.upload(photoFile, await pictureFile('犬.png'))
  await expect.poll(() => calls('POST')).toHaveLength(1)
  await page.getByRole('button', { name: 'leave' }).click()
  await expect.poll(() => onSending.mock.calls.at(-1)).toEqual(['PHOTO_2', false])
})

it('DGM-6: names on the device what a chosen video lacks', async () => {
  const { calls } = await open({})
  await userEvent.upload(
    page.getByLabelText('動画を選ぶ').last(),
    new File(['no video'], '犬.mp4', { type: 'video/mp4' }),
  )
  await expect
    .element(page.getByRole('alertdialog', { name: '読み込みに失敗しました' }))
    .toMatchTextContent(/動画のファイルではないようです。/)
  expect(calls('POST')).toEqual([])
})

it('DGM-22: refuses a video in HEVC before its upload, with the reason and what to do', async () => {
  const { calls } = await open({})
  const film = await (await fetch('/packages/api/testing/media/hevc.mov')).blob()
  await userEvent.upload(
    page.getByLabelText('動画を選ぶ').last(),
    new File([film], '犬.mov', { type: 'video/quicktime' }),
  )
  await expect
    .element(page.getByRole('alertdialog', { name: '読み込みに失敗しました' }))
    .toMatchTextContent(/映像が黒くなることがある形式（HEVC など）.*H\.264 の MP4/)
  expect(calls('POST')).toEqual([])
})

const question = page.getByRole('alertdialog', { name: '動画を削除しますか' })
const removeVideo = page.getByRole('button', { name: '動画を削除する' })
const yes = page.getByRole('button', { name: '削除する', exact: true })

it('DGM-9: deletes the video once after the question, and nothing else', async () => {
  const held = heldReply(succeed(null))
  const { calls, setItems } = await open({ remove: held.reply }, [messageVideo(), messagePhoto(2)])
  await removeVideo.click()
  await expect.element(page.getByRole('button', { name: '残しておく' })).toHaveFocus()
  await yes.dblClick()
  await expect.element(yes).toHaveAttribute('aria-busy', 'true')
  setItems([messagePhoto(2)])
  held.release()
  await expect.element(page.getByRole('button', { name: '動画を選ぶ' })).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(editPhoto).toBeVisible()
  expect(calls('DELETE')).toEqual([
    {
      method: 'DELETE',
      path: '/api/digitalMessage/file',
      query: { ...PLACE, fileType: 'video', position: '1' },
      body: null,
    },
  ])
})

it.each(['{Escape}', '{Enter}'])('deletes nothing when the customer answers with %s', async (key) => {
  const { calls } = await open({}, [messageVideo()])
  await removeVideo.click()
  await expect.element(page.getByRole('button', { name: '残しておく' })).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(removeVideo).toHaveFocus()
  expect(calls('DELETE')).toEqual([])
})

it('says which part was not deleted when the connection is lost', async () => {
  await open({ remove: offline }, [messageVideo()])
  await removeVideo.click()
  await yes.click()
  await expect.element(page.getByText('動画を削除できませんでした。もう一度お試しください。')).toBeVisible()
  await expect.element(removeVideo).toBeVisible()
})

/** A transparent GIF of one pixel. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

it('DGM-10: a click on a transparent photo opens nothing, but a click on its label opens the editor', async () => {
  vi.stubGlobal('IMAGING_WORKER_URL', 'data:text/javascript,')
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await open({}, [messagePhoto(2)])
  const image = (await editPhoto.findElement()).querySelector('img')
  if (!image) throw new Error('the photo has no image')
  image.src = CLEAR
  await image.decode()
  const editor = page.getByRole('dialog', { name: '写真2の調整' })
  const { left, top } = image.getBoundingClientRect()
  const click = { bubbles: true, detail: 1, clientX: left, clientY: top }
  image.dispatchEvent(new MouseEvent('click', click))
  await expect.element(editor).not.toBeInTheDocument()
  page.getByText('調整', { exact: true }).element().dispatchEvent(new MouseEvent('click', click))
  await expect.element(editor).toBeVisible()
})
