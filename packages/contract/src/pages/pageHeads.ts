import type { PageName } from './pages.ts'

/** Keys of the locales, as `area:key`; null if the catalogue's name or description is used. */
interface PageHeadKeys {
  readonly title: string | null
  readonly description: string | null
}

const HOME: PageHeadKeys = { title: 'catalogue:title', description: 'catalogue:lead' }

const legalHead = (name: string): PageHeadKeys => ({
  title: `policies:${name}.title`,
  description: `pages:${name}.description`,
})

/** Texts for link previews and search engines; the other pages have the head of their app's document. */
export const PAGE_HEADS: Readonly<Partial<Record<PageName, PageHeadKeys>>> = {
  home: HOME,
  products: HOME,
  category: { title: null, description: 'pages:category.description' },
  subscribe: { title: 'pages:subscribe.title', description: null },
  product: { title: 'catalogue:templates.listOf', description: null },
  terms: legalHead('terms'),
  privacy: legalHead('privacy'),
  commerce: legalHead('commerce'),
  proof: { title: 'pages:proof.title', description: 'pages:proof.description' },
  gift: { title: 'gift:intro.what', description: 'pages:gift.description' },
}
