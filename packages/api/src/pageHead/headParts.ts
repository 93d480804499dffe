import { PAGE_HEADS } from '@irodori/contract/pageHeads'
import type { Language } from '@irodori/contract/language'
import type { PageName } from '@irodori/contract/pages'
import { localeText } from './localeText.ts'
import type { PageHead } from './writeHead.ts'

/** The texts of a page's head, with the gaps of its locale texts filled in; null if the table names none. */
export function headTexts(name: PageName, language: Language, values: Readonly<Record<string, string>> = {}) {
  const head = PAGE_HEADS[name]
  return {
    title: head?.title ? localeText(head.title, values, language) : null,
    description: head?.description ? localeText(head.description, values, language) : null,
  }
}

interface ListedPage extends Pick<PageHead, 'title' | 'description'> {
  /** Its canonical address, without the origin. */
  readonly path: string
  /** A picture of the shop; '' or absent for none. */
  readonly imageUrl?: string
}

/**
 * The head of a page that search engines may list.
 * @param publicUrl of the shop's pages, without a slash at its end
 */
export const listedHead = (publicUrl: string, { path, title, description, imageUrl = '' }: ListedPage): PageHead => ({
  title,
  description,
  url: `${publicUrl}${path}`,
  // The largest of the reduced sizes.
  imageUrl: imageUrl === '' ? null : new URL(`${imageUrl}&side=1080`, publicUrl).href,
  isListed: true,
})
