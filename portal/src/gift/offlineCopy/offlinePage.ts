/** The contents of an offline copy of a message page, which fetches nothing. */
export interface OfflineParts {
  readonly language: string
  readonly title: string
  /** The HTML of the page, in which `kept:0` stands for the first of the media, and so on. */
  readonly markup: string
  /** Pictures, video and sound as data addresses. */
  readonly media: readonly string[]
  readonly styles: string
  /** A sentence that says how long the message was online. */
  readonly note: string
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** Forbids every request, whatever the page contains. */
const POLICY = "default-src 'none'; img-src data:; media-src data:; font-src data:; style-src 'unsafe-inline'"

/** The parts of one HTML file without scripts. They are not joined, because a video can exceed the maximum length of a string. */
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

/** GFT-17: a file name from the title of the message, without characters that some systems forbid. */
export function offlineFileName(title: string, untitled: string): string {
  const name = title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()
  return `${name === '' ? untitled : name.slice(0, 40)}.html`
}
