import { DAY_MS } from '@irodori/contract/durations'
import { PAGES } from '@irodori/contract/pages'
import { STUDIO_WORKER } from '@irodori/contract/studioWorker'
import { LIGHT_GROUNDS } from '@irodori/rules/accentColour'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { fail } from '../http/apiError.ts'
import { send } from '../http/register.ts'
import { drawIcon } from '../profile/drawIcon.ts'
import type { PageShop, ReadShop } from '../pageHead/pageShop.ts'

const MANIFEST = '/shop/manifest.webmanifest'
/** Side of the icon in pixels that iOS shows on its home screen; it reads no icon of the manifest. */
const HOME_SCREEN = 180
/** Sides in pixels that Chromium requires of an app that can be installed. */
const INSTALLED = [192, 512] as const
const ICON = new RegExp(`^(${[HOME_SCREEN, ...INSTALLED].join('|')})-[0-9a-f]{16}\\.png$`)
const YEAR_S = (365 * DAY_MS) / 1000
/** Icons of the present mark and of the one before it. */
const CACHED_ICONS = 6

/** The address of an icon; it contains the hash of the mark. */
const iconUrl = ({ profile }: PageShop, side: number): string =>
  `/shop/icon/${profile.markUrl.replace(/^.*mark-(\w+)\.svg$/, `${side}-$1.png`)}`

/** The shop as an app of the home screen. Source: W3C Web Application Manifest. */
const manifestOf = (shop: PageShop) => ({
  id: PAGES.home.path,
  name: shop.profile.name,
  lang: 'ja',
  start_url: PAGES.home.path,
  scope: '/',
  display: 'standalone',
  background_color: LIGHT_GROUNDS.paper,
  theme_color: shop.accent,
  icons: INSTALLED.flatMap((side) =>
    ['any', 'maskable'].map((purpose) => ({
      src: iconUrl(shop, side),
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  ),
})

/** Writes the manifest, the icon and the service worker of the app into a page. */
export function writeAppTags(html: string, shop: PageShop): string {
  const tags = [
    `<link rel="manifest" href="${MANIFEST}">`,
    `<link rel="apple-touch-icon" href="${iconUrl(shop, HOME_SCREEN)}">`,
    ...(shop.isOffline ? [`<meta name="${STUDIO_WORKER.meta}" content="${STUDIO_WORKER.script}">`] : []),
  ]
  return html.replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
}

/** Serves the manifest of the app and its icons, which are drawn from the mark of the shop. */
export function appManifestRoutes(app: FastifyInstance, readShop: ReadShop): void {
  const icons = new LRUCache<string, Promise<Uint8Array>>({ max: CACHED_ICONS })

  app.get(MANIFEST, async (_, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifestOf(await readShop()))),
  )

  app.get<{ Params: { file: string } }>('/shop/icon/:file', async (request, reply) => {
    const side = ICON.exec(request.params.file)?.[1]
    if (side === undefined) return send(reply, fail(404, 'NOT_FOUND'))
    const shop = await readShop()
    // A page of a moment ago may name the mark before the present one.
    const url = iconUrl(shop, Number(side))
    const icon = icons.get(url) ?? drawIcon(shop.mark, Number(side), LIGHT_GROUNDS.paper)
    icons.set(url, icon)
    icon.catch(() => icons.delete(url))
    return reply
      .type('image/png')
      .header('cache-control', request.url === url ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
      .send(Buffer.from(await icon))
  })
}
