import type { MessageItem, MessageOrder, MessageTemplate } from '@irodori/contract/entities/message'
import { sampleOrder } from './sampleOrders.ts'

/** An open order whose message can be edited. */
export const messageOrder = (overrides: Parameters<typeof sampleOrder>[0] = {}) =>
  sampleOrder({ processMethod: 'digital_message', ...overrides })

export const messageTemplate = (overrides: Partial<MessageTemplate> = {}): MessageTemplate => ({
  id: 'blue',
  name: 'あおい空',
  theme: 'forYouBlue',
  defaultTitle: 'いつもありがとう',
  thumbnailUrl: '',
  position: 1,
  ...overrides,
})

type Photo = Extract<MessageItem, { type: 'RECT_IMAGE' }>

/** A photo of 400 by 300 pixels at the given position, without rotation. */
export const messagePhoto = (position: number, overrides: Partial<Photo> = {}): Photo => ({
  type: 'RECT_IMAGE',
  id: `photo-${position}`,
  templateId: 'blue',
  position,
  imageName: `photo-${position}.png`,
  cropImageName: `crop_photo-${position}.png`,
  fileName: `crop_photo-${position}.png`,
  width: 400,
  height: 300,
  left: 0,
  top: 0,
  sourceWidth: 400,
  sourceHeight: 300,
  croppedLeft: 0,
  croppedTop: 0,
  croppedWidth: 400,
  croppedHeight: 300,
  rotate: 0,
  imageRotate: 0,
  brightness: 100,
  ratio: 4 / 3,
  ...overrides,
})

/** A text: the title at position 1, the message at position 2. */
export const messageText = (position: number, text: string): MessageItem => ({
  type: 'TEXT',
  id: `text-${position}`,
  templateId: 'blue',
  position,
  text,
})

export const messageVideo = (): MessageItem => ({
  type: 'VIDEO',
  id: 'video',
  templateId: 'blue',
  position: 1,
  fileName: 'video.mp4',
  duration: 5,
  width: 640,
  height: 360,
})

export const messageAudio = (): MessageItem => ({
  type: 'AUDIO',
  id: 'audio',
  templateId: 'blue',
  position: 1,
  fileName: 'audio.m4a',
  duration: 5,
  width: 0,
  height: 0,
})

/** The released order that a recipient sees today, with two days to choose from. */
export function releasedOrder(): MessageOrder {
  return {
    id: 'order-2',
    orderNumber: 'irodori-20000002',
    status: 'URL_RELEASED',
    templateId: 'blue',
    theme: 'forYouBlue',
    defaultTitle: '',
    urlReleasedDate: new Date().toISOString(),
    shownValidity: '2026/12/20',
    timeToAutoStartProduction: null,
    senderName: '花子',
    receiverName: '太郎',
    canAccept: true,
    deliveryDate: null,
    deliveryTime: null,
    firstDeliveryDate: '2026-12-01',
    lastDeliveryDate: '2026-12-02',
    deliveryDates: ['2026-12-01', '2026-12-02'],
  }
}
