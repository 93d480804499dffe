import { Pattern } from '@irodori/contract/entities/pattern'
import { FaqCategory, Region } from '@irodori/contract/entities/help'
import { MessageTemplate } from '@irodori/contract/entities/message'
import { DeliveryEvent, Notice, type Temporal } from '@irodori/contract/entities/notice'
import { Ornament } from '@irodori/contract/entities/ornament'
import { PackagePlan } from '@irodori/contract/entities/packagePlan'
import { type FontFamily, StoredCategory, StoredProduct } from '@irodori/contract/entities/product'
import { Template } from '@irodori/contract/entities/template'
import type { DemoShop } from '@irodori/demo-shop/demoShop'
import { EMPTY_FRAME } from '@irodori/design/photoPlacement'
import { webFontName } from '@irodori/fonts/webFont'
import * as z from 'zod'
import { shopPictureUrl } from '../catalogue/shopPicture.ts'
import type { StoredSeries } from '../database/tables/catalogue.ts'
import { ShopSettings } from '../settings/shopSettings.ts'
import type { Translation } from '../translation/perLanguage.ts'
import type { CatalogueTranslations } from '../translation/translations.ts'

/** The catalogue of the demo shop as entities of the contract, each validated against its schema. */
export interface DemoEntities {
  readonly categories: readonly StoredCategory[]
  readonly products: readonly StoredProduct[]
  readonly templates: readonly Template[]
  readonly templateSeries: readonly StoredSeries[]
  readonly packagePlans: readonly PackagePlan[]
  readonly fonts: readonly FontFamily[]
  readonly ornaments: readonly Ornament[]
  readonly patterns: readonly Pattern[]
  readonly notices: readonly Notice[]
  readonly events: readonly DeliveryEvent[]
  readonly messageTemplates: readonly MessageTemplate[]
  readonly hashtags: readonly { readonly name: string }[]
  readonly settings: ShopSettings
  readonly help: DemoHelp
  readonly translations: CatalogueTranslations
}

/** The help content of the shop. */
interface DemoHelp {
  readonly faq: readonly FaqCategory[]
  readonly regions: readonly Region[]
}

export function demoEntities(shop: DemoShop): DemoEntities {
  const fonts = shop.fonts.map(fontOf)
  return {
    categories: shop.categories.map((category) =>
      z.parse(StoredCategory, {
        ...category,
        startExpectedExport: category.startExpectedExport || null,
        endExpectedExport: category.endExpectedExport || null,
      }),
    ),
    products: shop.products.map((product) =>
      z.parse(StoredProduct, {
        ...product,
        imageUrl: shopPictureUrl(product.image),
        categoryId: product.categoryIdentify,
        productIdentify: product.id,
        fonts: product.fonts.map(fontOf),
        allowPackagePlanEmptyChoice: true,
        printCompany: product.seichoku === null ? 'OTHER' : 'SEICHOKU',
      }),
    ),
    templates: shop.templates.map(templateOf),
    templateSeries: shop.templateSeries.map((series) => ({
      id: series.id,
      name: series.name,
      productId: series.productIdentify,
      thumbnailUrl: shopPictureUrl(series.thumbnailUrl),
      hashtags: series.hashtags,
      sumImageItemSeries: series.sumImageItemSeries,
      sumTextItemSeries: series.sumTextItemSeries,
      publishedAt: series.publishedAt,
    })),
    packagePlans: shop.packagePlans.map(({ image, ...plan }) =>
      z.parse(PackagePlan, { ...plan, imageUrl: shopPictureUrl(image) }),
    ),
    fonts,
    ornaments: shop.ornaments.map((ornament) => z.parse(Ornament, ornament)),
    patterns: shop.patterns.map((pattern) => z.parse(Pattern, pattern)),
    notices: shop.notices.map((notice) => z.parse(Notice, notice)),
    messageTemplates: shop.messageTemplates.map(({ thumbnail, ...template }) =>
      z.parse(MessageTemplate, { ...template, thumbnailUrl: shopPictureUrl(thumbnail) }),
    ),
    help: {
      faq: shop.faq.map((category) => z.parse(FaqCategory, category)),
      regions: shop.regions.map((region) => z.parse(Region, region)),
    },
    events: shop.events.map((event) =>
      z.parse(DeliveryEvent, { ...event, temporals: event.temporals.map(wholeTemporal) }),
    ),
    settings: z.parse(ShopSettings, {
      categoryDaysOff: shop.categoryDaysOff.map((rule) => ({ ...rule, temporals: rule.temporals.map(wholeTemporal) })),
      shipDateOverrides: shop.shipDateOverrides,
      mostCards: shop.mostCards,
      frontPicture: shop.frontPicture,
      occasions: shop.occasions,
      regionIntro: shop.regionIntro,
      regionSettings: shop.regionSettings,
    }),
    hashtags: Object.keys(shop.english.hashtags).map((name) => ({ name })),
    translations: translationsOf(shop.english),
  }
}

/** The English values of the shop by the ids of their entries. */
const translationsOf = (english: DemoShop['english']): CatalogueTranslations =>
  Object.fromEntries(
    Object.entries(english).map(([list, entries]) => [
      list,
      { en: new Map(Object.entries(entries).map(([id, entry]) => [id, withPictureUrl(list, entry)])) },
    ]),
  )

function withPictureUrl(list: string, { picture, ...words }: DemoShop['english']['products'][string]): Translation {
  if (picture === undefined) return words
  const url = shopPictureUrl(picture)
  if (list === 'products') return { ...words, imageUrl: url }
  return { ...words, ...(list === 'templates' && { thumbnail: picture }), thumbnailUrl: url }
}

/** The empty temporal, which covers no day. */
const EMPTY_TEMPORAL: Temporal = {
  soleDate: null,
  fromDate: null,
  toDate: null,
  day: null,
  week: null,
  month: null,
}

const wholeTemporal = (temporal: Partial<Temporal>): Temporal => ({ ...EMPTY_TEMPORAL, ...temporal })

const fontOf = ({ value, chars }: DemoShop['fonts'][number]): FontFamily => ({
  value,
  web: webFontName(value, 'Normal'),
  chars,
})

const PLAIN_TEXT = { background: null, borderTextColor: null, isTextCompiled: false, truncated: false }

function templateOf(template: DemoShop['templates'][number]): Template {
  const isFrame = (type: string) => type.endsWith('_IMAGE')
  const frames = template.items.filter((item) => isFrame(item.type)).length
  return z.parse(Template, {
    ...template,
    templateName: template.name,
    templateGroupId: template.groupId,
    productId: template.productIdentify,
    items: template.items.map((item) => ({ ...item, ...(isFrame(item.type) ? EMPTY_FRAME : PLAIN_TEXT) })),
    thumbnail: template.thumbnailUrl,
    thumbnailUrl: shopPictureUrl(template.thumbnailUrl),
    imageItemCount: frames,
    textItemCount: template.items.length - frames,
  })
}
