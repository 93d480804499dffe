import * as contract from '@irodori/contract'
import type { DemoShop } from '@irodori/demo-shop'
import { EMPTY_FRAME } from '@irodori/design'
import { webFontName } from '@irodori/fonts'
import * as z from 'zod'
import { shopPictureUrl } from '../catalogue/shopPicture.ts'
import type { StoredSeries } from '../database/tables/catalogue.ts'

/** The catalogue of the demo shop as entities of the contract, each validated against its schema. */
export interface DemoEntities {
  readonly categories: readonly contract.StoredCategory[]
  readonly products: readonly contract.StoredProduct[]
  readonly templates: readonly contract.Template[]
  readonly templateSeries: readonly StoredSeries[]
  readonly packagePlans: readonly contract.PackagePlan[]
  readonly fonts: readonly contract.FontFamily[]
  readonly notices: readonly contract.Notice[]
  readonly events: readonly contract.DeliveryEvent[]
  readonly messageTemplates: readonly contract.MessageTemplate[]
  readonly help: DemoHelp
}

/** The help content of the shop. */
interface DemoHelp {
  readonly faq: readonly contract.FaqCategory[]
  readonly regions: readonly contract.Region[]
  readonly regionIntro: DemoShop['regionIntro']
  readonly regionSettings: readonly contract.RegionSetting[]
}

export function demoEntities(shop: DemoShop): DemoEntities {
  const fonts = shop.fonts.map(fontOf)
  return {
    categories: shop.categories.map((category) =>
      z.parse(contract.StoredCategory, {
        ...category,
        startExpectedExport: category.startExpectedExport || null,
        endExpectedExport: category.endExpectedExport || null,
      }),
    ),
    products: shop.products.map((product) =>
      z.parse(contract.StoredProduct, {
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
      z.parse(contract.PackagePlan, { ...plan, imageUrl: shopPictureUrl(image) }),
    ),
    fonts,
    notices: shop.notices.map((notice) => z.parse(contract.Notice, notice)),
    messageTemplates: shop.messageTemplates.map(({ thumbnail, ...template }) =>
      z.parse(contract.MessageTemplate, { ...template, thumbnailUrl: shopPictureUrl(thumbnail) }),
    ),
    help: {
      faq: shop.faq.map((category) => z.parse(contract.FaqCategory, category)),
      regions: shop.regions.map((region) => z.parse(contract.Region, region)),
      regionIntro: shop.regionIntro,
      regionSettings: shop.regionSettings.map((setting) => z.parse(contract.RegionSetting, setting)),
    },
    events: shop.events.map((event) =>
      z.parse(contract.DeliveryEvent, {
        ...event,
        temporals: event.temporals.map((temporal) => ({ ...EMPTY_TEMPORAL, ...temporal })),
      }),
    ),
  }
}

/** The empty temporal, which covers no day. */
const EMPTY_TEMPORAL: contract.Temporal = {
  soleDate: null,
  fromDate: null,
  toDate: null,
  day: null,
  week: null,
  month: null,
}

const fontOf = ({ value, chars }: DemoShop['fonts'][number]): contract.FontFamily => ({
  value,
  web: webFontName(value, 'Normal'),
  chars,
})

const PLAIN_TEXT = { background: null, borderTextColor: null, isTextCompiled: false, truncated: false }

function templateOf(template: DemoShop['templates'][number]): contract.Template {
  const isFrame = (type: string) => type.endsWith('_IMAGE')
  const frames = template.items.filter((item) => isFrame(item.type)).length
  return z.parse(contract.Template, {
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
