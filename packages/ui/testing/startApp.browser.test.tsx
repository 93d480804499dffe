import { useCall } from '@irodori/client/useCall'
import { readRegionIntro } from '@irodori/contract/endpoints/help'
import { succeed } from '@irodori/contract/envelope'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { TEST_SHOP } from './testShop.ts'
import { LanguageSwitch } from '../src/i18n/LanguageSwitch.tsx'
import { startApp } from '../src/frame/startApp.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  // biome-ignore lint/suspicious/noDocumentCookie: the switch writes this cookie
  document.cookie = 'irodori.language=; Path=/; Max-Age=0'
})

const INTROS = { ja: 'お届け日の目安', en: 'When to expect a parcel' }

function Intro() {
  const { data } = useCall(readRegionIntro, {})
  return <p>{data?.title}</p>
}

it('LNG-5: a visitor who changes the language sees what the server says in that language', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    const title = document.cookie.includes('irodori.language=en') ? INTROS.en : INTROS.ja
    return Response.json(succeed({ title, content: '' }))
  })
  localStorage.clear()
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="shop-profile">${JSON.stringify(TEST_SHOP)}</script>`
  const screens = (
    <>
      <LanguageSwitch />
      <Intro />
    </>
  )
  await startApp({ screens, link: (props) => <a {...props} />, areas: [] })
  await expect.element(page.getByText(INTROS.ja)).toBeVisible()
  await page.getByRole('button', { name: /^English/ }).click()
  await expect.element(page.getByText(INTROS.en)).toBeVisible()
  await expect.element(page.getByText(INTROS.ja)).not.toBeInTheDocument()
})
