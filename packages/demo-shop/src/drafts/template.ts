import { BLEED_MM, type PageFormat, PRINT_DPI, SAFE_MM } from '../entities/pageFormat.ts'
import type { Template, TemplateItem } from '../entities/types.ts'
import type { ItemDraft, PhotoDraft } from './items.ts'

type TemplateDescription = Pick<
  Template,
  'id' | 'name' | 'productIdentify' | 'backgroundColor' | 'publishedAt' | 'hashtags'
> &
  Partial<
    Pick<
      Template,
      | 'pageNumber'
      | 'sideNumber'
      | 'groupId'
      | 'templateSeriesId'
      | 'backgroundUrl'
      | 'foregroundUrl'
      | 'scenes'
      | 'maxUploadMegabytes'
      | 'monthGrid'
      | 'month'
    >
  >

const isPhoto = (draft: ItemDraft): draft is PhotoDraft => draft.type.endsWith('_IMAGE')

function placed(templateId: string, drafts: readonly ItemDraft[]): TemplateItem[] {
  let photos = 0
  let texts = 0
  return drafts.map((draft, index): TemplateItem => {
    const position = index + 1
    if (isPhoto(draft)) {
      photos += 1
      return { ...draft, id: `${templateId}-photo-${photos}`, position, priorityIndex: photos }
    }
    texts += 1
    return { ...draft, id: `${templateId}-text-${texts}`, position, priorityIndex: texts }
  })
}

/** A template for a page format; items are in reading order, and later ones of a kind are painted over earlier ones. */
export function template(format: PageFormat, description: TemplateDescription, drafts: readonly ItemDraft[]): Template {
  return {
    pageNumber: '0',
    sideNumber: 1,
    groupId: description.id,
    templateSeriesId: null,
    backgroundUrl: null,
    foregroundUrl: null,
    maxUploadMegabytes: 10,
    scenes: ['hills', 'sea', 'flowers', 'toys'],
    ...description,
    width: format.width,
    height: format.height,
    dpi: PRINT_DPI,
    bleedMm: BLEED_MM,
    safeMm: SAFE_MM,
    thumbnailUrl: `thumbnail/${description.id}.png`,
    items: placed(description.id, drafts),
  }
}
