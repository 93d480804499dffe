/** What a message page consists of when it stands alone: nothing of it is fetched. */
export interface OfflineParts {
  readonly language: string
  readonly title: string
  /** Of the page; `kept:0` stands for the first of the media, and so on. */
  readonly markup: string
  /** Pictures, video and sound as data addresses. */
  readonly media: readonly string[]
  readonly styles: string
  /** How long the message was online, in words. */
  readonly note: string
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** Nothing may be fetched by a kept page, whatever stands in it. */
const POLICY = "default-src 'none'; img-src data:; media-src data:; font-src data:; style-src 'unsafe-inline'"

/** One HTML file that opens from a disk, without a script. In pieces, for a film makes a text too long to be copied. */
export const offlinePage = ({ language, title, markup, media, styles, note }: OfflineParts): string[] => [
  `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escaped(title)}</title>
<style>${styles.replaceAll('</', '<\\/')}</style>
</head>
<body>
`,
  ...markup.split(/"kept:(\d+)"/).map((piece, index) => (index % 2 ? `"${media[Number(piece)] ?? ''}"` : piece)),
  `
<p style="margin:0;padding:24px;text-align:center;font-size:.8125rem">${escaped(note)}</p>
</body>
</html>
`,
]

/** A file name that every device takes, from the title of the message. */
export function offlineFileName(title: string, untitled: string): string {
  const words = title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()
  return `${words === '' ? untitled : words.slice(0, 40)}.html`
}
