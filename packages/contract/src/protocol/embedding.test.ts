import { describe, expect, it } from 'vitest'
import type { EmbeddingEvent } from './embedding.ts'
import { embeddingMessage, frameName, originOfFrameName, readEmbeddingMessage } from './embedding.ts'

const EVENTS: readonly EmbeddingEvent[] = [
  {
    type: 'opened',
    page: 'EDITOR',
    path: '/design/new/a/false/card?order=tayori-10000001',
    productId: 'card',
    templateId: 'a',
    orderNumber: null,
  },
  {
    type: 'saved',
    orderNumber: 'tayori-10000001',
    productId: 'card',
    path: '/design/edit/tayori-10000001/1/none/card',
    designs: [{ id: '1', approvedHash: 'a'.repeat(64) }],
  },
  { type: 'left', path: '/mypage' },
  { type: 'height', height: 812.5 },
]

describe('EMB-3 a message to the page around the frame', () => {
  it.each(EVENTS)('$type is read as it was sent', (event) => {
    expect(readEmbeddingMessage(structuredClone(embeddingMessage(event)))).toEqual(event)
  })

  it.each([
    ['nothing', null],
    ['a text', 'print-designs'],
    ['a message of another program', { event: { type: 'left', path: '/' } }],
    ['a message of another version', { ...embeddingMessage(EVENTS[2] as EmbeddingEvent), version: 2 }],
    ['an unknown event', { protocol: 'print-designs', version: 1, event: { type: 'paid' } }],
    ['a negative height', { protocol: 'print-designs', version: 1, event: { type: 'height', height: -1 } }],
    ['an event without its fields', { protocol: 'print-designs', version: 1, event: { type: 'saved' } }],
  ])('is not read from %s', (_name, data) => {
    expect(readEmbeddingMessage(data)).toBeNull()
  })
})

describe('EMB-1 the name of a frame', () => {
  it('tells the origin of the page around it', () => {
    expect(originOfFrameName(frameName('https://flowers.example'))).toBe('https://flowers.example')
  })

  it.each(['', 'payment', 'print-designs', '_blank'])('tells none if it is "%s"', (name) => {
    expect(originOfFrameName(name)).toBeNull()
  })
})
