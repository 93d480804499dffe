import type { MessageItem } from '@irodori/contract/entities/message'
import { expect, it } from 'vitest'
import { messageContent, PROPOSED_TEXT } from './messageContent.ts'

const NOW = new Date('2026-11-21T01:00:00.000Z')
const place = { id: 'a', templateId: 't' }
const text = (position: number, words: string): MessageItem => ({ type: 'TEXT', ...place, position, text: words })
const photo = (position: number): MessageItem => ({
  type: 'RECT_IMAGE',
  ...place,
  position,
  imageName: `${position}.png`,
  cropImageName: `crop_${position}.jpg`,
  fileName: `crop_${position}.jpg`,
  width: 831,
  height: 1000,
  left: 0,
  top: 0,
  sourceWidth: 900,
  sourceHeight: 1100,
  croppedLeft: 0,
  croppedTop: 0,
  croppedWidth: 831,
  croppedHeight: 1000,
  rotate: 0,
  imageRotate: 0,
  brightness: 100,
  ratio: 0.831,
})
const medium = (type: 'VIDEO' | 'AUDIO', fileName: string): MessageItem => ({
  type,
  ...place,
  position: 1,
  fileName,
  duration: 12.5,
  width: 640,
  height: 360,
})
const TEMPLATE = { defaultTitle: 'じいじへ' }
const order = { orderNumber: 'irodori-1', urlReleasedDate: null }
const shown = (items: readonly MessageItem[], mode: 'DESIGN' | 'PREVIEW' | 'RELEASED') =>
  messageContent(items, TEMPLATE, order, mode, NOW)

it('GFT-1: shows three photos, a video, a sound, the title from text 1 and the message from text 2', () => {
  const items = [
    text(2, 'いつもありがとう'),
    photo(3),
    medium('AUDIO', 'a.mp3'),
    photo(1),
    medium('VIDEO', 'v.mp4'),
    photo(2),
    text(1, 'おとうさんへ'),
  ]
  const file = '/api/digitalMessage/irodori-1/file'
  expect(shown(items, 'RELEASED')).toMatchObject({
    photos: [1, 2, 3].map((position) => `${file}/image/crop_${position}.jpg`),
    video: { url: `${file}/video/v.mp4`, width: 640, height: 360 },
    audio: { url: `${file}/audio/a.mp3`, seconds: 12.5 },
    title: 'おとうさんへ',
    text: 'いつもありがとう',
  })
})

it('GFT-2: leaves out the parts that the sender left out', () => {
  expect(shown([photo(2)], 'RELEASED')).toMatchObject({
    photos: [null, '/api/digitalMessage/irodori-1/file/image/crop_2.jpg', null],
    video: null,
    audio: null,
  })
})

it('GFT-3: shows proposed text and the text "null" in the design only', () => {
  const proposed = [text(1, 'じいじへ'), text(2, PROPOSED_TEXT)]
  expect(shown(proposed, 'DESIGN')).toMatchObject({ title: 'じいじへ', text: 'メッセージをご入力ください' })
  expect(shown([], 'DESIGN')).toMatchObject({ title: 'じいじへ', text: 'メッセージをご入力ください' })
  for (const mode of ['PREVIEW', 'RELEASED'] as const) {
    for (const items of [proposed, [text(1, 'null'), text(2, 'null')], []]) {
      expect(shown(items, mode)).toMatchObject({ title: '', text: '' })
    }
  }
})

it('GFT-4: a message is valid for two months from the release, or from today before it, written as YYYY/MM/DD', () => {
  expect(shown([], 'PREVIEW').validity).toBe('2027/01/21')
  const released = { ...order, urlReleasedDate: '2026-09-30T15:30:00.000Z' }
  expect(messageContent([], TEMPLATE, released, 'RELEASED', NOW).validity).toBe('2026/12/01')
})
