// Records the shop of a released version as test data: `npm run upgrade:record -- CHECKOUT NAME`. CHECKOUT is a folder
// with that version and its node_modules. Its server runs once with the embedded database and once on PostgreSQL; the shop
// is the first catalogue with one order, whose cards have a photo and are rendered.
import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import { draftOfPage, pageFromTemplate } from '@irodori/design/designPage'
import { placePhoto } from '@irodori/design/photoPlacement'
import { encodePng } from '@irodori/imaging/encodePixels'
import { startMagickFromPackage } from '@irodori/imaging/testing/magickForTests'
import { waitForRenders } from '../fixtures/designPiece.ts'
import { freePort } from '../fixtures/freePort.ts'
import { findPostgres, startPostgres } from '../fixtures/postgres.ts'
import type { ShopCaller } from '../fixtures/shopCaller.ts'
import { callShop } from '../fixtures/shopCaller.ts'

const [checkout = '', name = ''] = process.argv.slice(2)
const here = fileURLToPath(new URL('.', import.meta.url))
const node = path.join(checkout, 'node_modules/.bin/node')
const ORDER = { number: 'tayori-10000001', phone: '09012345678' }

/** One flat colour, so that the print pictures and with them the test data are small. */
const flatPhoto = () => {
  const [width, height] = [900, 640]
  const data = new Uint8ClampedArray(width * height * 4).fill(200)
  return {
    fileName: 'flat.png',
    contentType: 'image/png',
    bytes: encodePng({ width, height, data, opaque: false }, { dpi: 300 }),
  }
}

async function designCard(guest: ShopCaller): Promise<void> {
  const { imageName, sourceWidth: width, sourceHeight: height } = await guest.upload(flatPhoto())
  const [template] = await guest.templates('tayori-postcard')
  if (!template) throw new Error('the first catalogue has no template')
  const page = pageFromTemplate(template, 1, randomUUID)
  const items = page.items.map(
    (item): DesignItem =>
      isImageItem(item)
        ? { ...item, ...placePhoto(item, { imageName, width, height }) }
        : isTextItem(item)
          ? { ...item, text: '髙﨑 遥', keepsTemplateText: true }
          : item,
  )
  await guest.save('POST', null, [draftOfPage({ ...page, items }, null, null)])
}

/** The profile of a first shop, whose orders have the prefix `tayori`. */
const PROFILE = 'packages/operating/first-profile/profile.json'

/** Runs the recorded version until the order is designed and backed up. */
async function runShop(dataDirectory: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const port = String(await freePort())
  const environment = {
    ...process.env,
    IRODORI_SETTINGS: 'off',
    DATA_DIR: dataDirectory,
    DEMO_SHOP: 'off',
    SHOP_PREFIX: 'tayori',
    PORT: port,
    HOST: '127.0.0.1',
    ...settings,
  }
  const tool = (...words: readonly string[]) =>
    execFileSync(node, ['packages/api/src/staff/main.ts', ...words], { cwd: checkout, env: environment })
  // The versions before could not make a shop but by a start.
  if (existsSync(path.join(checkout, 'packages/api/src/installation'))) tool('create')
  // Earlier versions have the prefix as a setting.
  if (existsSync(path.join(checkout, PROFILE))) tool('profile', 'set', PROFILE)
  const server = spawn(node, ['packages/api/src/main.ts'], {
    cwd: checkout,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve) =>
    server.stdout.on('data', (chunk) => (String(chunk).includes(`:${port}`) ? resolve() : undefined)),
  )
  tool('catalogue', 'import', 'packages/operating/first-catalogue')
  tool('orders', 'import', 'packages/operating/first-catalogue/orders.csv')
  const guest = await callShop(`http://127.0.0.1:${port}`, ORDER.number, ORDER.phone)
  await designCard(guest)
  await waitForRenders(guest)
  tool('backup', path.join(dataDirectory, '..', 'backup'))
  server.kill('SIGINT')
  await once(server, 'exit')
}

await startMagickFromPackage()
const folder = mkdtempSync(path.join(tmpdir(), 'irodori-record-'))
/** xz finds the copies that PostgreSQL keeps of its own tables, which gzip does not. */
const pack = (from: string, what: readonly string[], file: string) =>
  execFileSync('tar', ['-caf', path.join(here, `${name}-${file}`), '-C', from, ...what], {
    env: { ...process.env, XZ_OPT: '-9e' },
  })

const embedded = path.join(folder, 'embedded/data')
await runShop(embedded, {})
pack(path.dirname(embedded), ['data'], 'data.tar.xz')
pack(path.dirname(embedded), ['--exclude=backup/fonts', 'backup'], 'backup.tar.gz')

const programs = findPostgres()
if (!programs.ok) throw new Error(programs.error)
const postgres = await startPostgres(programs.value)
const separate = path.join(folder, 'separate/data')
await runShop(separate, { DATABASE_URL: postgres.url })
const dump = execFileSync(path.join(programs.value, 'pg_dump'), ['--no-owner', '--dbname', postgres.url])
writeFileSync(path.join(path.dirname(separate), 'dump.sql'), dump)
await postgres.stop()
pack(path.dirname(separate), ['dump.sql', 'data/files'], 'postgres.tar.gz')
rmSync(folder, { recursive: true, force: true })
