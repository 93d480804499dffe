import { type CallError, readRefusedCall } from '@irodori/client/callError'
import { deleteMessageFile, readMessage, saveMessageImage } from '@irodori/contract/endpoints/message'
import { beginMessageUpload, sendMessagePiece } from '@irodori/contract/endpoints/messageUpload'
import { type ErrorCode, errorsOf } from '@irodori/contract/errorCode'
import { refuse, succeed } from '@irodori/contract/envelope'
import { err, ok, type Result } from '@irodori/result'
import { LOST_ANSWERS } from '@irodori/ui/testing/lostAnswers'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, replies } from '../../../testing/fakeNetwork.ts'
import { pictureFile } from '../../../testing/pictureFile.ts'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { messagePhoto, messageVideo } from '../../../testing/sampleMessages.ts'
import { GUEST } from '../../../testing/sampleOrders.ts'
import { chooseFile } from '../../../testing/slowFile.ts'
import { messageParts } from '../messageParts.ts'
import { MediumField } from './MediumField.tsx'
import { PhotoField } from './PhotoField.tsx'

const PLACE = { orderNumber: 'irodori-20000002', templateId: 'blue' }
const MEGABYTE = 1024 * 1024

const medium = vi.hoisted(() => ({ send: async (): Promise<Result<null, CallError>> => ({ ok: true, value: null }) }))

// tus-js-client opens its own requests, which the network of the test does not see.
// This device can neither convert a file nor cut a part out of it (DGM-23).
vi.mock(import('@irodori/media/browser/convertMedium'), async (load) => ({
  ...(await load()),
  canConvertMedium: async () => false,
}))
vi.mock(import('@irodori/client/resumableUpload'), () => ({ uploadMedium: () => medium.send() }))
beforeEach(() => {
  medium.send = async () => ok(null)
})

const STORED = [messagePhoto(2), messageVideo()]
const PARTS = messageParts(STORED)

/** Fields with a photo and a video, and an empty one for a sound. */
const Fields = () => (
  <>
    <PhotoField {...PLACE} position={1} photo={null} onSending={() => {}} />
    <PhotoField {...PLACE} position={2} photo={PARTS.photos[1] ?? null} onSending={() => {}} />
    <MediumField {...PLACE} kind="VIDEO" medium={PARTS.video} onSending={() => {}} />
    <MediumField {...PLACE} kind="AUDIO" medium={null} onSending={() => {}} />
  </>
)

const open = (
  given: { readonly upload?: FakeCall['reply']; readonly remove?: FakeCall['reply'] },
  callLimitMs = 60_000,
) =>
  renderInPortal(<Fields />, {
    areas: ['messageMaking'],
    session: GUEST,
    callLimitMs,
    calls: [
      { endpoint: readMessage, reply: () => succeed(STORED) },
      { endpoint: saveMessageImage, reply: given.upload ?? (() => succeed(messagePhoto(1))) },
      { endpoint: deleteMessageFile, reply: given.remove ?? (() => succeed(null)) },
    ],
  })

const photoField = page.getByLabelText('写真1を入れる').last()
const videoField = page.getByLabelText('動画を選ぶ').last()
const soundField = page.getByLabelText('音声を選ぶ').last()
const editPhoto = page.getByRole('button', { name: '写真2を調整する' })
const removeVideo = page.getByRole('button', { name: '動画を削除する' })
const problem = page.getByRole('alertdialog')
const stopped = page.getByText('送信できませんでした。')

async function mediaFile(name: string, size = 0): Promise<File> {
  const bytes = await (await fetch(`/packages/api/testing/media/${name}`)).blob()
  return new File([bytes, new Uint8Array(Math.max(0, size - bytes.size))], name, { type: bytes.type })
}

/** A silent sound of 8,000 samples a second, one byte each. */
function wav(seconds: number): File {
  const samples = seconds * 8000
  const bytes = new Uint8Array(44 + samples).fill(128)
  const header = new DataView(bytes.buffer)
  const words = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  words(0, 'RIFF')
  header.setUint32(4, 36 + samples, true)
  words(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, 8000, true)
  header.setUint32(28, 8000, true)
  header.setUint16(32, 1, true)
  header.setUint16(34, 8, true)
  words(36, 'data')
  header.setUint32(40, samples, true)
  return new File([bytes], 'sound.wav', { type: 'audio/wav' })
}

/** Closes the dialog, after which the field takes the next file. */
async function expectProblem(title: string, text: RegExp, code: string) {
  await expect.element(problem).toHaveAccessibleName(title)
  await expect.element(problem).toMatchTextContent(text)
  await expect.element(problem).toMatchTextContent(`お問い合わせ用コード：${code}`)
  await userEvent.keyboard('{Enter}')
  await expect.element(problem).not.toBeInTheDocument()
  await expect.element(editPhoto).toBeVisible()
  await expect.element(removeVideo).toBeVisible()
}

