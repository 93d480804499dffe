import type { Template } from '@irodori/contract/entities/template'
import { inLanguage, OTHER_LANGUAGES } from './perLanguage.ts'
import type { CatalogueTranslations } from './translations.ts'

/** The templates in the other languages in which they have a picture of their own. */
export const withOwnThumbnail = (
  templates: readonly Template[],
  { templates: translations }: CatalogueTranslations,
): Template[] =>
  OTHER_LANGUAGES.flatMap((language) => {
    const others = templates.map((template) => {
      const translation = translations?.[language]?.get(template.id)
      return translation ? inLanguage(template, translation) : template
    })
    return others.filter(({ thumbnail }, at) => thumbnail !== templates[at]?.thumbnail)
  })
