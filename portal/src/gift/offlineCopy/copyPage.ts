import { type OfflineParts, offlinePage } from './offlinePage.ts'

interface Keeping {
  /** The page as it is shown. */
  readonly page: HTMLElement
  readonly texts: Pick<OfflineParts, 'language' | 'title' | 'note'>
  /** The bytes behind an address; it throws where they cannot be had. */
  readonly read: (url: string) => Promise<Blob>
}

/** Copies a message page into one file, with all that it shows. */
export async function copyPage({ page, texts, read }: Keeping): Promise<Blob> {
  // In a document that nobody looks at, so that the copy loads nothing.
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

/** Every rule of the page's style sheets, which are all our own. */
const sheetsOf = (document: Document): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n')

/** The faces that the page uses travel with it; an address that cannot be read leaves the device's own face. */
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
