import type { MailBlock, MailContent } from '../../database/tables/mailContent.ts'
import { wrapText } from './wrapText.ts'

const RULE = '──────────────────'

/** The text part of a mail. It says everything that the HTML part says, except for pictures. */
export function textPart({ language, blocks, footer }: MailContent, shopName: string): string {
  const colon = language === 'ja' ? '：' : ': '
  const { slogan, shopLink, contactLabel, contactEmail } = footer
  const end = [RULE, shopName, slogan, shopLink, `${contactLabel}${colon}${contactEmail}`].join('\n')
  const texts = blocks.map((block) => textOf(block, colon)).filter((text) => text !== '')
  return `${[...texts, end].join('\n\n')}\n`
}

function textOf(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'TEXT':
    case 'NOTE':
      return wrapText(block.text)
    case 'STEPS':
      return block.steps.map((step, index) => wrapText(`${index + 1}. ${step}`)).join('\n')
    case 'PICTURE':
      return ''
    case 'LINK':
    case 'BUTTON':
      return `${block.label}\n${block.link}`
    case 'ADDRESS':
      return block.link
    case 'FACTS':
      return titled(
        block.title,
        block.facts.map(({ label, value }) => wrapText(`${label}${colon}${value.replaceAll('\n', '\n  ')}`)),
      )
    case 'ITEMS':
      return titled(
        block.title,
        block.items.map(({ name, details }) => wrapText([name, ...details].join('\n  '))),
      )
    case 'QUOTE':
      return titled(block.title, [wrapText(block.text)])
  }
}

const titled = (title: string | null, lines: readonly string[]): string =>
  [...(title === null ? [] : [`■ ${title}`]), ...lines].join('\n')
