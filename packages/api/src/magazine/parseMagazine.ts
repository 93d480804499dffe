import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'

/** A part of a magazine: a paragraph, a titled text, a picture of the magazine's folder, or a link. */
export type MagazinePart =
  | { readonly kind: 'TEXT'; readonly text: string }
  | { readonly kind: 'SECTION'; readonly title: string; readonly text: string }
  | { readonly kind: 'PICTURE'; readonly file: string; readonly alt: string }
  | { readonly kind: 'LINK'; readonly label: string; readonly link: string }

export interface MagazineText {
  readonly title: string
  /** The first paragraph, which mail programs show beside the title. */
  readonly lead: string
  readonly parts: readonly MagazinePart[]
}

/** What is wrong with a magazine, with the number of its line; the line is 0 for the whole file. */
export interface MagazineError {
  readonly line: number
  readonly code: 'NO_TITLE' | 'NO_TEXT' | 'EMPTY_SECTION' | 'LINK_INVALID'
}

const TITLE = /^# +(.+)$/
const SECTION = /^## +(.+)$/
const PICTURE = /^!\[([^\]]*)\]\(([^()\s]+)\)$/
const LINK = /^\[([^\]]+)\]\(([^()\s]+)\)$/
/** A page of the shop, or a page of another site. */
const ADDRESS = /^(\/(?!\/)|https:\/\/)/

interface Block {
  readonly line: number
  readonly lines: readonly string[]
}

/**
 * Reads a magazine, a small part of Markdown: `# title` first, then paragraphs separated by empty lines, `## title` above
 * its text, `![words](file)` for a picture and `[words](address)` for a link, each on a line of its own.
 */
export function parseMagazine(source: string): Result<MagazineText, readonly MagazineError[]> {
  const [first, ...rest] = blocksOf(source)
  const title = first && TITLE.exec(first.lines[0] ?? '')?.[1]
  if (!first || !title) return err([{ line: first?.line ?? 0, code: 'NO_TITLE' }])
  const below: Block = { line: first.line + 1, lines: first.lines.slice(1) }
  const errors: MagazineError[] = []
  const parts: MagazinePart[] = []
  let section: { readonly line: number; readonly title: string; texts: string[] } | null = null
  const endSection = () => {
    if (section === null) return
    if (section.texts.length === 0) errors.push({ line: section.line, code: 'EMPTY_SECTION' })
    else parts.push({ kind: 'SECTION', title: section.title, text: section.texts.join('\n\n') })
    section = null
  }
  for (const { line, lines } of [...(below.lines.length > 0 ? [below] : []), ...rest].flatMap(separated)) {
    const [words = ''] = lines
    const heading = SECTION.exec(words)?.[1]
    const [, alt, file] = PICTURE.exec(words) ?? []
    const [, label, link] = LINK.exec(words) ?? []
    if (heading !== undefined) {
      endSection()
      section = { line, title: heading.trim(), texts: [] }
    } else if (alt !== undefined && file !== undefined) {
      endSection()
      parts.push({ kind: 'PICTURE', file, alt })
    } else if (label !== undefined && link !== undefined) {
      endSection()
      if (!ADDRESS.test(link)) errors.push({ line, code: 'LINK_INVALID' })
      parts.push({ kind: 'LINK', label, link })
    } else if (section === null) {
      parts.push({ kind: 'TEXT', text: joined(lines) })
    } else {
      section.texts.push(joined(lines))
    }
  }
  endSection()
  const lead = parts.find((part) => part.kind === 'TEXT' || part.kind === 'SECTION')?.text
  if (lead === undefined && errors.length === 0) errors.push({ line: 0, code: 'NO_TEXT' })
  return errors.length > 0 ? err(errors) : ok({ title: title.trim(), lead: lead ?? '', parts })
}

/** The lines between empty ones, with the number of the first. */
function blocksOf(source: string): Block[] {
  const blocks: { line: number; lines: string[] }[] = []
  let isOpen = false
  for (const [index, raw] of source
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const line = raw.trim()
    if (line === '') isOpen = false
    else if (isOpen) blocks.at(-1)?.lines.push(line)
    else {
      blocks.push({ line: index + 1, lines: [line] })
      isOpen = true
    }
  }
  return blocks
}

const isAlone = (line: string): boolean => [SECTION, PICTURE, LINK].some((form) => form.test(line))

/** Titles, pictures and links are blocks of their own, also without an empty line around them. */
function separated({ line, lines }: Block): Block[] {
  const blocks: { line: number; lines: string[] }[] = []
  for (const [index, words] of lines.entries()) {
    const last = blocks.at(-1)
    if (!last || isAlone(words) || last.lines.some(isAlone)) blocks.push({ line: line + index, lines: [words] })
    else last.lines.push(words)
  }
  return blocks
}

/** Lines of a paragraph follow each other with a space between Latin words and without one between Japanese characters. */
const joined = (lines: readonly string[]): string =>
  lines.reduce((text, line) => (/[!-~]$/.test(text) && /^[!-~]/.test(line) ? `${text} ${line}` : `${text}${line}`))
