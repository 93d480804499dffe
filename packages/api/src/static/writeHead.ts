/** What a page says of itself before any script has run. */
export interface PageHead {
  /** Without the shop's name; null leaves the app's own title. */
  readonly title: string | null
  readonly description: string
  /** Absolute, as previews need it. */
  readonly imageUrl: string | null
  /** The one address of the page, absolute; null where it has none to be found by. */
  readonly url: string | null
  readonly isListed: boolean
}

const SHOP = 'Irodori 彩り'

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** The app's page with its title, its description and what link previews read. */
export function writeHead(html: string, { title, description, imageUrl, url, isListed }: PageHead): string {
  const full = title === null ? SHOP : `${title} | ${SHOP}`
  const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`
  const tags = [
    ...(isListed ? [] : ['<meta name="robots" content="noindex">']),
    ...(url === null ? [] : [`<link rel="canonical" href="${escaped(url)}">`, property('og:url', url)]),
    property('og:site_name', SHOP),
    property('og:type', 'website'),
    property('og:locale', 'ja_JP'),
    property('og:title', title ?? SHOP),
    property('og:description', description),
    ...(imageUrl === null ? [] : [property('og:image', imageUrl)]),
    `<meta name="twitter:card" content="${imageUrl === null ? 'summary' : 'summary_large_image'}">`,
  ]
  // Functions, for what stands in a name may look like a pattern of replace.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(full)}</title>\n    ${tags.join('\n    ')}`)
    .replace(
      /<meta name="description" content="[^"]*">/,
      () => `<meta name="description" content="${escaped(description)}">`,
    )
}
