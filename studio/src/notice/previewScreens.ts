import type { NoticeKind } from '@irodori/contract/entities/notice'

/** The screens with a preview of their notices, as named in the path. */
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

/** The notice kind of a screen. */
export const kindOfScreen = (screen: PreviewScreen): NoticeKind => screen.toUpperCase() as Uppercase<PreviewScreen>
