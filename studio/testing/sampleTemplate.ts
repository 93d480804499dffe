import type { Template, TemplateCard } from '@irodori/contract/entities/template'
import { sampleFrame, samplePage, sampleText } from './sampleDesign.ts'

/** A template that fits the front of the sample card: one photo and one text. */
export const sampleTemplate = (patch: Partial<Template> = {}): Template => ({
  ...samplePage('template', []).sheet,
  id: 'template',
  name: 'そらいろ',
  templateName: 'そらいろ',
  pageNumber: '0',
  sideNumber: 1,
  templateGroupId: 'group',
  templateSeriesId: null,
  productId: 'card',
  productIdentify: 'greeting-card',
  items: [sampleFrame('window', 1), sampleText('words', 2)],
  thumbnail: '',
  thumbnailUrl: '/thumbnail.png',
  hashtags: [],
  imageItemCount: 1,
  textItemCount: 1,
  maxUploadMegabytes: 25,
  publishedAt: '2026-04-02T00:00:00.000Z',
  ...patch,
})

/** The template as lists name it, without its items and colour sets. */
export function cardOf({ items: _items, colourSets: _sets, ...card }: Template): TemplateCard {
  return card
}
