/** The head of a page, for link previews and search engines. */
export interface PageHead {
  /** Without the shop's name; null for the shop's name alone. */
  readonly title: string | null
  readonly description: string
  /** Absolute URL, as link previews require. */
  readonly imageUrl: string | null
  /** Canonical URL, absolute; null if the page has none. */
  readonly url: string | null
  readonly isListed: boolean
  /** Structured data for search engines, as JSON-LD; none if omitted. */
  readonly structuredData?: readonly StructuredData[]
}

/** An item of schema.org. */
export interface StructuredData {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly [property: string]: unknown
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** Writes title, description and link preview tags into the app's document. */
export function writeHead(html: string, head: PageHead, shopName: string): string {
  const { title, description, imageUrl, url, isListed, structuredData = [] } = head
  const full = title === null ? shopName : `${title} | ${shopName}`
  const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`
  const tags = [
    ...(isListed ? [] : ['<meta name="robots" content="noindex">']),
    ...(url === null ? [] : [`<link rel="canonical" href="${escaped(url)}">`, property('og:url', url)]),
    property('og:site_name', shopName),
    property('og:type', 'website'),
    property('og:locale', 'ja_JP'),
    property('og:title', title ?? shopName),
    property('og:description', description),
    ...(imageUrl === null ? [] : [property('og:image', imageUrl)]),
    `<meta name="twitter:card" content="${imageUrl === null ? 'summary' : 'summary_large_image'}">`,
    // Every "<" is escaped, so that no text of the shop can close the script element.
    ...structuredData.map(
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ]
  // Replacer functions, because a name may contain a replacement pattern such as `$&`.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(full)}</title>\n    ${tags.join('\n    ')}`)
    .replace(
      /<meta name="description" content="[^"]*">/,
      () => `<meta name="description" content="${escaped(description)}">`,
    )
}
