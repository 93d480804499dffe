import { NOTICE_KINDS } from '@irodori/contract/entities/notice'
import { expect, it } from 'vitest'
import { isPreviewScreen, kindOfScreen, PREVIEW_SCREENS } from './previewScreens.ts'

it('ODR-46: offers a preview of the notices of seven screens', () => {
  expect(PREVIEW_SCREENS).toHaveLength(7)
  for (const screen of PREVIEW_SCREENS) expect(NOTICE_KINDS).toContain(kindOfScreen(screen))
  expect(isPreviewScreen('maintenance')).toBe(false)
})
