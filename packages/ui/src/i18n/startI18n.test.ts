import { expect, it } from 'vitest'
import { startI18n } from './startI18n.ts'

it('loads the areas of the first screen, and another area when a screen asks for it', async () => {
  const messages = await startI18n('en', ['common'])
  expect(messages.t('common:close')).toBe('Close')
  expect(messages.hasResourceBundle('en', 'help')).toBe(false)
  await messages.loadNamespaces('help')
  expect(messages.hasResourceBundle('en', 'help')).toBe(true)
})

it('loads the messages again when the language changes', async () => {
  const messages = await startI18n('ja', ['common'])
  expect(messages.t('common:close')).toBe('閉じる')
  await messages.changeLanguage('en')
  expect(messages.t('common:close')).toBe('Close')
})
