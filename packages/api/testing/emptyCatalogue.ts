import type { CatalogueEntries } from '../src/catalogue/putCatalogue.ts'

/** A catalogue without entries, to which a test adds those that it imports. */
export const EMPTY_CATALOGUE: CatalogueEntries = {
  categories: [],
  products: [],
  templates: [],
  templateSeries: [],
  packagePlans: [],
  fonts: [],
  ornaments: [],
  patterns: [],
  notices: [],
  events: [],
  faq: [],
  regions: [],
  messageTemplates: [],
  settings: {},
}
