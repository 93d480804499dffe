import type { Language } from '@irodori/contract/language'
import { PAGES } from '@irodori/contract/pages'
import { pagePath } from '@irodori/contract/pagePath'
import type { MailBlock } from '../database/tables/mailContent.ts'
import type { MagazineSender, MagazineValues } from '../mail/templates/magazineMails.ts'
import type { MagazineReader } from './listReaders.ts'
import type { MagazinePart, MagazineText } from './parseMagazine.ts'

/** An issue of the mail magazine, ready to be sent. */
export interface Magazine {
  /** Identifies the issue: no address gets the same one twice. */
  readonly id: string
  /** The Japanese text, and the English one if there is one. */
  readonly texts: { readonly ja: MagazineText; readonly en: MagazineText | null }
  /** Storage keys of the pictures by their file names. */
  readonly pictures: ReadonlyMap<string, string>
  readonly sender: MagazineSender
}

/** The language in which a reader gets an issue: Japanese if it has no English text. */
export const languageFor = ({ texts }: Pick<Magazine, 'texts'>, language: Language): Language =>
  language === 'en' && texts.en !== null ? 'en' : 'ja'

/** What the mail of one reader says. */
export function magazineValues(magazine: Magazine, reader: MagazineReader, publicUrl: string): MagazineValues {
  const { texts, pictures, sender } = magazine
  const { title, lead, parts } = (languageFor(magazine, reader.language) === 'en' ? texts.en : null) ?? texts.ja
  return {
    title,
    preheader: lead,
    blocks: parts.map((part) => blockOf(part, pictures, publicUrl)),
    sender,
    unsubscribeLink: `${publicUrl}${pagePath(PAGES.unsubscribe, { token: reader.token })}`,
  }
}

function blockOf(part: MagazinePart, pictures: Magazine['pictures'], publicUrl: string): MailBlock {
  switch (part.kind) {
    case 'TEXT':
      return part
    case 'SECTION':
      return { kind: 'QUOTE', title: part.title, text: part.text }
    case 'PICTURE':
      return { kind: 'PICTURE', key: pictures.get(part.file) ?? '', alt: part.alt }
    case 'LINK':
      return {
        kind: 'BUTTON',
        label: part.label,
        link: part.link.startsWith('/') ? `${publicUrl}${part.link}` : part.link,
      }
  }
}
