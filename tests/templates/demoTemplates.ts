import type { Template } from '@irodori/contract/entities/template'
import type { Language } from '@irodori/contract/language'
import { demoShop } from '@irodori/demo-shop/demoShop'
import { foldedTemplates } from '@irodori/template-lint/foldedTemplates'
import { demoEntities } from '../../packages/api/src/demo/demoEntities.ts'
import { inLanguage } from '../../packages/api/src/translation/perLanguage.ts'

/** A template of the demo shop in one of its languages. */
export interface DemoTemplate {
  readonly language: Language
  readonly template: Template
  readonly minFontSize: number
  readonly isClock: boolean
  /** Whether its sheet is two pages of a book. */
  readonly isFolded: boolean
}

export const SHOP = demoShop()

/** All templates of the demo shop; in English those that have words. */
export function demoTemplates(): readonly DemoTemplate[] {
  const { templates, products, translations } = demoEntities(SHOP)
  const productOf = new Map(products.map((product) => [product.id, product]))
  const folded = foldedTemplates(templates)
  const described = (template: Template, language: Language): DemoTemplate => {
    const product = productOf.get(template.productId)
    return {
      language,
      template,
      minFontSize: product?.minFontSize ?? 0,
      isClock: product?.categoryIdentify === 'clock',
      isFolded: folded.has(template.id),
    }
  }
  const english = templates.flatMap((template) => {
    const translation = translations.templates?.en?.get(template.id)
    return translation && ('items' in translation || 'monthGrid' in translation)
      ? [inLanguage(template, translation)]
      : []
  })
  return [...templates.map((one) => described(one, 'ja')), ...english.map((one) => described(one, 'en'))]
}
