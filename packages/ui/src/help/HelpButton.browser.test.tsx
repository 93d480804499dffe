import { listFaq } from '@irodori/contract/endpoints/help'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answers, renderInApp } from '../../testing/renderInApp.tsx'
import { HelpButton } from './HelpButton.tsx'

const button = page.getByRole('button', { name: 'よくある質問・お問い合わせ' })
const faqDialog = page.getByRole('dialog', { name: 'よくある質問' })
const askDialog = page.getByRole('dialog', { name: 'お問い合わせ' })

const ADDRESS = location.href

const renderButton = () => renderInApp(<HelpButton />, { areas: ['help', 'search'], calls: [answers(listFaq, [])] })

afterEach(() => history.replaceState(null, '', ADDRESS))

it('ODR-37: opens the frequent questions once, also after a double click, and gets the focus back', async () => {
  await renderButton()
  await button.dblClick()
  await expect.element(faqDialog).toBeVisible()
  expect(faqDialog.elements()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(faqDialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

it('opens the question form by the fragment of a link, also a second time', async () => {
  await renderButton()
  for (const _ of ['first', 'second']) {
    location.hash = '#ask-admin'
    await expect.element(askDialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(askDialog).not.toBeInTheDocument()
    expect(location.hash).toBe('')
  }
})

it('opens the list at the question that the address names', async () => {
  history.replaceState(null, '', '?faq=payment-receipt')
  await renderButton()
  await expect.element(faqDialog).toBeVisible()
})
