import type { EmbeddingEvent } from '@irodori/contract/embedding'
import { embeddingMessage, originOfFrameName } from '@irodori/contract/embedding'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineElement } from './defineElement.ts'

/** Nothing answers there, so that no page interferes. */
const SHOP = 'http://127.0.0.1:9'
defineElement('test-designs', SHOP)

function place(attributes: Readonly<Record<string, string>>) {
  const element = document.createElement('test-designs')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  const frame = element.shadowRoot?.querySelector('iframe')
  if (!frame) throw new Error('the element has no frame')
  const heard: unknown[] = []
  for (const type of ['opened', 'saved', 'left', 'height'])
    element.addEventListener(type, (event) => heard.push((event as CustomEvent).detail))
  /** A message as it arrives from the frame, with changes. */
  const receive = (data: unknown, change: MessageEventInit = {}): void => {
    dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, origin: SHOP, data, ...change }))
  }
  return { element, frame, heard, receive }
}

afterEach(() => {
  document.body.replaceChildren()
})

const LEFT: EmbeddingEvent = { type: 'left', path: '/mypage' }
const OPENED: EmbeddingEvent = {
  type: 'opened',
  page: 'EDITOR',
  path: '/design/new/a/false/card',
  productId: 'card',
  templateId: 'a',
  orderNumber: null,
}

describe('EMB-4 the element', () => {
  it('shows the product of its attribute, names the frame by the origin of the page, and gives it a title', () => {
    const { frame } = place({ product: 'card' })
    expect(frame.src).toBe(`${SHOP}/product/card`)
    expect(originOfFrameName(frame.name)).toBe(location.origin)
    expect(frame.title).toBe('商品のデザイン')
  })

  it('shows another page when an attribute changes, and the same one again after it was removed and put back', () => {
    const { element, frame } = place({ product: 'card', title: 'カードをつくる' })
    expect(frame.title).toBe('カードをつくる')
    element.setAttribute('product', 'clock')
    expect(frame.src).toBe(`${SHOP}/product/clock`)
    element.setAttribute('template', 'snow')
    expect(frame.src).toBe(`${SHOP}/design/new/snow/false/clock`)
    element.setAttribute('path', '/design/edit/tayori-1/1/none/card')
    expect(frame.src).toBe(`${SHOP}/design/edit/tayori-1/1/none/card`)
    element.remove()
    document.body.append(element)
    expect(frame.src).toBe(`${SHOP}/design/edit/tayori-1/1/none/card`)
  })

  it('shows nothing and says what is missing if no attribute names a page for a frame', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(place({}).frame.src).toBe('')
    expect(place({ path: '/mypage' }).frame.src).toBe('')
    expect(complaint).toHaveBeenCalledTimes(2)
    expect(complaint.mock.calls[0]?.[0]).toContain('name a product')
    complaint.mockRestore()
  })
})

describe('EMB-3 a message to the element', () => {
  it('becomes an event with its data', () => {
    const { heard, receive } = place({ product: 'card' })
    receive(embeddingMessage(OPENED))
    receive(embeddingMessage(LEFT))
    expect(heard).toEqual([OPENED, LEFT])
  })

  it('is passed over if it comes from another window or origin, or is no message of this version', () => {
    const { heard, receive } = place({ product: 'card' })
    receive(embeddingMessage(LEFT), { source: window })
    receive(embeddingMessage(LEFT), { origin: 'https://evil.example' })
    receive({ ...embeddingMessage(LEFT), version: 2 })
    receive('left')
    expect(heard).toEqual([])
  })

  it('goes to the element whose frame sent it, and to none after the element was removed', () => {
    const [first, second] = [place({ product: 'card' }), place({ product: 'clock' })]
    second.receive(embeddingMessage(LEFT))
    expect([first.heard, second.heard]).toEqual([[], [LEFT]])
    first.element.remove()
    first.receive(embeddingMessage(LEFT))
    expect(first.heard).toEqual([])
  })
})

describe('EMB-6 the height of the frame', () => {
  it('is that of the content, at most that of the window, and that of an editor once it is opened', () => {
    const { frame, heard, receive } = place({ product: 'card' })
    receive(embeddingMessage({ type: 'height', height: 300.2 }))
    expect(getComputedStyle(frame).height).toBe('301px')
    receive(embeddingMessage({ type: 'height', height: 5000 }))
    expect(getComputedStyle(frame).height).toBe(`${innerHeight}px`)
    receive(embeddingMessage(OPENED))
    expect(getComputedStyle(frame).height).toBe(`${Math.min(innerHeight, 900)}px`)
    // The page has no use for the height.
    expect(heard).toEqual([OPENED])
  })
})
