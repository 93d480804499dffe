import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * Runs in the page. The texts, labels and alternatives that have Japanese characters beside the words that the page may
 * show, whole or as an excerpt that ends in “…”; texts in an element that says that it is Japanese are left out, as the
 * language switch.
 */
function findJapanese(exempt: readonly string[]): string[] {
  const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt']
  const isShown = (element: Element) => !element.closest('script, style, template, noscript, [lang="ja"]')
  const texts = [...document.body.querySelectorAll('*')]
    .filter(isShown)
    .flatMap((element) => [
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? ''),
      ...attributes.map((name) => element.getAttribute(name) ?? ''),
    ])
  const longestFirst = exempt.toSorted((one, other) => other.length - one.length)
  const lines = exempt.map((words) => words.replaceAll('\n', ' '))
  const withoutExcerpt = (text: string) =>
    text.replace(/[^“”]+(?=…)/, (excerpt) => (lines.some((line) => line.startsWith(excerpt)) ? '' : excerpt))
  const rest = (text: string) => longestFirst.reduce((left, words) => left.replaceAll(words, ''), withoutExcerpt(text))
  return [...new Set([document.title, ...texts].filter((text) => japanese.test(rest(text))).map((text) => text.trim()))]
}

/**
 * Expects a screen to be in English once it has loaded: nothing on it is Japanese but the shop's own name and the words
 * of the customer.
 */
export async function expectEnglish(page: Page, screen: string, words: readonly string[] = []): Promise<void> {
  await page.waitForLoadState('networkidle')
  const shopName = await page.evaluate(
    () => JSON.parse(document.querySelector('#shop-profile')?.textContent ?? '{"name":""}').name as string,
  )
  const exempt = [shopName, ...words].filter((one) => one !== '')
  await expect.soft.poll(() => page.evaluate(findJapanese, exempt), { message: screen, timeout: 10_000 }).toEqual([])
}

/** Every text in a value of the API: names, addresses and the words on the pages of a customer. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...value.split('\n')]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
