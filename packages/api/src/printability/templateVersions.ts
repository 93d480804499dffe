import { isDeepStrictEqual } from 'node:util'
import { isTextItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import type { StoredDraft } from '../database/tables/designs.ts'
import type { Database } from '../database/tables.ts'
import { inLanguage, OTHER_LANGUAGES } from '../translation/perLanguage.ts'
import { readTranslations } from '../translation/translations.ts'

/** Templates by their ids, each in Japanese and then in the other languages that it has. */
export async function templateVersions(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Template[]>> {
  const asked = [...new Set(ids), '']
  const rows = await database.selectFrom('template').select(['id', 'document']).where('id', 'in', asked).execute()
  const versions = new Map<string, Template[]>(rows.map(({ id, document }) => [id, [document]]))
  for (const language of OTHER_LANGUAGES) {
    for (const [id, translation] of await readTranslations(database, language, 'templates', asked)) {
      const [japanese] = versions.get(id) ?? []
      if (japanese) versions.get(id)?.push(inLanguage(japanese, translation))
    }
  }
  return versions
}

type Begun = Pick<StoredDraft, 'items' | 'monthGrid'>

/** LNG-4: the template in the language in which a page was begun: that whose proposals the page has. Equal ones are Japanese. */
export function versionOf(page: Begun, versions: readonly Template[]): Template | null {
  const [best] = versions
    .map((template) => ({ template, likeness: likenessOf(page, template) }))
    .toSorted((one, other) => other.likeness - one.likeness)
  return best?.template ?? null
}

/** The number of proposals that a page has from a template: its month grid, and its texts with their kind. */
function likenessOf({ items, monthGrid }: Begun, template: Template): number {
  const texts = items.filter(isTextItem)
  const proposed = template.items
    .filter(isTextItem)
    .filter(({ position, type, templateItemText }) =>
      texts.some(
        (text) => text.position === position && text.type === type && text.templateItemText === templateItemText,
      ),
    )
  return proposed.length + (isDeepStrictEqual(monthGrid, template.monthGrid) ? 1 : 0)
}
