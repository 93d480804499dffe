import type { LegalBlock, LegalText } from '@irodori/contract/shopProfile'
import type { Language } from '@irodori/contract/language'

/** What a legal text may not contain, by the beginning of its line. */
const REFUSED: readonly [RegExp, string][] = [
  [/^\s*\|/, 'a table'],
  [/^\s*!\[/, 'a picture'],
  [/^\s*<\/?[a-z!]/i, 'HTML'],
  [/^\s*(?:```|~~~)/, 'a block of code'],
  [/^#{3,}\s/, 'a heading below ##'],
]

/** What is wrong with a legal text, by its line. */
export function legalTextProblems(text: string): string[] {
  const problems = text.split('\n').flatMap((line, index) => {
    const refused = REFUSED.find(([form]) => form.test(line))
    return refused ? [`line ${index + 1} is ${refused[1]}: write ## headings, paragraphs and - lists only`] : []
  })
  const { lead, sections } = parseLegalText(text, 'ja')
  return lead.length + sections.length === 0 ? ['is empty: write the text'] : problems
}

/**
 * Reads a text in the small part of Markdown that legal texts need: `## ` begins a section, `- ` an entry of a list, an empty
 * line a paragraph. A first line `# ` is left out, because the page has its own title.
 */
export function parseLegalText(text: string, language: Language): LegalText {
  const [lead = '', ...parts] = text
    .replaceAll('\r\n', '\n')
    .replace(/^\uFEFF?\s*# .*\n?/, '')
    .split(/^## /m)
  return {
    language,
    lead: blocksOf(lead),
    sections: parts.map((part) => {
      const end = part.indexOf('\n')
      const title = end < 0 ? part : part.slice(0, end)
      return { title: plain(title), blocks: end < 0 ? [] : blocksOf(part.slice(end + 1)) }
    }),
  }
}

const ENTRY = /^\s*[-*・]\s*/

/** Lines of one paragraph stay lines, as Japanese texts are written. */
function blocksOf(text: string): LegalBlock[] {
  const blocks: LegalBlock[] = []
  for (const paragraph of text.split(/\n\s*\n/)) {
    const lines = paragraph.split('\n').filter((line) => line.trim() !== '')
    const entries = lines.filter((line) => ENTRY.test(line))
    const texts = lines.filter((line) => !ENTRY.test(line))
    if (texts.length > 0) blocks.push({ kind: 'TEXT', text: texts.map(plain).join('\n') })
    if (entries.length > 0) blocks.push({ kind: 'LIST', items: entries.map((line) => plain(line.replace(ENTRY, ''))) })
  }
  return blocks
}

/** Without the signs of emphasis; a link becomes its words and its address. */
const plain = (line: string): string =>
  line
    .trim()
    .replace(/\[([^\]]+)\]\((\S+?)\)/g, '$1 ($2)')
    .replace(/\*\*(.+?)\*\*/g, '$1')
