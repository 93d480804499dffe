import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Template } from '@irodori/contract/entities/template'
import { CLOCK_CATEGORY, clockFaceOf } from '@irodori/design/clockFace'
import { pageFromTemplate } from '@irodori/design/designPage'
import ja from '@irodori/locales/ja/templateLint.json' with { type: 'json' }
import { resourcesOf } from '@irodori/scene/pageResources'
import { foldedTemplates } from '@irodori/template-lint/foldedTemplates'
import type { TemplateFinding } from '@irodori/template-lint/templateFinding'
import type { ImageTasks } from '../../work/workerPool.ts'

interface Deps {
  readonly pool: Pick<ImageTasks, 'lint'>
  /** Artwork by its keys, of any size: it is scaled to the page. */
  readonly layers: (keys: readonly string[], width: number) => Promise<ReadonlyMap<string, Uint8Array>>
}

/** What is better corrected in templates, in the words of the shop's staff; one line for each fault. */
export async function templateWarnings(
  { pool, layers }: Deps,
  templates: readonly Template[],
  products: readonly Pick<StoredProduct, 'id' | 'minFontSize' | 'categoryId'>[],
): Promise<string[]> {
  const folded = foldedTemplates(templates)
  const warnings: string[] = []
  for (const template of templates) {
    const product = products.find(({ id }) => id === template.productId)
    const page = pageFromTemplate(template, 1, () => crypto.randomUUID())
    const clock = product?.categoryId === CLOCK_CATEGORY ? clockFaceOf(page.sheet) : null
    const findings = await pool.lint({
      page,
      photos: new Map(),
      artwork: await layers(resourcesOf(page).artwork, template.width),
      requirements: { minFontSize: product?.minFontSize ?? 0, clock },
      isFolded: folded.has(template.id),
    })
    warnings.push(...findings.map((finding) => warningOf(template.id, finding)))
  }
  return warnings
}

/** The warnings below a line with their number; none without warnings. */
export const warningLines = (warnings: readonly string[]): readonly string[] =>
  warnings.length === 0 ? [] : [filled(ja.heading, { number: String(warnings.length) }), ...warnings]

function warningOf(id: string, { rule, words, measured, limit }: TemplateFinding): string {
  const fault = filled(ja.rules[rule], { measured: rounded(measured), limit: rounded(limit) })
  const place = words === '' ? ja.frame : filled(ja.words, { words: words.replaceAll('\n', ' ') })
  return filled(ja.line, { template: id, place, fault })
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10)

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
