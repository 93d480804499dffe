import type { Product, Template, TemplateSeries, TextItem } from '../entities/types.ts'
import { GREETING_WORDS, LETTER_WORDS } from '../designs/greetingWords.ts'
import { ALBUM_WORDS } from '../designs/albums.ts'
import { CALENDAR_WORDS } from '../designs/calendars.ts'
import { NEW_YEAR_WORDS } from '../designs/newYearSheep.ts'
import { englishRowsOf } from '../designs/words.ts'
import { SYSTEM_LOOK_NAMES } from '../systems/systemLooks.ts'
import { ENGLISH_ORNAMENTS } from '../ornaments/ornaments.ts'
import { ENGLISH_PATTERNS } from '../patterns/patterns.ts'
import { ENGLISH_CATEGORIES } from '../shop/categories.ts'
import { ENGLISH_EVENTS } from '../shop/events.ts'
import { ENGLISH_FAQ } from '../shop/faq.ts'
import { BRUSH, CLASSIC_MINCHO, GARAMOND, LIVELY_BRUSH, MINCHO, OLD_MINCHO, QUICKSAND } from '../shop/fonts.ts'
import { ENGLISH_MESSAGES } from '../shop/messageTemplates.ts'
import { ENGLISH_NOTICES } from '../shop/notices.ts'
import { ENGLISH_PLANS } from '../shop/packagePlans.ts'
import { ENGLISH_PRODUCTS, PRODUCTS } from '../shop/products.ts'
import { REGIONS } from '../shop/regions.ts'
import { ENGLISH_REGION_INTRO } from '../shop/regionsIntro.ts'
import { PRODUCT_PICTURES } from '../showcase/productPictures.ts'
import { ADDRESS_SIDE } from '../templates/cardAddressed.ts'
import { DESIGN_WORDS } from './designWords.ts'
import { inEnglish } from './inEnglish.ts'
import { DESIGN_NAMES, HASHTAGS, OPTION_NAMES, PART_NAMES } from './nameWords.ts'
import { PAGE_WORDS } from './pageWords.ts'
import { PLACE_WORDS } from './placeWords.ts'
import type { Rows } from './rows.ts'

/** The values of an entry in English, by their fields; those of a list by their place in it. */
interface English {
  /** The key of a picture with English words on it. */
  readonly picture?: string
  readonly [field: string]: unknown
}
type List =
  | 'categories'
  | 'products'
  | 'templates'
  | 'templateSeries'
  | 'packagePlans'
  | 'ornaments'
  | 'patterns'
  | 'notices'
  | 'events'
  | 'faq'
  | 'regions'
  | 'messageTemplates'
  | 'hashtags'
  | 'settings'
/** The English values of the entries of each list of the catalogue, by their ids. */
export type EnglishShop = Readonly<Record<List, Readonly<Record<string, English>>>>

const SYSTEM_WORDS = englishRowsOf([
  ...Object.values(GREETING_WORDS),
  ...Object.values(LETTER_WORDS),
  ...Object.values(NEW_YEAR_WORDS),
  ...Object.values(CALENDAR_WORDS),
  ...ALBUM_WORDS,
])
/** All rows, of which a test finds those that nothing uses. */
export const ALL_ROWS = [
  DESIGN_WORDS,
  PAGE_WORDS,
  SYSTEM_WORDS,
  DESIGN_NAMES,
  SYSTEM_LOOK_NAMES,
  PART_NAMES,
  OPTION_NAMES,
  HASHTAGS,
  PLACE_WORDS,
]

function lookUp(...tables: readonly Rows[]): (japanese: string) => string {
  const words = new Map(tables.flat())
  return (japanese) => {
    const english = words.get(japanese)
    if (english === undefined) throw new Error(`there are no English words for "${japanese}"`)
    return english
  }
}

const designWords = lookUp(DESIGN_WORDS, PAGE_WORDS, SYSTEM_WORDS)
const designName = lookUp(DESIGN_NAMES, SYSTEM_LOOK_NAMES)
const partName = lookUp(PART_NAMES)
const optionName = lookUp(OPTION_NAMES)
const placeWords = lookUp(PLACE_WORDS)

/** Whether a text has Japanese words, or begins with the year of a date. */
const isJapanese = (text: string): boolean => /[^\x20-\x7E’\n]|^\d{4}\./.test(text)

const mapValues = <Value>(values: Readonly<Record<string, Value>>, english: (value: Value) => English) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, english(value)]))

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[], english: (entry: Entry) => English) =>
  Object.fromEntries(entries.map((entry) => [entry.id, english(entry)]))

/** By the place of each entry in its list. */
const byPlace = <Entry>(entries: readonly Entry[], english: (entry: Entry) => English | null) =>
  Object.fromEntries(
    entries.flatMap((entry, at) => {
      const own = english(entry)
      return own === null ? [] : [[String(at), own]]
    }),
  )

/** Petals on water (front): the name of a design and of its part. */
function templateName(name: string): string {
  const [design = '', part] = name.split(/[（）]/)
  if (part === undefined) return designName(design)
  const [, first, last] = /^(\d+)・(\d+)ページ$/.exec(part) ?? []
  if (first !== undefined) return `${designName(design)} (pages ${first} and ${last})`
  const [, sheet] = /^(\d+)枚目$/.exec(part) ?? []
  if (sheet !== undefined) return `${designName(design)} (sheet ${sheet})`
  return `${designName(design)} (${/^\d+$/.test(part) ? part : partName(part)})`
}

