import path from 'node:path'
import type { Source } from '../sources.ts'

/** The anchor that a heading gets in rendered Markdown. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll('`', '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)))

/** The text without code, in which brackets are no links. */
const withoutCode = (text: string): string => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')

/**
 * Relative links of Markdown pages that lead to no file, or to no heading of it.
 * @param pages all Markdown pages, with paths relative to the root
 * @param exists whether a path of the repository is a file or a folder
 */
export function brokenLinks(pages: readonly Source[], exists: (path: string) => boolean): string[] {
  const texts = new Map(pages.map((page) => [page.path, page.text]))
  return pages.flatMap((page) =>
    [...withoutCode(page.text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/i.test(link)) return []
      const [target = '', anchor] = link.split('#')
      const file =
        target === '' ? page.path : path.posix.normalize(path.posix.join(path.posix.dirname(page.path), target))
      if (!exists(file)) return [`${page.path}: ${link} leads to no file`]
      const text = texts.get(file)
      if (anchor === undefined || text === undefined || anchorsOf(text).has(anchor)) return []
      return [`${page.path}: ${link} leads to no heading of ${file}`]
    }),
  )
}
