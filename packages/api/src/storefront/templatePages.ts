import type { TemplatePage } from '@irodori/contract/entities/template'
import type { Language } from '@irodori/contract/language'
import { listTemplatesOfSeries } from '../catalogue/catalogue.ts'
import type { Database } from '../database/tables.ts'
import { listDesigns } from '../design/listDesigns.ts'
import { templatesIn } from './templatesIn.ts'

/** A booklet whose owner has been checked. */
export interface Booklet {
  readonly id: string
  readonly orderNumber: string
}

/**
 * All pages of a template series, cover first, each with its saved design.
 * @param booklet null for the pages without designs
 */
export async function templatePages(
  database: Database,
  templateSeriesId: string,
  booklet: Booklet | null,
  language: Language | null,
): Promise<TemplatePage[]> {
  const pages = await templatesIn(database, language, await listTemplatesOfSeries(database, templateSeriesId))
  const saved = booklet
    ? await listDesigns(database, { orderNumber: booklet.orderNumber, designSeriesId: booklet.id }, language)
    : []
  const designs = new Map(saved.map((design) => [`${design.pageNumber} ${design.sideNumber}`, design]))
  return pages.map((page) => ({ ...page, design: designs.get(`${page.pageNumber} ${page.sideNumber}`) ?? null }))
}
