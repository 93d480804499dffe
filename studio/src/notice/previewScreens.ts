import type { NoticeKind } from '@irodori/contract'

/** The screens whose notices can be looked at beforehand, as the addresses name them. */
export const PREVIEW_SCREENS = [
  'template',
  'design',
  'my_page',
  'before_selecting_delivery_date',
  'before_packing_normal',
  'before_starting_production',
  'done_order',
] as const
type PreviewScreen = (typeof PREVIEW_SCREENS)[number]

export const isPreviewScreen = (name: string): name is PreviewScreen =>
  PREVIEW_SCREENS.some((screen) => screen === name)

/** The kind of notice that a screen shows. */
export const kindOfScreen = (screen: PreviewScreen): NoticeKind => screen.toUpperCase() as Uppercase<PreviewScreen>