/** 2026年10月8日, 2026年10月 or 2026.10.8 in the order of the language. */
function englishDate(text: string): string | null {
  const found = /^(\d{4})年(\d{1,2})月(?:(\d{1,2})日)?$/.exec(text) ?? /^(\d{4})\.(\d{1,2})\.(\d{1,2})$/.exec(text)
  const [, year, month, day] = found ?? []
  if (year === undefined || month === undefined) return null
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)))
  const months = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return date.toLocaleDateString('en-GB', day === undefined ? months : { ...months, day: 'numeric' })
}

const LATIN: ReadonlySet<string> = new Set([GARAMOND, QUICKSAND])
/** Japanese fonts beside which a roman face stands. */
const SERIFS: ReadonlySet<string> = new Set([MINCHO, OLD_MINCHO, CLASSIC_MINCHO, BRUSH, LIVELY_BRUSH])
const LEAST_SIZES = new Map(PRODUCTS.map(({ id, minFontSize }) => [id, minFontSize]))

const englishPicture = (key: string): string => key.replace(/\.png$/, '-en.png')

function templateInEnglish({ id, name, productIdentify, items, monthGrid, thumbnailUrl }: Template): English {
  if (id === ADDRESS_SIDE) return { name: templateName(name), templateName: templateName(name) }
  const texts = items.filter((item): item is TextItem => !item.type.endsWith('_IMAGE'))
  const latin = texts.map(({ font }) => font).find((font) => LATIN.has(font))
  const leastSize = LEAST_SIZES.get(productIdentify) ?? 0
  const english = byPlace(items, (item) => {
    const text = texts.find(({ id }) => id === item.id)
    if (!text || !isJapanese(text.text)) return null
    const font = latin ?? (SERIFS.has(text.font) ? GARAMOND : QUICKSAND)
    return { ...inEnglish(text, englishDate(text.text) ?? designWords(text.text), { font, leastSize }) }
  })
  const hasWords = Object.keys(english).length > 0
  return {
    name: templateName(name),
    templateName: templateName(name),
    ...(hasWords && { items: english }),
    ...(monthGrid && { monthGrid: { language: 'en' } }),
    ...((hasWords || monthGrid) && { picture: englishPicture(thumbnailUrl) }),
  }
}

const placeInEnglish = ({ name, note, reading }: { name: string; note: string; reading: string }): English => ({
  name: placeWords(name),
  ...(note !== '' && { note: placeWords(note) }),
  // Searches find the names in both languages.
  reading: `${name} ${reading}`,
})

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

const regions = byId(REGIONS, (region) => ({
  ...placeInEnglish(region),
  reading: `${capital(region.id.replace('region-', ''))} ${region.reading}`,
  districts: byPlace(region.districts, (district) => ({
    ...placeInEnglish(district),
    villages: byPlace(district.villages, placeInEnglish),
  })),
}))

/** @param pages the templates in English, which its picture shows */
function productInEnglish({ id, options, image }: Product, pages: Readonly<Record<string, English>>): English {
  const english = ENGLISH_PRODUCTS.get(id)
  if (english === undefined) throw new Error(`there are no English words for the product ${id}`)
  const [name, description] = english
  const named = byPlace(options, (option) => ({ name: optionName(option.name) }))
  const shown = PRODUCT_PICTURES.find(({ key }) => key === image)?.templateIds ?? []
  return {
    name,
    description,
    ...(options.length > 0 && { options: named }),
    ...(shown.some((page) => pages[page]?.picture) && { picture: englishPicture(image) }),
  }
}

/** The English values of the shop. */
export function englishShop(templates: readonly Template[], series: readonly TemplateSeries[]): EnglishShop {
  const pages = byId(templates, templateInEnglish)
  return {
    categories: mapValues(ENGLISH_CATEGORIES, (name) => ({ name })),
    products: byId(PRODUCTS, (product) => productInEnglish(product, pages)),
    templates: pages,
    templateSeries: byId(series, ({ name, templateIds: [cover = ''] }) => {
      const picture = pages[cover]?.picture
      return { name: designName(name), ...(picture !== undefined && { picture }) }
    }),
    packagePlans: mapValues(ENGLISH_PLANS, ([name, description]) => ({ name, description })),
    ornaments: mapValues(ENGLISH_ORNAMENTS, (name) => ({ name })),
    patterns: mapValues(ENGLISH_PATTERNS, (name) => ({ name })),
    notices: Object.fromEntries(Object.entries(ENGLISH_NOTICES).map(([id, content]) => [`notice-${id}`, { content }])),
    events: mapValues(ENGLISH_EVENTS, (description) => ({ description })),
    faq: Object.fromEntries(
      [...ENGLISH_FAQ].map(([id, { title, faqs }]) => [id, { title, faqs: byPlace(faqs, (entry) => entry) }]),
    ),
    regions,
    messageTemplates: mapValues(ENGLISH_MESSAGES, ([name, defaultTitle]) => ({ name, defaultTitle })),
    hashtags: Object.fromEntries(HASHTAGS.map(([name, english]) => [name, { name: english }])),
    settings: { regionIntro: { ...ENGLISH_REGION_INTRO } },
  }
}
