/** Which build answers a page: an app's single-page bundle, or the recipient's page of a digital message. */
type PageApp = 'studio' | 'portal' | 'gift'

export interface Page<Path extends string = string> {
  /** A segment `:name` is a parameter, `:name?` an optional one. */
  readonly path: Path
  readonly app: PageApp
  /** False if the page forbids search engines to list it. */
  readonly isIndexed: boolean
  /** Whether the server sends the first screen as HTML, with its queries answered. */
  readonly isServerRendered: boolean
  /** Whether the page is left, or asks for a login, when the session ends. */
  readonly needsSession: boolean
  /** Path to which a visitor without a session is sent on arrival; null if the page opens and asks for the login itself. */
  readonly redirectWithoutSession: string | null
  /** Whether a login opens over the page when its session times out, because leaving it would lose unsaved work. */
  readonly keepsUnsavedWork: boolean
  /** Whether pages of other sites that the shop allows may show it in a frame. */
  readonly isEmbeddable: boolean
  /** How a link inside the same app opens the page: by the router, or by loading a document. */
  readonly opensBy: 'ROUTER' | 'DOCUMENT'
}

type Traits = Omit<Page, 'path' | 'app'>

const TRAITS: Traits = {
  isIndexed: true,
  isServerRendered: false,
  needsSession: false,
  redirectWithoutSession: null,
  keepsUnsavedWork: false,
  isEmbeddable: false,
  opensBy: 'ROUTER',
}

const PRIVATE = { ...TRAITS, isIndexed: false }
const CATALOGUE = { ...TRAITS, isEmbeddable: true }
const DESIGN = { ...PRIVATE, needsSession: true, keepsUnsavedWork: true, isEmbeddable: true }
const ACCOUNT = { ...PRIVATE, needsSession: true }
const ORDER = { ...PRIVATE, needsSession: true, redirectWithoutSession: '/mypage' }
const DOCUMENT = { ...TRAITS, opensBy: 'DOCUMENT' } as const

/** The page of a legal text. */
const legalPage = <Name extends string>(name: Name) => ({
  ...TRAITS,
  isServerRendered: true,
  app: 'studio' as const,
  path: `/policies/${name}` as const,
})

/** Every page of the shop. Routers, links, titles and the server take paths from this table only. */
export const PAGES = {
  home: { ...CATALOGUE, app: 'studio', path: '/home', isServerRendered: true },
  products: { ...CATALOGUE, app: 'studio', path: '/product', isServerRendered: true },
  category: { ...CATALOGUE, app: 'studio', path: '/product/category/:categoryId' },
  subscribe: { ...TRAITS, app: 'studio', path: '/product/:productId/subscribe' },
  product: { ...CATALOGUE, app: 'studio', path: '/product/:productId', isServerRendered: true },
  productPreview: { ...PRIVATE, app: 'studio', path: '/product-preview' },
  templatePreview: { ...PRIVATE, app: 'studio', path: '/template-preview/:productId' },
  favourites: { ...PRIVATE, app: 'studio', path: '/favourites' },
  terms: legalPage('terms'),
  privacy: legalPage('privacy'),
  commerce: legalPage('commerce'),
  newDesign: { ...DESIGN, app: 'studio', path: '/design/new/:templateId/:isSeichoku/:productId' },
  editDesign: { ...DESIGN, app: 'studio', path: '/design/edit/:orderNumber/:groupNumber/:designSeriesId/:productId' },
  confirmDesign: { ...DESIGN, app: 'studio', path: '/design/confirm', redirectWithoutSession: '/' },
  noticePreview: { ...PRIVATE, app: 'studio', path: '/preview/notice/:screen', opensBy: 'DOCUMENT' },
  fonts: { ...DOCUMENT, app: 'studio', path: '/fonts' },
  account: { ...ACCOUNT, app: 'studio', path: '/account' },
  verifyAccount: { ...PRIVATE, app: 'studio', path: '/account/verify' },
  changePassword: { ...ACCOUNT, app: 'studio', path: '/account/change-password' },
  changeEmail: { ...ACCOUNT, app: 'studio', path: '/account/change-email' },
  forgotPassword: { ...PRIVATE, app: 'studio', path: '/forgot-password' },
  notFound: { ...PRIVATE, app: 'studio', path: '/404' },

  myPage: { ...PRIVATE, app: 'portal', path: '/mypage', isServerRendered: true, needsSession: true },
  cancelOrder: { ...DOCUMENT, app: 'portal', path: '/order/cancel' },
  confirmOrder: { ...ORDER, app: 'portal', path: '/order/:orderNumber/confirm', keepsUnsavedWork: true },
  packageOrder: { ...ORDER, app: 'portal', path: '/order/:orderNumber/package' },
  messageTemplates: { ...ORDER, app: 'portal', path: '/digitalMessage/templates' },
  designMessage: {
    ...ORDER,
    app: 'portal',
    path: '/order/design-digital-message/:templateId',
    keepsUnsavedWork: true,
  },
  previewMessage: { ...ORDER, app: 'portal', path: '/digital-message/preview/:orderNumber/:templateId?' },
  guideEmail: { ...DOCUMENT, app: 'portal', path: '/guide-email' },
  campaign1810: { ...DOCUMENT, app: 'portal', path: '/campaign/theatre1810' },
  campaign1905: { ...DOCUMENT, app: 'portal', path: '/campaign/theatre1905' },
  shipment: { ...DOCUMENT, app: 'portal', path: '/shipment' },
  unsubscribe: { ...PRIVATE, opensBy: 'DOCUMENT', app: 'portal', path: '/unsubscribe-mail-magazine/:token' },
  proof: { ...PRIVATE, app: 'portal', path: '/proof/:token' },
  phonePhotos: { ...PRIVATE, app: 'portal', path: '/phone-photos' },

  gift: { ...PRIVATE, app: 'gift', path: '/digital-message/:orderId', opensBy: 'DOCUMENT' },
} as const satisfies Readonly<Record<string, Page>>

export type PageName = keyof typeof PAGES
