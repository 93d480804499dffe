import { createHash } from 'node:crypto'
import type { PublicProfile } from '@irodori/contract/shopProfile'
import type { AccentShades } from '@irodori/rules/accentColour'
import { darkShades, lightShades, STANDARD_ACCENT } from '@irodori/rules/accentColour'
import type { Database } from '../database/tables.ts'
import type { ShopProfile } from '../profile/shopProfile.ts'
import { readProfile } from '../profile/storedProfile.ts'
import { escaped } from './writeHead.ts'

/** What pages show of the shop. */
export interface PageShop {
  readonly profile: PublicProfile
  /** SVG. */
  readonly mark: string
  /** CSS with the colours of the shop; '' for those of the style sheet. */
  readonly styles: string
  /** `#rrggbb` */
  readonly accent: string
  /** Whether the editor starts without a connection. */
  readonly isOffline: boolean
}

export type ReadShop = () => Promise<PageShop>

/** Milliseconds for which a server shows a profile that the staff have replaced through another one. */
const KEPT_MS = 5000

/** Reads the shop for pages, at most once in five seconds. */
export function shopReader(database: Database, now: () => Date): ReadShop {
  let known: { readonly shop: Promise<PageShop>; readonly at: number } | null = null
  return () => {
    const at = now().getTime()
    if (known !== null && Math.abs(at - known.at) < KEPT_MS) return known.shop
    const shop = readProfile(database).then(pageShopOf)
    known = { shop, at }
    shop.catch(() => {
      known = null
    })
    return shop
  }
}

export function pageShopOf(shop: ShopProfile): PageShop {
  const { mark, colours, offline, name, orderPrefix, contact, languages, currency, orderPages, embedding } = shop
  const hash = createHash('sha256').update(mark).digest('hex').slice(0, 16)
  return {
    profile: {
      name,
      markUrl: `/shop/mark-${hash}.svg`,
      orderPrefix,
      contact,
      languages,
      currency,
      orderPages,
      embedding,
    },
    mark,
    styles: colours.accent === STANDARD_ACCENT ? '' : stylesOf(colours.accent),
    accent: colours.accent,
    isOffline: offline,
  }
}

const tokens = ({ accent, hover, tint }: AccentShades): string =>
  `--accent:${accent};--accent-hover:${hover};--accent-tint:${tint}`

/** The selectors are doubled, so that they win over those of the style sheet in any order. */
const stylesOf = (accent: string): string =>
  `:root:root{${tokens(lightShades(accent))}}` + `[data-desk="dark"][data-desk="dark"]{${tokens(darkShades(accent))}}`

/** Writes the shop into a page of the apps, whose title holds the name of the page or nothing. */
export function writeShop(html: string, { profile, styles }: PageShop): string {
  // Every "<" is escaped, so that no text of the shop can close the script element.
  const json = JSON.stringify(profile).replaceAll('<', '\\u003c')
  const tags = [
    `<link rel="icon" href="${profile.markUrl}">`,
    ...(styles === '' ? [] : [`<style>${styles}</style>`]),
    `<script type="application/json" id="shop-profile">${json}</script>`,
  ]
  return html
    .replace('<!-- shop -->', () => tags.join('\n    '))
    .replace('<!-- shop name -->', () => escaped(profile.name))
    .replace(/<title>([^<]*)<\/title>/, (_, title: string) => `<title>${titleOf(title, profile.name)}</title>`)
}

const titleOf = (title: string, shopName: string): string =>
  title === '' ? escaped(shopName) : `${title} | ${escaped(shopName)}`