const BEFORE_UPLOAD = [
  {
    what: 'a photo of 10 MB',
    field: photoField,
    file: async () => new File([new Uint8Array(10 * MEGABYTE)], '犬.png'),
    title: '画像のサイズが大きすぎます',
    text: /もう少し小さい画像をお選びください。/,
    code: 'IMAGE_MAXIMUM_SIZE',
  },
  {
    what: 'a photo that is no picture',
    field: photoField,
    file: async () => new File(['GIF?'], '犬.gif'),
    title: '読み込みに失敗しました',
    text: /PNG、JPEG、GIF の画像をお選びください。/,
    code: 'IMAGE_INVALID',
  },
  {
    what: 'a truncated photo',
    field: photoField,
    file: async () => new File([(await pictureFile('犬.png')).slice(0, 60)], '犬.png'),
    title: '読み込みに失敗しました',
    text: /ファイルが途中で切れています。/,
    code: 'IMAGE_TRUNCATED',
  },
  {
    what: 'a video of more than 70 MB',
    field: videoField,
    file: () => mediaFile('video.mp4', 70 * MEGABYTE + 1),
    title: '動画のサイズが大きすぎます',
    text: /70MB以下、20秒以内の動画をお選びください。/,
    code: 'VIDEO_MAXIMUM_SIZE',
  },
  {
    what: 'a sound of more than 5 MB',
    field: soundField,
    file: () => mediaFile('sound.mp3', 5 * MEGABYTE + 1),
    title: '音声のサイズが大きすぎます',
    text: /5MB以下、20秒以内の音声をお選びください。/,
    code: 'AUDIO_MAXIMUM_SIZE',
  },
  {
    what: 'a sound of 21 seconds',
    field: soundField,
    file: async () => wav(21),
    title: '長すぎます',
    text: /20秒以内のファイルをお選びください。.*短く切り取ってからお選びください。/,
    code: 'FILE_MAXIMUM_TIME',
  },
  {
    what: 'a sound of more than 5 MB and 21 seconds',
    field: soundField,
    file: async () => new File([wav(21), new Uint8Array(5 * MEGABYTE)], 'sound.wav'),
    title: 'このファイルはお使いいただけません',
    text: /5MB以下.*20秒以内のファイル/,
    code: 'AUDIO_MAXIMUM_SIZE FILE_MAXIMUM_TIME',
  },
  {
    what: 'a video as a sound',
    field: soundField,
    file: () => mediaFile('video.mp4'),
    title: '読み込みに失敗しました',
    text: /これは動画のファイルです。/,
    code: 'HAS_PICTURE',
  },
] as const

