/** Messages by area. Japanese is complete by definition, and a test compares the others with it. */
interface Areas {
  readonly account: typeof import('@irodori/locales/ja/account.json')
  readonly arranging: typeof import('@irodori/locales/ja/arranging.json')
  readonly campaign: typeof import('@irodori/locales/ja/campaign.json')
  readonly cancellation: typeof import('@irodori/locales/ja/cancellation.json')
  readonly catalogue: typeof import('@irodori/locales/ja/catalogue.json')
  readonly chosen: typeof import('@irodori/locales/ja/chosen.json')
  readonly common: typeof import('@irodori/locales/ja/common.json')
  readonly confirm: typeof import('@irodori/locales/ja/confirm.json')
  readonly copying: typeof import('@irodori/locales/ja/copying.json')
  readonly desk: typeof import('@irodori/locales/ja/desk.json')
  readonly editor: typeof import('@irodori/locales/ja/editor.json')
  readonly embedding: typeof import('@irodori/locales/ja/embedding.json')
  readonly errors: typeof import('@irodori/locales/ja/errors.json')
  readonly fonts: typeof import('@irodori/locales/ja/fonts.json')
  readonly gift: typeof import('@irodori/locales/ja/gift.json')
  readonly guideEmail: typeof import('@irodori/locales/ja/guideEmail.json')
  readonly help: typeof import('@irodori/locales/ja/help.json')
  readonly invoice: typeof import('@irodori/locales/ja/invoice.json')
  readonly login: typeof import('@irodori/locales/ja/login.json')
  readonly merge: typeof import('@irodori/locales/ja/merge.json')
  readonly messageMaking: typeof import('@irodori/locales/ja/messageMaking.json')
  readonly orderDialogs: typeof import('@irodori/locales/ja/orderDialogs.json')
  readonly packaging: typeof import('@irodori/locales/ja/packaging.json')
  readonly phonePhotos: typeof import('@irodori/locales/ja/phonePhotos.json')
  readonly policies: typeof import('@irodori/locales/ja/policies.json')
  readonly portal: typeof import('@irodori/locales/ja/portal.json')
  readonly print: typeof import('@irodori/locales/ja/print.json')
  readonly proofLink: typeof import('@irodori/locales/ja/proofLink.json')
  readonly regions: typeof import('@irodori/locales/ja/regions.json')
  readonly review: typeof import('@irodori/locales/ja/review.json')
  readonly search: typeof import('@irodori/locales/ja/search.json')
  readonly session: typeof import('@irodori/locales/ja/session.json')
  readonly sharing: typeof import('@irodori/locales/ja/sharing.json')
  readonly tools: typeof import('@irodori/locales/ja/tools.json')
  readonly unsubscribe: typeof import('@irodori/locales/ja/unsubscribe.json')
  readonly verification: typeof import('@irodori/locales/ja/verification.json')
  readonly viewing: typeof import('@irodori/locales/ja/viewing.json')
}

export type Area = keyof Areas

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Areas
  }
}
