import { readFileSync } from 'node:fs'

const GUIDE = new URL('../../../../packages/operating/README.md', import.meta.url)

const text = (): string => readFileSync(GUIDE, 'utf8')

/** The contents of the guide's code blocks of a language. */
const blocks = (language: string): string[] =>
  [...text().matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, name, content = '']) =>
    name === language ? [content] : [],
  )

/** Every command of the guide's code blocks, in their order, without its comment. */
export const guideCommands = (): string[] =>
  blocks('sh')
    .flatMap((block) => block.split('\n'))
    .map((line) => line.replace(/\s{2,}# .*$|\s+# .*$/, '').trim())
    .filter((line) => line !== '')

/** The issue of the mail magazine that the guide shows. */
export const guideIssue = (): string => blocks('md')[0] ?? ''
