import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Template } from '@irodori/contract/entities/template'
import { EMPTY_FRAME } from '@irodori/design/photoPlacement'
import { present } from '@irodori/design/testing/present'
import type { ShopServer } from '../../fixtures/shopServer.ts'

/** A booklet of 60 pages with five photos each. */
export const ALBUM = {
  id: 'photo-album',
  pages: 60,
  frames: 5,
  order: { orderNumber: 'irodori-60000001', phoneNumber: '090-6000-0001' },
} as const

const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)

/** A square page of 20 cm with one large frame and four small ones below it. */
function pageOf(number: number): Template {
  const frame = (index: number, left: number, top: number, width: number, height: number): ImageItem => ({
    type: 'RECT_IMAGE',
    id: `frame-${index}`,
    position: index,
    priorityIndex: index,
    rotate: 0,
    isDisabledItem: false,
    ...EMPTY_FRAME,
    left,
    top,
    width,
    height,
    borderRadius: { rx: 0, ry: 0 },
  })
  const name = `アルバム ${number}`
  const id = `${ALBUM.id}-${number}`
  return {
    id,
    name,
    templateName: name,
    pageNumber: String(number - 1),
    sideNumber: 1,
    templateGroupId: id,
    templateSeriesId: ALBUM.id,
    productId: ALBUM.id,
    productIdentify: ALBUM.id,
    width: 2400,
    height: 2400,
    dpi: 300,
    bleedMm: 3,
    safeMm: 3,
    backgroundColor: '#ffffff',
    backgroundUrl: null,
    foregroundUrl: null,
    items: [
      frame(1, 200, 200, 2000, 1240),
      ...Array.from({ length: ALBUM.frames - 1 }, (_, at) => frame(at + 2, 200 + at * 510, 1500, 470, 620)),
    ],
    thumbnail: `thumbnail/${id}.png`,
    thumbnailUrl: `/api/images?path=${encodeURIComponent(`thumbnail/${id}.png`)}`,
    hashtags: [],
    imageItemCount: ALBUM.frames,
    textItemCount: 0,
    maxUploadMegabytes: 20,
    publishedAt: '2026-04-01T00:00:00.000Z',
  }
}

/** Imports the booklet and an order of it with the staff's tool. */
export async function importAlbum(shop: ShopServer, folder: string): Promise<void> {
  const staff = (...command: string[]) =>
    run(path.join(root, 'node_modules/.bin/node'), ['packages/api/src/staff/main.ts', ...command], {
      cwd: root,
      env: { ...process.env, DATA_DIR: shop.dataDirectory },
    })
  await staff('catalogue', 'export', path.join(folder, 'current'))
  const current = JSON.parse(await readFile(path.join(folder, 'current/catalogue.json'), 'utf8'))
  const base: StoredProduct = current.products.find(({ seichoku }: StoredProduct) => seichoku !== null)
  const product = { ...base, id: ALBUM.id, name: 'アルバム', productIdentify: ALBUM.id, options: [] }
  const templates = Array.from({ length: ALBUM.pages }, (_, number) => pageOf(number))
  const series = {
    id: ALBUM.id,
    name: 'アルバム',
    productId: ALBUM.id,
    thumbnailUrl: present(templates[0]).thumbnailUrl,
    hashtags: [],
    sumImageItemSeries: ALBUM.pages * ALBUM.frames,
    sumTextItemSeries: 0,
    publishedAt: present(templates[0]).publishedAt,
  }
  await mkdir(path.join(folder, 'album'))
  const catalogue = {
    products: [{ ...product, seichoku: { pageSize: 20, totalPage: ALBUM.pages } }],
    templates,
    templateSeries: [series],
  }
  await writeFile(path.join(folder, 'album/catalogue.json'), JSON.stringify(catalogue))
  await staff('catalogue', 'import', path.join(folder, 'album'))
  const name = { familyName: '佐藤', firstName: '美咲', familyNameKana: 'サトウ', firstNameKana: 'ミサキ' }
  const receiver = { ...name, zipCode: '100-0001', prefecture: '東京都', city: '千代田区', subAddress1: '1-1' }
  const order = {
    ...ALBUM.order,
    payMethod: 'クレジットカード',
    orderDate: '2026-04-01T00:00:00.000Z',
    totalPrice: 9800,
    orderer: name,
    receiver: { ...receiver, phoneNumber: ALBUM.order.phoneNumber },
    products: [{ productId: ALBUM.id, unit: 1 }],
  }
  await writeFile(path.join(folder, 'order.json'), JSON.stringify([order]))
  await staff('orders', 'import', path.join(folder, 'order.json'))
}
