import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { editorReady } from '../pages/studioPages.ts'

/** An order of the walk and the product that it contains. */
export interface WalkedOrder {
  readonly orderNumber: string
  readonly productId: string
  readonly productName: string
}

/** Random decisions of a walk, with a record of them for the message of a failure. */
export interface Chance {
  readonly happens: (share: number) => boolean
  readonly oneOf: <Value>(values: readonly Value[]) => Value
  readonly note: (step: string) => void
}

export interface Walk {
  readonly address: string
  readonly orders: readonly WalkedOrder[]
  readonly chance: Chance
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const headButton = (page: Page) => page.getByTitle('デザインを入れるご注文を変更する')
const choice = (page: Page) => page.getByRole('dialog', { name: /どのご注文のデザインですか|デザインを入れるご注文/ })
const otherTab = (page: Page) => page.getByRole('alertdialog', { name: '別のタブで編集しています' })
const wrongProduct = (page: Page) => page.getByRole('alertdialog', { name: 'ご注文の商品と異なります' })

/** The number of the order that the head of the editor names. */
export async function namedOrder(page: Page): Promise<string> {
  const name = (await headButton(page).textContent()) ?? ''
  return /ご注文 (\S+) /.exec(name)?.[1] ?? ''
}

/** From my page or from the catalogue to the templates of a product. */
async function openTemplates(page: Page, { address, orders, chance }: Walk): Promise<void> {
  const order = chance.oneOf(orders)
  if (chance.happens(0.7)) {
    chance.note(`my page, ${order.orderNumber}`)
    await page.goto(`${address}/mypage`)
    const card = page.getByRole('article', { name: new RegExp(order.orderNumber) })
    await card.getByRole('link', { name: 'デザインを作る' }).first().click()
  } else {
    chance.note(`catalogue, ${order.productName}`)
    await page.goto(`${address}/home`)
    await page.getByRole('link', { name: order.productName, exact: true }).first().click()
  }
  await expect(heading(page, order.productName)).toBeVisible()
}

/** One thing that customers do between a product and its editor. */
async function wander(page: Page, { orders, chance }: Walk): Promise<void> {
  const step = chance.oneOf(['SORT', 'SEARCH', 'PREVIEW', 'RELOAD', 'BACK', 'OTHER_PRODUCT'] as const)
  chance.note(step)
  switch (step) {
    case 'SORT':
      return page.getByRole('radio', { name: '写真が多い順' }).check()
    case 'SEARCH':
      await page.getByRole('searchbox').fill('花')
      await page.keyboard.press('Enter')
      await page.getByRole('searchbox').fill('')
      return page.keyboard.press('Enter')
    case 'PREVIEW':
      await openPreview(page, chance)
      return page.keyboard.press('Escape')
    case 'RELOAD':
      await page.reload()
      return expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    case 'BACK':
      await openPreview(page, chance)
      await page.goBack()
      return expect(page.getByRole('dialog')).toBeHidden()
    case 'OTHER_PRODUCT': {
      const { productName } = chance.oneOf(orders)
      await page.getByRole('banner').getByRole('link', { name: 'Irodori 彩り（商品一覧へ）' }).click()
      await page.getByRole('link', { name: productName, exact: true }).first().click()
      return expect(heading(page, productName)).toBeVisible()
    }
  }
}

async function openPreview(page: Page, chance: Chance): Promise<void> {
  const cards = page.getByRole('main').locator('button[aria-haspopup="dialog"]', { hasText: '写真' })
  await expect(cards.first()).toBeVisible()
  await cards.nth(chance.oneOf([...Array(Math.min(await cards.count(), 3)).keys()])).click()
  await expect(page.getByRole('link', { name: 'このデザインで作る' })).toBeVisible()
}

/** Answers the questions for the order, if there are any. Returns false if the customer went back to the products. */
async function answerForOrder(page: Page, { chance }: Walk): Promise<boolean> {
  for (;;) {
    await expect(choice(page).or(wrongProduct(page)).or(headButton(page)).first()).toBeVisible({ timeout: 60_000 })
    if (await wrongProduct(page).isVisible()) {
      const others = wrongProduct(page).getByRole('button', { name: /のご注文/ })
      // The account's other orders are read while the dialog is open.
      await expect(others.first()).toBeVisible()
      if (chance.happens(0.2)) {
        chance.note('back to the products')
        await wrongProduct(page).getByRole('button', { name: '商品一覧へ戻る' }).click()
        return false
      }
      chance.note('another order after the wrong product')
      await others.nth(chance.oneOf([...Array(await others.count()).keys()])).click()
      await expect(wrongProduct(page)).toBeHidden()
    } else if (await choice(page).isVisible()) {
      await chooseOrder(page, chance)
    } else return true
  }
}

async function chooseOrder(page: Page, chance: Chance): Promise<void> {
  const offered = choice(page).getByRole('button', { name: /のご注文/, disabled: false })
  await expect(offered.first()).toBeVisible()
  const order = offered.nth(chance.oneOf([...Array(await offered.count()).keys()]))
  chance.note(`chooses ${(await order.textContent())?.slice(0, 16)}`)
  await order.click()
  await expect(choice(page)).toBeHidden()
}

/** Walks to an editor with a new design in a tab of its own, and sometimes changes the order in its head. */
export async function walkToEditor(context: BrowserContext, walk: Walk): Promise<Page> {
  const { chance } = walk
  const page = await context.newPage()
  // A step that cannot be done fails at once, with the story of its walk.
  page.setDefaultTimeout(30_000)
  // A second tab may happen to begin the design that the first one has open.
  await page.addLocatorHandler(otherTab(page), async (question) => {
    chance.note('takes over from the other tab')
    await question.getByRole('button', { name: 'このタブで編集する' }).click()
  })
  for (let isThere = false; !isThere; ) {
    await openTemplates(page, walk)
    for (const share of [0.6, 0.4, 0.3]) if (chance.happens(share)) await wander(page, walk)
    await openPreview(page, chance)
    await page.getByRole('link', { name: 'このデザインで作る' }).click()
    isThere = await answerForOrder(page, walk)
  }
  await editorReady(page)
  if (chance.happens(0.3)) {
    chance.note('changes the order')
    await changeOrder(page, chance)
  }
  if (chance.happens(0.2)) {
    chance.note('reloads the editor')
    await page.reload()
    await answerForOrder(page, walk)
    await editorReady(page)
  }
  return page
}

/** Changes the order of a new design in the head, if the account has another one with the product. */
async function changeOrder(page: Page, chance: Chance): Promise<void> {
  await headButton(page).click()
  const offered = choice(page).getByRole('button', { name: /のご注文/, disabled: false })
  await expect(choice(page)).toBeVisible()
  if ((await offered.count()) === 0) return page.keyboard.press('Escape')
  await chooseOrder(page, chance)
}

/** Moves a saved design to another order by the head. @returns the order that the question named; null without another */
export async function moveSaved(page: Page, chance: Chance): Promise<string | null> {
  await headButton(page).click()
  const offered = choice(page).getByRole('button', { name: /のご注文/, disabled: false })
  await expect(choice(page)).toBeVisible()
  if ((await offered.count()) === 0) {
    await page.keyboard.press('Escape')
    return null
  }
  chance.note('moves the saved design')
  await chooseOrder(page, chance)
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: /へ移す$/ })
  const to = /^(\S+) へ移す$/.exec((await confirm.textContent()) ?? '')?.[1] ?? ''
  await confirm.click()
  await expect(page).toHaveURL(new RegExp(`/design/edit/${to}/`))
  await editorReady(page)
  return to
}
