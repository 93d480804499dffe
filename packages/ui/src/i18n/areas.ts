import type account from '@irodori/locales/ja/account.json'
import type arranging from '@irodori/locales/ja/arranging.json'
import type campaign from '@irodori/locales/ja/campaign.json'
import type cancellation from '@irodori/locales/ja/cancellation.json'
import type catalogue from '@irodori/locales/ja/catalogue.json'
import type common from '@irodori/locales/ja/common.json'
import type confirm from '@irodori/locales/ja/confirm.json'
import type copying from '@irodori/locales/ja/copying.json'
import type editor from '@irodori/locales/ja/editor.json'
import type errors from '@irodori/locales/ja/errors.json'
import type fonts from '@irodori/locales/ja/fonts.json'
import type gift from '@irodori/locales/ja/gift.json'
import type guideEmail from '@irodori/locales/ja/guideEmail.json'
import type help from '@irodori/locales/ja/help.json'
import type invoice from '@irodori/locales/ja/invoice.json'
import type login from '@irodori/locales/ja/login.json'
import type messageMaking from '@irodori/locales/ja/messageMaking.json'
import type orderDialogs from '@irodori/locales/ja/orderDialogs.json'
import type packaging from '@irodori/locales/ja/packaging.json'
import type policies from '@irodori/locales/ja/policies.json'
import type portal from '@irodori/locales/ja/portal.json'
import type print from '@irodori/locales/ja/print.json'
import type regions from '@irodori/locales/ja/regions.json'
import type review from '@irodori/locales/ja/review.json'
import type search from '@irodori/locales/ja/search.json'
import type session from '@irodori/locales/ja/session.json'
import type sharing from '@irodori/locales/ja/sharing.json'
import type tools from '@irodori/locales/ja/tools.json'
import type unsubscribe from '@irodori/locales/ja/unsubscribe.json'
import type verification from '@irodori/locales/ja/verification.json'
import type viewing from '@irodori/locales/ja/viewing.json'
import type { Language } from './language.ts'

/** Messages by area. Japanese is complete by definition, and a test compares the others with it. */
interface Areas {
  readonly account: typeof account
  readonly arranging: typeof arranging
  readonly campaign: typeof campaign
  readonly cancellation: typeof cancellation
  readonly catalogue: typeof catalogue
  readonly common: typeof common
  readonly confirm: typeof confirm
  readonly copying: typeof copying
  readonly editor: typeof editor
  readonly errors: typeof errors
  readonly fonts: typeof fonts
  readonly gift: typeof gift
  readonly guideEmail: typeof guideEmail
  readonly help: typeof help
  readonly invoice: typeof invoice
  readonly login: typeof login
  readonly messageMaking: typeof messageMaking
  readonly orderDialogs: typeof orderDialogs
  readonly packaging: typeof packaging
  readonly policies: typeof policies
  readonly portal: typeof portal
  readonly print: typeof print
  readonly regions: typeof regions
  readonly review: typeof review
  readonly search: typeof search
  readonly session: typeof session
  readonly sharing: typeof sharing
  readonly tools: typeof tools
  readonly unsubscribe: typeof unsubscribe
  readonly verification: typeof verification
  readonly viewing: typeof viewing
}

export type Area = keyof Areas

type Loaders = { readonly [Name in Area]: () => Promise<{ readonly default: object }> }

/** Each file is loaded when a screen first needs its area in a language. */
export const AREA_LOADERS: Readonly<Record<Language, Loaders>> = {
  ja: {
    account: () => import('@irodori/locales/ja/account.json'),
    arranging: () => import('@irodori/locales/ja/arranging.json'),
    campaign: () => import('@irodori/locales/ja/campaign.json'),
    cancellation: () => import('@irodori/locales/ja/cancellation.json'),
    catalogue: () => import('@irodori/locales/ja/catalogue.json'),
    common: () => import('@irodori/locales/ja/common.json'),
    confirm: () => import('@irodori/locales/ja/confirm.json'),
    copying: () => import('@irodori/locales/ja/copying.json'),
    editor: () => import('@irodori/locales/ja/editor.json'),
    errors: () => import('@irodori/locales/ja/errors.json'),
    fonts: () => import('@irodori/locales/ja/fonts.json'),
    gift: () => import('@irodori/locales/ja/gift.json'),
    guideEmail: () => import('@irodori/locales/ja/guideEmail.json'),
    help: () => import('@irodori/locales/ja/help.json'),
    invoice: () => import('@irodori/locales/ja/invoice.json'),
    login: () => import('@irodori/locales/ja/login.json'),
    messageMaking: () => import('@irodori/locales/ja/messageMaking.json'),
    orderDialogs: () => import('@irodori/locales/ja/orderDialogs.json'),
    packaging: () => import('@irodori/locales/ja/packaging.json'),
    policies: () => import('@irodori/locales/ja/policies.json'),
    portal: () => import('@irodori/locales/ja/portal.json'),
    print: () => import('@irodori/locales/ja/print.json'),
    regions: () => import('@irodori/locales/ja/regions.json'),
    review: () => import('@irodori/locales/ja/review.json'),
    search: () => import('@irodori/locales/ja/search.json'),
    session: () => import('@irodori/locales/ja/session.json'),
    sharing: () => import('@irodori/locales/ja/sharing.json'),
    tools: () => import('@irodori/locales/ja/tools.json'),
    unsubscribe: () => import('@irodori/locales/ja/unsubscribe.json'),
    verification: () => import('@irodori/locales/ja/verification.json'),
    viewing: () => import('@irodori/locales/ja/viewing.json'),
  },
  en: {
    account: () => import('@irodori/locales/en/account.json'),
    arranging: () => import('@irodori/locales/en/arranging.json'),
    campaign: () => import('@irodori/locales/en/campaign.json'),
    cancellation: () => import('@irodori/locales/en/cancellation.json'),
    catalogue: () => import('@irodori/locales/en/catalogue.json'),
    common: () => import('@irodori/locales/en/common.json'),
    confirm: () => import('@irodori/locales/en/confirm.json'),
    copying: () => import('@irodori/locales/en/copying.json'),
    editor: () => import('@irodori/locales/en/editor.json'),
    errors: () => import('@irodori/locales/en/errors.json'),
    fonts: () => import('@irodori/locales/en/fonts.json'),
    gift: () => import('@irodori/locales/en/gift.json'),
    guideEmail: () => import('@irodori/locales/en/guideEmail.json'),
    help: () => import('@irodori/locales/en/help.json'),
    invoice: () => import('@irodori/locales/en/invoice.json'),
    login: () => import('@irodori/locales/en/login.json'),
    messageMaking: () => import('@irodori/locales/en/messageMaking.json'),
    orderDialogs: () => import('@irodori/locales/en/orderDialogs.json'),
    packaging: () => import('@irodori/locales/en/packaging.json'),
    policies: () => import('@irodori/locales/en/policies.json'),
    portal: () => import('@irodori/locales/en/portal.json'),
    print: () => import('@irodori/locales/en/print.json'),
    regions: () => import('@irodori/locales/en/regions.json'),
    review: () => import('@irodori/locales/en/review.json'),
    search: () => import('@irodori/locales/en/search.json'),
    session: () => import('@irodori/locales/en/session.json'),
    sharing: () => import('@irodori/locales/en/sharing.json'),
    tools: () => import('@irodori/locales/en/tools.json'),
    unsubscribe: () => import('@irodori/locales/en/unsubscribe.json'),
    verification: () => import('@irodori/locales/en/verification.json'),
    viewing: () => import('@irodori/locales/en/viewing.json'),
  },
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Areas
  }
}
