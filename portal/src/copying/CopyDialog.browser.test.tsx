import { createDesigns } from '@irodori/contract/endpoints/design'
import { checkCategoryTemplate, copyDesigns, copyDesignsOfGuest } from '@irodori/contract/endpoints/designGroup'
import { uploadImage } from '@irodori/contract/endpoints/image'
import { readImage } from '@irodori/contract/endpoints/picture'
import { refuse, succeed } from '@irodori/contract/envelope'
import { filledItem } from '@irodori/design/testing/sampleItems'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, offline, replies } from '../../testing/fakeNetwork.ts'
import { firstGroup } from '../../testing/firstGroup.ts'
import { MyOrders } from '../../testing/MyOrders.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { GUEST, otherOrder, sampleDesign, sampleOrder, sampleProduct, USER } from '../../testing/sampleOrders.ts'
import { catalogueProduct } from '../../testing/catalogueProduct.ts'
import { CopyDialog } from './CopyDialog.tsx'
import { keyOf } from './idempotencyKeys.ts'
import { ReorderDialog } from './ReorderDialog.tsx'

const openerOf = (orderNumber: string) => page.getByRole('button', { name: orderNumber })
const fitting = () =>
  succeed([
    catalogueProduct('clock', '写真時計'),
    catalogueProduct('wall', '壁掛け時計'),
    catalogueProduct('desk', '置き時計'),
  ])
const copied = () => succeed({ groupNumber: 7, designSeriesCopyId: null })

/** Two clocks were bought and one is designed. */
const TWO_CLOCKS = sampleOrder({ products: [sampleProduct({ unit: 2 })] })
/** Two products have pieces left; the clock itself has none. */
const TWO_PRODUCTS = otherOrder({
  products: [
    sampleProduct(),
    sampleProduct({ productId: 'wall', name: '壁掛け時計' }),
    sampleProduct({ productId: 'desk', name: '置き時計' }),
  ],
})

interface Replies {
  readonly check?: FakeCall['reply']
  readonly copy?: FakeCall['reply']
}

const openCopy = ({ check = fitting, copy = copied }: Replies = {}, session = GUEST) =>
  renderInPortal(
    <MyOrders
      orders={[TWO_CLOCKS, TWO_PRODUCTS, sampleOrder({ id: 'order-3', orderNumber: 'irodori-30000003' })]}
      dialog={(order, close) => <CopyDialog order={order} group={firstGroup(order)} onClose={close} />}
    />,
    {
      areas: ['copying'],
      session,
      calls: [
        { endpoint: checkCategoryTemplate, reply: check },
        { endpoint: copyDesignsOfGuest, reply: copy },
        { endpoint: copyDesigns, reply: copy },
      ],
    },
  )
const copiesOf = <Call extends { readonly path: string }>(sent: readonly Call[]) =>
  sent.filter(({ path }) => path.includes('duplicate'))

it('CPY-1: copies onto the only product with a piece left without a question, and opens the editor of the copy', async () => {
  const held = heldReply(copied())
  const { sent, pages } = await openCopy({ copy: held.reply })
  await openerOf('irodori-10000001').click()
  const dialog = page.getByRole('dialog', { name: 'デザインの複製' })
  await expect.element(dialog.getByRole('status')).toMatchTextContent(/複製しています。/)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  held.release()
  await expect.poll(() => pages.loaded).toEqual(['/design/edit/irodori-10000001/7/none/clock'])
  expect(copiesOf(sent)).toMatchObject([
    { path: '/api/guest/duplicate/irodori-10000001/1/none', query: { productId: 'clock' } },
  ])
})

it('CPY-1: asks for the product among those with pieces left, and copies once onto the chosen one', async () => {
  const held = heldReply(copied())
  const { sent, pages } = await openCopy({ copy: held.reply }, USER)
  await openerOf('irodori-20000002').click()
  const picker = page.getByRole('dialog', { name: 'どの商品に複製しますか' })
  await expect.element(picker.getByRole('listitem')).toHaveLength(2)
  await picker.getByRole('button', { name: '置き時計' }).dblClick()
  await expect.element(page.getByRole('status').filter({ hasText: '複製しています。' })).toBeVisible()
  held.release()
  await expect.poll(() => pages.loaded).toEqual(['/design/edit/irodori-20000002/7/none/desk'])
  expect(copiesOf(sent)).toMatchObject([
    { path: '/api/duplicate/irodori-20000002/1/none', query: { productId: 'desk' } },
  ])
})

