/**
 * LNG-1: the fields whose values a catalogue may give per language, as `{ "ja": …, "en": … }`, by the lists of the catalogue.
 * `*` stands for every entry of a list. English words often need another size or direction, so the setting of a
 * template's texts may differ too, and so may the pictures that show them.
 */
export const TRANSLATED_FIELDS = {
  categories: ['name'],
  products: ['name', 'description', 'imageUrl', 'options.*.name'],
  templates: [
    'name',
    'templateName',
    'thumbnail',
    'thumbnailUrl',
    'monthGrid.language',
    ...['text', 'templateItemText', 'keepsTemplateText', 'sampleParts', 'phraseBreaks'].map(ofItem),
    ...['type', 'font', 'fontSize', 'fontWeight', 'horizontalAlignment', 'verticalAlignment'].map(ofItem),
    ...['left', 'top', 'width', 'height', 'rotate'].map(ofItem),
  ],
  templateSeries: ['name', 'thumbnailUrl'],
  packagePlans: ['name', 'description'],
  ornaments: ['name'],
  patterns: ['name'],
  notices: ['content'],
  events: ['description'],
  faq: ['title', 'faqs.*.question', 'faqs.*.answer', 'faqs.*.keywords'],
  regions: [
    ...['name', 'note', 'reading'],
    ...['districts.*.name', 'districts.*.note', 'districts.*.reading'],
    ...['districts.*.villages.*.name', 'districts.*.villages.*.note', 'districts.*.villages.*.reading'],
  ],
  messageTemplates: ['name', 'defaultTitle'],
  /** Products and templates name a hashtag in Japanese; its entry in this list names it in other languages. */
  hashtags: ['name'],
  settings: ['title', 'content'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type TranslatedList = keyof typeof TRANSLATED_FIELDS

/** Settings with texts that customers read. */
export const TRANSLATED_SETTINGS = ['regionIntro'] as const

function ofItem(field: string): string {
  return `items.*.${field}`
}