it.each(BEFORE_UPLOAD)('DGM-5, DGM-6: $what is refused on the device: "$title"', async ({ field, file, ...row }) => {
  const send = vi.spyOn(medium, 'send')
  const { sent } = await open({})
  chooseFile(field, await file())
  await expectProblem(row.title, row.text, row.code)
  expect(send).not.toHaveBeenCalled()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

it('DGM-6: a sound of exactly 20 seconds is sent', async () => {
  const send = vi.spyOn(medium, 'send')
  await open({})
  chooseFile(soundField, wav(20))
  await expect.poll(() => send.mock.calls.length).toBe(1)
  await expect.element(problem).not.toBeInTheDocument()
})

interface Row {
  readonly code: ErrorCode
  readonly status: number
  readonly title: string
  readonly text: RegExp
}

const UNREADABLE = '読み込みに失敗しました'
/** Refusals after which the customer chooses another file. */
const OTHER_FILE: readonly Row[] = [
  { code: 'IMAGE_INVALID', status: 400, title: UNREADABLE, text: /PNG、JPEG、GIF の画像/ },
  { code: 'IMAGE_MAXIMUM_SIZE', status: 400, title: '画像のサイズが大きすぎます', text: /もう少し小さい画像/ },
  { code: 'IMAGE_TRUNCATED', status: 400, title: UNREADABLE, text: /途中で切れています/ },
  { code: 'IMAGE_TOO_MANY_PIXELS', status: 400, title: '画像の画素数が大きすぎます', text: /縮小した画像/ },
  { code: 'IMAGE_NOT_FOUND', status: 404, title: '写真が見つかりません', text: /写真をもう一度お選びください/ },
  { code: 'VIDEO_INVALID', status: 400, title: UNREADABLE, text: /MP4、MOV、WebM の動画/ },
  { code: 'VIDEO_MAXIMUM_SIZE', status: 400, title: '動画のサイズが大きすぎます', text: /70MB以下、20秒以内/ },
  { code: 'AUDIO_INVALID', status: 400, title: UNREADABLE, text: /MP3、M4A、WAV などの音声/ },
  { code: 'AUDIO_MAXIMUM_SIZE', status: 400, title: '音声のサイズが大きすぎます', text: /5MB以下、20秒以内/ },
  { code: 'FILE_MAXIMUM_TIME', status: 400, title: '長すぎます', text: /20秒以内のファイル.*短く切り取って/ },
  { code: 'REQUEST_INVALID', status: 400, title: '内容を確認できませんでした', text: /もう一度お試しください/ },
  { code: 'UPLOAD_OFFSET_WRONG', status: 409, title: 'アップロードが途切れました', text: /続きから送ります/ },
  { code: 'TOO_MANY_TRIES', status: 429, title: '入力の回数が多すぎます', text: /時間を置いて/ },
  { code: 'INTERNAL', status: 500, title: '処理を完了できませんでした', text: /少し時間を置いて/ },
]
/** Refusals because the message can no longer be changed. */
const CLOSED: readonly Row[] = [
  { code: 'ORDER_IS_PRODUCED', status: 403, title: 'すでに製作に入っています', text: /もう変更できません/ },
  { code: 'STATUS_NOT_ALLOWED', status: 403, title: 'この操作はできません', text: /マイページでご確認ください/ },
  { code: 'FORBIDDEN', status: 403, title: '表示できないご注文です', text: /ご覧いただけません/ },
  { code: 'NOT_FOUND', status: 404, title: '見つかりませんでした', text: /掲載が終わった/ },
]
/** After these the same file can be sent again. */
const AGAIN: readonly Pick<Row, 'code' | 'status'>[] = [
  { code: 'BUSY', status: 503 },
  { code: 'UNAUTHENTICATED', status: 401 },
]

it('DGM-8: each code of the contract has a row', () => {
  const inRows = (code: ErrorCode) => [...OTHER_FILE, ...CLOSED, ...AGAIN].some((row) => row.code === code)
  for (const endpoint of [saveMessageImage, beginMessageUpload, sendMessagePiece, deleteMessageFile]) {
    expect(errorsOf(endpoint).filter((code) => !inRows(code))).toEqual([])
  }
})

const fitsPhoto = ({ code }: Row) => !/^(VIDEO|AUDIO|FILE|UPLOAD)_/.test(code)
const choosePhoto = async () => userEvent.upload(photoField, await pictureFile('犬.png'))
const chooseVideo = async () => chooseFile(videoField, await mediaFile('video.mp4'))
const chooseSound = async () => chooseFile(soundField, await mediaFile('sound.mp3'))
const refusedUpload =
  ({ status, code }: Pick<Row, 'status' | 'code'>) =>
  async () =>
    err(readRefusedCall(status, refuse(status, code)))

it.each(OTHER_FILE.filter(fitsPhoto))('DGM-8: after $status $code of a photo says "$title"', async (row) => {
  await open({ upload: () => refuse(row.status, row.code, '内部の事情です') })
  await choosePhoto()
  await expectProblem(row.title, row.text, row.code)
  await expect.element(stopped).not.toBeInTheDocument()
})

it.each(OTHER_FILE)('DGM-8: after $status $code of a video or a sound says "$title"', async (row) => {
  medium.send = refusedUpload(row)
  await open({})
  await (row.code.startsWith('AUDIO') ? chooseSound() : chooseVideo())
  await expectProblem(row.title, row.text, row.code)
})

const WAYS = {
  photo: async (row: Row) => {
    const { history } = await open({ upload: () => refuse(row.status, row.code) })
    await choosePhoto()
    return history
  },
  video: async (row: Row) => {
    medium.send = refusedUpload(row)
    const { history } = await open({})
    await chooseVideo()
    return history
  },
  deletion: async (row: Row) => {
    const { history } = await open({ remove: () => refuse(row.status, row.code) })
    await removeVideo.click()
    await page.getByRole('button', { name: '削除する', exact: true }).click()
    return history
  },
}

it.each(CLOSED.flatMap((row) => (['photo', 'video', 'deletion'] as const).map((way) => ({ ...row, way }))))(
  'DGM-8: after $status $code of a $way says "$title", and leads to my page',
  async ({ way, ...row }) => {
    const history = await WAYS[way](row)
    await expect.element(problem).toHaveAccessibleName(row.title)
    await expect.element(problem).toMatchTextContent(row.text)
    await problem.getByRole('button', { name: 'マイページへ' }).click()
    expect(history.at(-1)).toBe('/mypage')
  },
)

interface Lost {
  readonly answer: string
  readonly reply: FakeCall['reply']
}

const UNEXPLAINED: readonly Lost[] = [
  { answer: '503 BUSY', reply: () => refuse(503, 'BUSY') },
  { answer: 'no data', reply: () => succeed(null) },
  { answer: 'data outside the contract', reply: () => succeed({ id: 7 }) },
]

it.each([
  ...UNEXPLAINED,
  { answer: 'no JSON', reply: () => new Blob(['<html>']) },
  ...LOST_ANSWERS.filter(({ answer }) => answer !== 'a time-out'),
])('DGM-7: after $answer of a photo offers to send the same file again', async ({ reply }) => {
  let answer: FakeCall['reply'] = reply
  const { sent } = await open({ upload: (...call) => answer(...call) })
  await choosePhoto()
  await expect.element(stopped).toBeVisible()
  await expect.element(problem).not.toBeInTheDocument()
  answer = () => succeed(messagePhoto(1))
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  const uploads = () => sent.filter(({ method }) => method === 'POST')
  await expect.poll(() => uploads().length).toBe(2)
  await expect.element(stopped).not.toBeInTheDocument()
  expect(uploads()).toMatchObject([{ body: { file: { name: '犬.png' } } }, { body: { file: { name: '犬.png' } } }])
})

it.each([
  { answer: 'no network', error: { kind: 'NETWORK' } as const },
  ...AGAIN.map(({ code, status }) => ({ answer: code, error: readRefusedCall(status, refuse(status, code)) })),
  { answer: 'no JSON', error: readRefusedCall(502, null) },
])('DGM-7: after $answer of a video offers to send the same file again', async ({ error }) => {
  const send = vi.spyOn(medium, 'send').mockResolvedValueOnce(err(error))
  await open({})
  await chooseVideo()
  await expect.element(stopped).toBeVisible()
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.poll(() => send.mock.calls.length).toBe(2)
  await expect.element(stopped).not.toBeInTheDocument()
})

const login = page.getByRole('dialog', { name: 'ログイン方法をお選びください' })

it('DGM-7: after 401 UNAUTHENTICATED of a photo the login opens, and the same file can be sent again', async () => {
  const { connection } = await open({
    upload: replies(
      () => refuse(401, 'UNAUTHENTICATED'),
      () => succeed(messagePhoto(1)),
    ),
  })
  await choosePhoto()
  await expect.element(login).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(stopped).toBeVisible()
  connection.session.write(GUEST)
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(stopped).not.toBeInTheDocument()
})

it('DGM-9: after 401 UNAUTHENTICATED of a deletion the login opens, and the part stays', async () => {
  await open({ remove: () => refuse(401, 'UNAUTHENTICATED') })
  await removeVideo.click()
  await page.getByRole('button', { name: '削除する', exact: true }).click()
  await expect.element(login).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(removeVideo).toBeVisible()
})

it('DGM-7: an aborted upload of a video leaves the field as it was, without a complaint', async () => {
  medium.send = async () => err({ kind: 'ABORTED' })
  await open({})
  await chooseVideo()
  await expect.element(removeVideo).toBeVisible()
  await expect.element(stopped).not.toBeInTheDocument()
  await expect.element(problem).not.toBeInTheDocument()
})

it.each(OTHER_FILE.filter(({ code }) => ['REQUEST_INVALID', 'TOO_MANY_TRIES', 'INTERNAL'].includes(code)))(
  'DGM-9: after $status $code of a deletion says "$title", and the part stays',
  async (row) => {
    await open({ remove: () => refuse(row.status, row.code) })
    await removeVideo.click()
    await page.getByRole('button', { name: '削除する', exact: true }).click()
    await expectProblem(row.title, row.text, row.code)
  },
)

it.each([
  { answer: '503 BUSY', reply: () => refuse(503, 'BUSY'), callLimitMs: 60_000 },
  { answer: 'data outside the contract', reply: () => succeed({ id: 7 }), callLimitMs: 60_000 },
  { answer: 'no JSON', reply: () => new Blob(['<html>']), callLimitMs: 60_000 },
  ...LOST_ANSWERS,
])('DGM-9: after $answer of a deletion names the part, which stays', async ({ reply, callLimitMs }) => {
  await open({ remove: reply }, callLimitMs)
  await removeVideo.click()
  await page.getByRole('button', { name: '削除する', exact: true }).click()
  await expect.element(page.getByText('動画を削除できませんでした。もう一度お試しください。')).toBeVisible()
  await expect.element(problem).not.toBeInTheDocument()
  await expect.element(removeVideo).toBeVisible()
})