it('copies nothing when the picker is closed', async () => {
  const { sent } = await openCopy()
  await openerOf('irodori-20000002').click()
  await expect.element(page.getByRole('dialog', { name: 'どの商品に複製しますか' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(openerOf('irodori-20000002')).toHaveFocus()
  expect(copiesOf(sent)).toEqual([])
})

it('says that no product is left when every piece of the order has a design', async () => {
  const { sent } = await openCopy()
  await openerOf('irodori-30000003').click()
  await expect.element(page.getByRole('alertdialog', { name: '複製できる商品がありません' })).toBeVisible()
  expect(copiesOf(sent)).toEqual([])
})

it('says that the connection was lost, and checks again when the dialog is opened again', async () => {
  const { pages } = await openCopy({ copy: replies(offline, offline, offline, copied) })
  await openerOf('irodori-10000001').click()
  await expect.element(page.getByRole('alertdialog', { name: 'つながりませんでした' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await openerOf('irodori-10000001').click()
  await expect.poll(() => pages.loaded).toHaveLength(1)
})

const PHOTO = `${'a'.repeat(64)}.png`
const UPLOADED = {
  imageFolder: 'folder-9',
  imageName: PHOTO,
  cropImageName: 'crop.png',
  cropImageWidth: 40,
  cropImageHeight: 30,
  photoCondition: 'SOUND',
  sourceWidth: 400,
  sourceHeight: 300,
}
const PAST = sampleOrder({
  id: 'order-0',
  orderNumber: 'irodori-00000009',
  status: 'SHIPPED',
  designs: [
    sampleDesign({
      id: 'design-0',
      orderNumber: 'irodori-00000009',
      imageFolder: 'folder-0',
      items: [filledItem({ imageName: PHOTO, width: 400, height: 300 })],
    }),
  ],
})

const openReorder = (
  create: FakeCall['reply'],
  targets = [TWO_CLOCKS, { ...TWO_CLOCKS, id: 'order-2', orderNumber: 'irodori-20000002' }],
) =>
  renderInPortal(
    <MyOrders
      orders={[PAST, ...targets]}
      dialog={(order, close) => <ReorderDialog group={firstGroup(order)} onClose={close} />}
    />,
    {
      areas: ['copying'],
      session: USER,
      calls: [
        { endpoint: readImage, reply: () => new Blob(['photo']) },
        { endpoint: uploadImage, reply: () => succeed(UPLOADED) },
        { endpoint: createDesigns, reply: create },
      ],
    },
  )
const reorderDialog = page.getByRole('dialog', { name: 'このデザインをもう一度作る' })

it('CPY-8: copies the photos and the design into the chosen order once, and opens its editor', async () => {
  const held = heldReply(succeed([sampleDesign({ id: 'design-9', orderNumber: 'irodori-20000002', groupNumber: 2 })]))
  const { sent, pages } = await openReorder(held.reply)
  await openerOf('irodori-00000009').click()
  await expect.element(reorderDialog.getByRole('listitem')).toHaveLength(2)
  await reorderDialog.getByRole('button', { name: 'irodori-20000002 2026年11月18日のご注文' }).dblClick()
  await expect.element(reorderDialog.getByRole('status')).toMatchTextContent(/写真とデザインを写しています。/)
  await userEvent.keyboard('{Escape}')
  await expect.element(reorderDialog).toBeVisible()
  await expect.poll(() => sent).toHaveLength(3)
  held.release()
  await expect.poll(() => pages.loaded).toEqual(['/design/edit/irodori-20000002/2/none/clock'])
  expect(sent).toMatchObject([
    { path: `/api/image/folder-0/${PHOTO}`, query: { orderNumber: 'irodori-00000009' } },
    { method: 'POST', body: { orderNumber: 'irodori-20000002' } },
    { method: 'POST', body: { orderNumber: 'irodori-20000002', groupNumber: null } },
  ])
})

it('CPY-8: leads to the product when no open order has a piece left', async () => {
  const { sent } = await openReorder(() => succeed([]), [sampleOrder()])
  await openerOf('irodori-00000009').click()
  await expect.element(reorderDialog).toMatchTextContent(/これから作るご注文がありません/)
  await expect.element(page.getByRole('link', { name: 'この商品を見る' })).toHaveAttribute('href', '/product/clock')
  expect(sent).toEqual([])
})

it('explains why the design was not recreated', async () => {
  const { pages } = await openReorder(() => refuse(400, 'REQUEST_INVALID'))
  await openerOf('irodori-00000009').click()
  await reorderDialog.getByRole('button', { name: /irodori-10000001/ }).click()
  await expect.element(page.getByRole('alertdialog', { name: '注文情報が更新されています' })).toBeVisible()
  expect(pages.loaded).toEqual([])
})

const CONNECTION = { title: 'つながりませんでした', text: /接続をお確かめ/ } as const

interface Row {
  readonly answer: string
  readonly reply: FakeCall['reply']
  readonly title: string
  readonly text: RegExp
  /** Whether the dialog has a button that reads the orders again. */
  readonly reloads?: boolean
}

const ROWS: readonly Row[] = [
  {
    answer: '400 ORDER_CHANGED',
    reply: () => refuse(400, 'ORDER_CHANGED', '別の文です。'),
    title: '注文情報が更新されています',
    text: /最新の注文情報をご確認のうえ、注文を進めてください/,
    reloads: true,
  },
  {
    answer: '400 DESIGN_NOT_COPYABLE',
    reply: () => refuse(400, 'DESIGN_NOT_COPYABLE'),
    title: 'このデザインは複製できません',
    text: /同じ形の商品がご注文にない/,
  },
  {
    answer: '403 with a message of the shop',
    reply: () => refuse(403, 'FORBIDDEN', 'このデザインは、ただいま複製をお受けしていません。'),
    title: '表示できないご注文です',
    text: /このデザインは、ただいま複製をお受けしていません。/,
  },
  {
    answer: '500 with a message of the shop',
    reply: () => refuse(500, 'INTERNAL', '印刷所の都合により、複製を止めています。'),
    title: '処理を完了できませんでした',
    text: /印刷所の都合により、複製を止めています。/,
  },
  {
    answer: '500 with a code as its message',
    reply: () => refuse(500, 'INTERNAL', 'COPY_FAILED'),
    title: '処理を完了できませんでした',
    text: /少し時間を置いて、もう一度/,
  },
  {
    answer: '404 DESIGN_NOT_FOUND',
    reply: () => refuse(404, 'DESIGN_NOT_FOUND'),
    title: 'デザインが見つかりません',
    text: /マイページからお選びください/,
  },
  {
    answer: 'no data',
    reply: () => succeed(null),
    title: '処理を完了できませんでした',
    text: /少し時間を置いて、もう一度/,
  },
  {
    answer: 'no JSON',
    reply: () => new Blob(['<html>']),
    title: '処理を完了できませんでした',
    text: /少し時間を置いて、もう一度/,
  },
  { answer: 'no answer', reply: offline, ...CONNECTION },
]

it.each(ROWS)('CPY-3: after $answer says "$title" and reads the orders again', async (row) => {
  const { queryClient, pages } = await openCopy({ copy: row.reply })
  const read = vi.spyOn(queryClient, 'invalidateQueries')
  await openerOf('irodori-10000001').click()
  const problem = page.getByRole('alertdialog', { name: row.title })
  await expect.element(problem).toMatchTextContent(row.text)
  expect(read).toHaveBeenCalledOnce()
  expect(problem.getByRole('button', { name: '最新の情報を読み込む' }).elements()).toHaveLength(row.reloads ? 1 : 0)
  await userEvent.keyboard('{Escape}')
  await expect.element(problem).not.toBeInTheDocument()
  await expect.element(openerOf('irodori-10000001')).toHaveFocus()
  expect(pages.loaded).toEqual([])
})

it('CPY-9: repeats a copy whose answer was lost with its key, and makes the next one with another key', async () => {
  const { sent, pages } = await openCopy({ copy: replies(offline, offline, offline, copied) }, USER)
  const pick = async () => {
    await openerOf('irodori-20000002').click()
    await page.getByRole('button', { name: '置き時計' }).click()
  }
  await pick()
  await expect.element(page.getByRole('alertdialog', { name: 'つながりませんでした' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await pick()
  await expect.poll(() => pages.loaded).toHaveLength(1)
  const [lost, ...repeated] = new Set(copiesOf(sent).map(({ query }) => query.randomId))
  expect([typeof lost, repeated]).toEqual(['string', []])
  expect(keyOf('copy irodori-20000002 1 desk')).not.toBe(lost)
})

it('CPY-9: repeats a design that was made again with the keys of the attempt without an answer', async () => {
  const { sent } = await openReorder(replies(offline, offline))
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await openerOf('irodori-00000009').click()
    await reorderDialog.getByRole('button', { name: /irodori-20000002/ }).click()
    await expect.element(page.getByRole('alertdialog', { name: 'つながりませんでした' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  }
  const bodies = sent.filter(({ path }) => path === createDesigns.path).map(({ body }) => body)
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toEqual(bodies[0])
})
