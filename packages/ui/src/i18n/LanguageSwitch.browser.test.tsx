import { useTranslation } from 'react-i18next'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInApp } from '../../testing/renderInApp.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

function Sample() {
  const { t } = useTranslation('common')
  return (
    <>
      <LanguageSwitch />
      <p>{t('products')}</p>
      <input aria-label="name" />
    </>
  )
}

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the switch writes this cookie
  document.cookie = 'irodori.language=; Path=/; Max-Age=0'
})

it('changes the language without losing typed text, remembers it for the server, and changes back', async () => {
  await renderInApp(<Sample />)
  const typed = page.getByRole('textbox', { name: 'name' })
  await typed.fill('花子')
  const toEnglish = page.getByRole('button', { name: 'English (表示する言語を変える)' })
  await expect.element(toEnglish).toHaveAttribute('lang', 'en')
  await toEnglish.click()
  await expect.element(page.getByText('商品一覧')).not.toBeInTheDocument()
  await expect.element(typed).toHaveValue('花子')
  expect(localStorage.getItem('irodori.language')).toBe('en')
  expect(document.cookie).toContain('irodori.language=en')
  await page.getByRole('button', { name: /^日本語/ }).click()
  await expect.element(page.getByText('商品一覧')).toBeVisible()
  expect(document.cookie).toContain('irodori.language=ja')
})

it('is not shown by a shop with one language', async () => {
  await renderInApp(<Sample />, { shop: { languages: ['ja'] } })
  await expect.element(page.getByText('商品一覧')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
