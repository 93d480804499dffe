import { HOUR_MS } from '@irodori/contract/durations'
import type { Template } from '@irodori/contract/entities/template'

/**
 * Variants of templates for load tests: other ids, names, days and hashtags, the same pages and pictures. Templates
 * with several sides or pages are skipped, because they would have to be multiplied together.
 * @param count total number of variants, taken from the templates in turn
 */
export function multiplyTemplates(templates: readonly Template[], count: number): Template[] {
  const groups = Map.groupBy(templates, ({ templateGroupId }) => templateGroupId)
  const alone = [...groups.values()].flatMap((sides) => (sides.length === 1 ? sides : []))
  if (alone.length === 0) return []
  const hashtags = [...new Set(alone.flatMap((template) => template.hashtags))]
  return Array.from({ length: count }, (_, index) => {
    const template = alone[index % alone.length] as Template
    const number = String(index + 1).padStart(5, '0')
    const id = `${template.id}-variant-${number}`
    return {
      ...template,
      id,
      name: `${template.name} ${number}`,
      templateName: `${template.templateName} ${number}`,
      templateGroupId: id,
      items: template.items.map((item) => ({ ...item, id: `${item.id}-${number}` })),
      hashtags: [...new Set([...template.hashtags.slice(0, 2), hashtags[index % hashtags.length] as string])],
      publishedAt: new Date(Date.parse(template.publishedAt) - index * HOUR_MS).toISOString(),
    }
  })
}
