import type { EmbeddingEvent } from '@irodori/contract/embedding'
import { frameName, readEmbeddingMessage } from '@irodori/contract/embedding'
import { frame as frameTitle } from '@irodori/locales/ja/embedding.json'
import { addressOf } from './elementAddress.ts'

/** Attributes that name what the frame shows; a change shows the new page. */
const ATTRIBUTES = ['product', 'template', 'booklet', 'order', 'path'] as const

/** The editor fills the window, and at most this height; `--editor-height` of the element sets another one. */
const EDITOR_HEIGHT = 'var(--editor-height, min(100svh, 900px))'
/** Until the page has told its height. */
const FIRST_HEIGHT = '480px'

/** Whether the event says something to the page; the height is the element's own business. */
const isPublic = ({ type }: EmbeddingEvent): boolean => type !== 'height'

/**
 * Defines the element that shows the designs of a product, or the editor, of a shop in a frame. It dispatches the events
 * `opened`, `saved` and `left`, with the data of the message as their `detail`.
 * @param shop the origin of the shop
 */
export function defineElement(name: string, shop: string): void {
  class PrintDesigns extends HTMLElement {
    static readonly observedAttributes = ATTRIBUTES
    readonly #frame = document.createElement('iframe')
    readonly #listen = (message: MessageEvent): void => this.#receive(message)
    #shown = ''

    constructor() {
      super()
      const frame = this.#frame
      frame.name = frameName(location.origin)
      frame.allow = 'clipboard-read; clipboard-write; fullscreen'
      // Styles by script: a page's policy may forbid style elements and attributes.
      Object.assign(frame.style, { display: 'block', width: '100%', border: '0', height: FIRST_HEIGHT })
      this.attachShadow({ mode: 'open' }).append(frame)
    }

    connectedCallback(): void {
      this.style.display ||= 'block'
      addEventListener('message', this.#listen)
      this.#show()
    }

    disconnectedCallback(): void {
      removeEventListener('message', this.#listen)
      this.#shown = ''
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#show()
    }

    #show(): void {
      const value = (attribute: (typeof ATTRIBUTES)[number]) => this.getAttribute(attribute)
      const [product, template, order, path] = [value('product'), value('template'), value('order'), value('path')]
      const address = addressOf({ product, template, order, path, isBooklet: value('booklet') !== null })
      if (address === null) {
        console.error(`<${name}>: name a product, as product="greeting-card", or a path that an event had`)
        return
      }
      this.#frame.title = this.title || frameTitle
      // Several attributes that change together show one page.
      if (address === this.#shown) return
      this.#shown = address
      this.#frame.src = shop + address
    }

    #receive({ source, origin, data }: MessageEvent): void {
      if (source !== this.#frame.contentWindow || origin !== shop) return
      const event = readEmbeddingMessage(data)
      if (event === null) return
      this.#fit(event)
      if (isPublic(event)) this.dispatchEvent(new CustomEvent(event.type, { detail: event }))
    }

    #fit(event: EmbeddingEvent): void {
      const { style } = this.#frame
      if (event.type === 'opened' && event.page === 'EDITOR') {
        style.height = EDITOR_HEIGHT
        // Gestures on the canvas move the design, so the visitor could not scroll the page to see all of the editor.
        this.scrollIntoView()
      }
      if (event.type !== 'height') return
      // Dialogs stand in the middle of the frame, so a frame that is taller than the window would hide them.
      style.height = `min(${Math.ceil(event.height)}px, 100svh)`
    }
  }
  customElements.define(name, PrintDesigns)
}
