import type catalogue from '@irodori/locales/ja/catalogue.json'
import type common from '@irodori/locales/ja/common.json'
import type editor from '@irodori/locales/ja/editor.json'
import type errors from '@irodori/locales/ja/errors.json'
import type login from '@irodori/locales/ja/login.json'
import type portal from '@irodori/locales/ja/portal.json'
import type print from '@irodori/locales/ja/print.json'
import type tools from '@irodori/locales/ja/tools.json'
import type verification from '@irodori/locales/ja/verification.json'
import type { Language } from './language.ts'

/** The words of each area; Japanese is complete by definition, the others are tested against it. */
interface Areas {
  readonly catalogue: typeof catalogue
  readonly common: typeof common
  readonly editor: typeof editor
  readonly errors: typeof errors
  readonly login: typeof login
  readonly portal: typeof portal
  readonly print: typeof print
  readonly tools: typeof tools
  readonly verification: typeof verification
}

export type Area = keyof Areas

type Loaders = { readonly [Name in Area]: () => Promise<{ readonly default: object }> }

/** Each file is fetched when a screen first needs its area in its language. */
export const AREA_LOADERS: Readonly<Record<Language, Loaders>> = {
  ja: {
    catalogue: () => import('@irodori/locales/ja/catalogue.json'),
    common: () => import('@irodori/locales/ja/common.json'),
    editor: () => import('@irodori/locales/ja/editor.json'),
    errors: () => import('@irodori/locales/ja/errors.json'),
    login: () => import('@irodori/locales/ja/login.json'),
    portal: () => import('@irodori/locales/ja/portal.json'),
    print: () => import('@irodori/locales/ja/print.json'),
    tools: () => import('@irodori/locales/ja/tools.json'),
    verification: () => import('@irodori/locales/ja/verification.json'),
  },
  en: {
    catalogue: () => import('@irodori/locales/en/catalogue.json'),
    common: () => import('@irodori/locales/en/common.json'),
    editor: () => import('@irodori/locales/en/editor.json'),
    errors: () => import('@irodori/locales/en/errors.json'),
    login: () => import('@irodori/locales/en/login.json'),
    portal: () => import('@irodori/locales/en/portal.json'),
    print: () => import('@irodori/locales/en/print.json'),
    tools: () => import('@irodori/locales/en/tools.json'),
    verification: () => import('@irodori/locales/en/verification.json'),
  },
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Areas
  }
}
