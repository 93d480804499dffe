import { BOOKLET_COVER_PAGE, BOOKLET_SPREAD_PAGE } from '../entities/pageFormat.ts'
import type { SceneKind } from '../entities/sceneKind.ts'
import type { Template } from '../entities/types.ts'
import type { ItemDraft } from '../drafts/items.ts'
import { template } from '../drafts/template.ts'

export interface BookletPage {
  slug: string
  /** Subjects of its photos, which repeat. */
  scenes: readonly SceneKind[]
  items: readonly ItemDraft[]
  backgroundColor: string
  /** A page whose foreground covers everything except the frames needs no background. */
  hasBackground: boolean
}

interface Booklet {
  id: string
  name: string
  publishedAt: string
  hashtags: string[]
  /** Cover, four spreads, back cover. */
  pages: readonly BookletPage[]
}

const pageName = (index: number, last: number): string => {
  if (index === 0) return '表紙'
  if (index === last) return '裏表紙'
  return `${2 * index - 1}・${2 * index}ページ`
}

/** The templates of a booklet series: page -1 is the cover, the last the back cover, spreads between. */
export function booklet({ id, name, publishedAt, hashtags, pages }: Booklet): Template[] {
  const last = pages.length - 1
  return pages.map(({ slug, scenes, items, backgroundColor, hasBackground }, index) =>
    template(
      index === 0 || index === last ? BOOKLET_COVER_PAGE : BOOKLET_SPREAD_PAGE,
      {
        id: `${id}-${slug}`,
        name: `${name}（${pageName(index, last)}）`,
        productIdentify: 'photo-booklet',
        pageNumber: String(index - 1),
        groupId: id,
        templateSeriesId: id,
        backgroundColor,
        backgroundUrl: hasBackground ? `artwork/${id}-${slug}-background.png` : null,
        foregroundUrl: `artwork/${id}-${slug}-foreground.png`,
        publishedAt,
        hashtags,
        scenes,
      },
      items,
    ),
  )
}
