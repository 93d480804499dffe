import { type OfflineParts, offlinePage } from './offlinePage.ts'

interface CopyInput {
  /** The message page in the document. */
  readonly page: HTMLElement
  readonly texts: Pick<OfflineParts, 'language' | 'title' | 'note'>
  /** Reads the bytes of an address; throws if that fails. */
  readonly read: (url: string) => Promise<Blob>
}

/** GFT-16: copies a message page with all its media into one HTML file. */
export async function copyPage({ page, texts, read }: CopyInput): Promise<Blob> {
  // The copy belongs to a detached document, so that its elements load nothing.
  const copy = document.implementation.createHTMLDocument().importNode(page, true)
  for (const part of copy.querySelectorAll('[data-not-kept]')) part.remove()
  for (const part of copy.querySelectorAll('[data-waiting]')) part.removeAttribute('data-waiting')
  for (const part of copy.querySelectorAll('[data-kept-controls]'))
    part.replaceChildren(...part.querySelectorAll('audio'))
  const media: string[] = []
  for (const medium of copy.querySelectorAll<HTMLMediaElement | HTMLImageElement>('img, video, audio')) {
    const address = medium.getAttribute('src')
    if (!address) continue
    medium.removeAttribute('loading')
    if (!(medium instanceof HTMLImageElement)) {
      medium.setAttribute('controls', '')
      medium.setAttribute('preload', 'metadata')
    }
    medium.setAttribute('src', `kept:${media.length}`)
    media.push(await dataUrl(await read(address)))
  }
  const styles = await withFonts(sheetsOf(page.ownerDocument), read)
  return new Blob(offlinePage({ ...texts, markup: copy.outerHTML, media, styles }), { type: 'text/html;charset=utf-8' })
}

/** The text of all style sheets of the page, which are all from the same origin. */
const sheetsOf = (document: Document): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n')

/** Embeds the fonts of the style sheets; a font that cannot be read is replaced by a font of the device. */
async function withFonts(styles: string, read: (url: string) => Promise<Blob>): Promise<string> {
  let embedded = styles
  for (const [address, url = ''] of styles.matchAll(/url\("(\/[^"]+)"\)/g)) {
    const font = await read(url).catch(() => null)
    embedded = embedded.replaceAll(address, font ? `url("${await dataUrl(font)}")` : 'url("data:,")')
  }
  return embedded
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
