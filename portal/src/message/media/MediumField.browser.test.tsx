import { readMessage } from '@irodori/contract/endpoints/message'
import { succeed } from '@irodori/contract/envelope'
import { madeSound, madeVideo, probed } from '@irodori/media/testing/mediaBytes'
import { err, ok } from '@irodori/result'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { GUEST } from '../../../testing/sampleOrders.ts'
import { chooseFile } from '../../../testing/slowFile.ts'
import { MediumField } from './MediumField.tsx'

const uploads = vi.hoisted(() => ({ files: [] as File[], isOffline: false }))
vi.mock(import('@irodori/client/resumableUpload'), () => ({
  uploadMedium: async (_client, _place, file) => {
    uploads.files.push(file as File)
    return uploads.isOffline ? err({ kind: 'NETWORK' }) : ok(null)
  },
}))
beforeEach(() => {
  uploads.files = []
  uploads.isOffline = false
})

const AV1 = ['-c:v', 'libsvtav1', '-preset', '12', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
const progress = page.getByRole('progressbar')
const choose = { VIDEO: page.getByLabelText('動画を選ぶ').last(), AUDIO: page.getByLabelText('音声を選ぶ').last() }

async function open(kind: 'VIDEO' | 'AUDIO') {
  const onSending = vi.fn()
  const place = { orderNumber: 'irodori-20000002', templateId: 'blue' }
  await renderInPortal(<MediumField {...place} kind={kind} medium={null} onSending={onSending} />, {
    areas: ['messageMaking'],
    session: GUEST,
    calls: [{ endpoint: readMessage, reply: () => succeed([]) }],
  })
  await expect.element(page.getByRole('button', { name: /を選ぶ$/ })).toBeVisible()
  return { give: (file: Blob, name: string) => chooseFile(choose[kind], new File([file], name)), onSending }
}

it('DGM-23, DGM-24: a video that not every browser plays is converted with its progress, and then uploaded', async () => {
  const { give, onSending } = await open('VIDEO')
  give(await madeVideo('film.mp4', { seconds: 8, size: '640x360', codecs: AV1 }), '犬.散歩.mp4')
  await expect.element(progress).toHaveAccessibleName('動画を変換しています…')
  await expect.poll(() => Number(progress.element().getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  await expect.poll(() => uploads.files.map(({ name }) => name)).toEqual(['犬.散歩.mp4'])
  await expect.element(progress).not.toBeInTheDocument()
  // The progress of the conversion ends before that of the upload.
  await expect
    .poll(() => onSending.mock.calls)
    .toEqual([
      ['VIDEO', true],
      ['VIDEO', false],
    ])
  expect(await probed(uploads.files[0] ?? new Blob())).toMatchObject({ codecs: ['h264', 'aac'], errors: '' })
})

it('DGM-24: a cancelled conversion uploads nothing, and a stopped upload sends the converted file again', async () => {
  const { give } = await open('VIDEO')
  give(await madeVideo('film.mp4', { seconds: 20, size: '640x360', codecs: AV1 }), '犬.mp4')
  await expect.element(progress).toHaveAccessibleName('動画を変換しています…')
  await page.getByRole('button', { name: 'やめる' }).click()
  await expect.element(progress).not.toBeInTheDocument()
  expect(uploads.files).toEqual([])

  uploads.isOffline = true
  give(await madeVideo('film.mp4', { seconds: 1, codecs: AV1 }), '犬.mp4')
  await expect.element(page.getByText('送信できませんでした。')).toBeVisible()
  uploads.isOffline = false
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.poll(() => uploads.files).toHaveLength(2)
  expect(uploads.files[1]).toBe(uploads.files[0])
})

it('DGM-23: a sound file that is too large becomes AAC, with a name that says so', async () => {
  const { give } = await open('AUDIO')
  give(await madeSound('voice.wav', 15, ['-c:a', 'pcm_s24le', '-ar', '96000', '-ac', '2']), '声.wav')
  await expect.poll(() => uploads.files.map(({ name }) => name)).toEqual(['声.m4a'])
  expect(await probed(uploads.files[0] ?? new Blob())).toMatchObject({ codecs: ['aac'], channels: 2, errors: '' })
})

it('DGM-23: a file within the limits is uploaded untouched', async () => {
  await open('AUDIO')
  const voice = new File([await madeSound('voice.mp3', 20)], '声.mp3')
  chooseFile(choose.AUDIO, voice)
  await expect.poll(() => uploads.files).toHaveLength(1)
  expect(uploads.files[0]).toBe(voice)
})

it('DGM-25: only the chosen part of a long sound is uploaded', async () => {
  const { give } = await open('AUDIO')
  give(await madeSound('voice.mp3', 40), '声.mp3')
  await expect.element(page.getByRole('dialog', { name: '20秒より長い音声です' })).toBeVisible()
  await expect.element(progress).not.toBeInTheDocument()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await page.getByRole('button', { name: 'この部分を使う' }).click()
  await expect.poll(() => uploads.files.map(({ name }) => name)).toEqual(['声.mp3'])
  const { seconds } = await probed(uploads.files[0] ?? new Blob())
  expect(Math.abs(seconds - 19)).toBeLessThan(0.1)
})

it('DGM-25: nothing is uploaded without a choice, and the keyboard goes on at the field', async () => {
  const { give } = await open('AUDIO')
  give(await madeSound('voice.mp3', 40), '声.mp3')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: '音声を選ぶ' })).toHaveFocus()
  expect(uploads.files).toEqual([])
})

it('DGM-22, DGM-23: a long video that the browser cannot cut is refused with what to do', async () => {
  vi.stubGlobal('VideoEncoder', undefined)
  const { give } = await open('VIDEO')
  const film = await (await fetch('/packages/api/testing/media/twenty-one-seconds.mp4')).blob()
  give(film, '犬.mp4')
  const problem = page.getByRole('alertdialog', { name: '長すぎます' })
  await expect.element(problem).toMatchTextContent(/20秒以内.*短く切り取ってから/)
  vi.unstubAllGlobals()
  expect(uploads.files).toEqual([])
})
