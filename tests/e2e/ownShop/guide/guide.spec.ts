import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, expect, type Page, test } from '@playwright/test'
import project from '../../../../package.json' with { type: 'json' }
import { textOfPdf } from '../../../../packages/api/testing/textOfPdf.ts'
import { designPiece, waitForRenders } from '../../../fixtures/designPiece.ts'
import { freePort } from '../../../fixtures/freePort.ts'
import { installNode } from '../../../fixtures/installNode.ts'
import { samplePhotos } from '../../../fixtures/samplePhotos.ts'
import { callShop } from '../../../fixtures/shopCaller.ts'
import { choosePhotos, closeInspector, editorReady, openItem, save } from '../../pages/studioPages.ts'
import { DEMO_NAMES } from '../demoNames.ts'
import { guideCommands } from './guideText.ts'
import type { Operator } from './operator.ts'
import { operatorAt } from './operator.ts'
import type { Customer } from './ownFiles.ts'
import {
  CUSTOMERS,
  fillInSettings,
  openCheckout,
  SHOP,
  writeIssue,
  writeOrders,
  writeProfile,
  writeShipped,
} from './ownFiles.ts'

test.use({ actionTimeout: 30_000 })

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const [MIZUKI, HANAKO] = CUSTOMERS

/** Commands that this test cannot type, and why. */
const NOT_TYPED: Readonly<Record<string, string>> = {
  'adduser --system --group --home /var/lib/irodori irodori': 'changes the accounts of the machine',
  'git clone … /opt/irodori && cd /opt/irodori': 'the checkout of this test stands for it',
  'chmod 700 .git': 'the checkout of this test stands for it',
  'npm run shop -- accounts remove-code --email ADDRESS': 'no customer of this shop has an account',
  'npm ci --omit=dev && npm run build': 'the gate has installed and built this checkout',
  'cp packages/operating/irodori.service /etc/systemd/system/': 'needs systemd; its ExecStart starts the server here',
  'systemctl daemon-reload && systemctl enable --now irodori': 'needs systemd; its ExecStart starts the server here',
}
const needsDocker = (command: string): boolean =>
  /^docker |^cp packages\/operating\/environment\.example packages|^printf /.test(command)

const folder = mkdtempSync(path.join(tmpdir(), 'irodori-guide-'))
const inFolder = (name: string): string => path.join(folder, name)
let address = ''
let operator: Operator
test.beforeAll(async () => {
  address = `http://127.0.0.1:${await freePort()}`
  operator = operatorAt({
    folder,
    address,
    standsFor: [
      ['sudo -u irodori ', ''],
      [' -o irodori', ''],
      [' -g irodori', ''],
      ['/etc/irodori', inFolder('etc')],
      ['/var/lib/irodori', inFolder('data')],
      ['/srv/backup', inFolder('backup')],
      ['http://localhost:3000', address],
      ['irodori-10000001', MIZUKI.orderNumber],
      ['irodori-10000008', HANAKO.orderNumber],
      ['greeting-card', 'tayori-postcard'],
      ['npm run ', `npm --prefix ${root} run -s `],
    ],
  })
  openCheckout(folder)
})
test.afterAll(async () => {
  await operator.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Types a command that must succeed. @returns its output */
async function done(command: string): Promise<string> {
  const { code, output } = await operator.type(command)
  expect(code, `${command}\n${output}`).toBe(0)
  return output
}

/** Logs in as a customer does, with the short number, in a browser of their own. */
async function logIn(browser: Browser, { digits, orderNumber, phone }: Customer): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${address}/mypage`)
  const login = page.getByRole('dialog', { name: '注文番号でログイン' })
  const number = login.getByRole('textbox', { name: '注文番号' })
  await number.pressSequentially(`b${digits}`)
  await expect(number).toHaveValue(orderNumber)
  await login.getByRole('textbox', { name: '電話番号' }).fill(phone)
  await login.getByRole('button', { name: 'ログインする' }).click()
  await expect(page.getByRole('article', { name: new RegExp(orderNumber) })).toBeVisible()
  return page
}

async function startProduction(page: Page, { orderNumber }: Customer): Promise<void> {
  await page.goto(`${address}/order/${orderNumber}/confirm`)
  await page.getByRole('button', { name: /お届け日・ラッピング(?:へ|の選択へ)/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'この内容で進む' }).click()
  await page.getByRole('button', { name: '製作を開始する' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '製作を開始する' }).click()
  await expect(page.getByRole('heading', { name: '製作の開始を受け付けました' })).toBeVisible()
}

/** @param isReissue whether the receipt was issued before, so that its explanation is not shown again */
async function receiptOf(page: Page, { orderNumber }: Customer, isReissue = false): Promise<string> {
  await page.goto(`${address}/mypage`)
  await page
    .getByRole('article', { name: new RegExp(orderNumber) })
    .getByRole('button', { name: '領収書' })
    .click()
  const dialog = page.getByRole('dialog', { name: /領収書/ })
  const steps = isReissue ? [] : ['次へ', '次へ', '領収書の作成へ']
  for (const next of steps) await dialog.getByRole('button', { name: next }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: isReissue ? '再発行してダウンロード' : '領収書をダウンロード' }).click()
  return textOfPdf(readFileSync(await (await download).path()))
}

test('an operator follows the guide from an empty folder to a restored shop, and two customers order there', async ({
  browser,
}) => {
  // Some fifty commands start a process each, which takes three times as long on a loaded machine.
  test.setTimeout(900_000)

  await test.step('settings and a new, empty shop', async () => {
    await done('install -d -m 750 -g irodori /etc/irodori')
    await done('install -m 640 -g irodori packages/operating/environment.example /etc/irodori/environment')
    fillInSettings(inFolder('etc/environment'), { address, dataDirectory: inFolder('data') })
    await done('install -d -m 750 -o irodori -g irodori /var/lib/irodori')
    await done('sudo -u irodori npm run shop -- create')
    expect((await operator.type('npm run shop -- create')).code).not.toBe(0)
  })

  await test.step('without a profile nothing starts, and each missing part is named', async () => {
    const said = await operator.start()
    for (const part of ['name', 'issuer.registrationNumber', 'legal.commerce']) expect(said).toContain(part)
    writeProfile(folder, ['issuer', 'sender'])
    const { code, output } = await operator.type('npm run shop -- profile check my-shop/profile.json')
    expect(code).toBe(1)
    for (const part of ['issuer.name', 'issuer.registrationNumber', 'sender'])
      expect(output).toContain(`${part}: is missing`)
    writeProfile(folder)
    await done('npm run shop -- profile check my-shop/profile.json')
    await done('sudo -u irodori npm run shop -- profile set my-shop/profile.json')
    expect(await done('npm run shop -- profile show')).toContain(SHOP.issuer)
  })

  await test.step('a catalogue, and orders of two people from a file in Shift_JIS', async () => {
    await done('npm run shop -- catalogue import packages/operating/first-catalogue')
    const foreign = await operator.type('npm run shop -- orders import packages/operating/first-catalogue/orders.csv')
    // The guide says that the example's order has the prefix of the example's shop.
    expect([foreign.code, foreign.output]).toEqual([1, expect.stringContaining('tayori-10000001')])
    writeOrders(folder)
    const wrong = await operator.typeOther('npm run shop -- orders import orders.csv --encoding euc-jp')
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringMatching(/euc-jp/i)])
    const dry = await operator.typeOther('npm run shop -- orders import orders.csv --dry-run')
    expect([dry.code, dry.output]).toEqual([0, expect.stringContaining('髙橋')])
    expect(await done('npm run shop -- orders import orders.csv')).toContain('2 orders were added')
  })

  await test.step('the server starts and is ready', async () => {
    expect(await operator.start()).toBeNull()
    expect(await done('curl -s http://localhost:3000/health/ready')).toContain('"ready":true')
    expect(await done('npm run shop -- --help')).toContain('orders')
  })

  const hashOf = async ({ orderNumber, phone }: Customer): Promise<string | null | undefined> =>
    (await (await callShop(address, orderNumber, phone)).order()).designs[0]?.approvedHash
  let approved: string | null | undefined
  await test.step('a customer logs in with the prefix of the shop, designs, sees their own order only and starts production', async () => {
    const page = await logIn(browser, MIZUKI)
    await expect(page).toHaveTitle(new RegExp(`${SHOP.name}$`))
    expect(await page.locator('body').innerText()).not.toMatch(DEMO_NAMES)
    await expect(page.getByText(HANAKO.orderNumber)).toHaveCount(0)
    await page.goto(`${address}/product/tayori-postcard?order=${MIZUKI.orderNumber}`)
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /山なみ/ })
      .click()
    await page.getByRole('link', { name: 'このデザインで作る' }).click()
    await editorReady(page)
    await openItem(page, /写真1/)
    await choosePhotos(page, (await samplePhotos()).small())
    await expect(page.getByText(/印刷の細かさ/)).toBeVisible()
    await closeInspector(page)
    await openItem(page, /山のふもと/)
    await page.getByRole('textbox', { name: '文字' }).fill('もみじの便り')
    await closeInspector(page)
    await save(page)
    const guest = await callShop(address, MIZUKI.orderNumber, MIZUKI.phone)
    await waitForRenders(guest)
    approved = await hashOf(MIZUKI)
    expect(approved).toMatch(/^[0-9a-f]{64}$/)
    await startProduction(page, MIZUKI)
    const receipt = await receiptOf(page, MIZUKI)
    for (const words of [SHOP.issuer, SHOP.registrationNumber, '髙橋']) expect(receipt).toContain(words)
    expect(receipt).not.toMatch(DEMO_NAMES)
    expect(receipt).not.toContain('渡邊')
    await page.context().close()
  })

  await test.step('the second customer does the same', async () => {
    const guest = await callShop(address, HANAKO.orderNumber, HANAKO.phone)
    await designPiece(guest, { templateIds: ['yamanami'], sides: 1 })
    await waitForRenders(guest)
    const page = await logIn(browser, HANAKO)
    await expect(page.getByText(MIZUKI.orderNumber)).toHaveCount(0)
    await startProduction(page, HANAKO)
    await page.context().close()
  })

  await test.step('the staff pack and send', async () => {
    const show = 'npm run shop -- orders show irodori-10000001'
    // Each typed command starts a process, so the customers' calls wait for the production.
    for (const { orderNumber, phone } of CUSTOMERS) {
      const guest = await callShop(address, orderNumber, phone)
      await expect.poll(async () => (await guest.order()).status, { timeout: 60_000 }).toBe('CREATING')
    }
    const shown = await done(show)
    expect(shown).toContain('CREATING')
    await done('npm run shop -- print irodori-10000001 ./out')
    const files = readdirSync(inFolder('out')).filter((name) => /\.(?:png|pdf)$/.test(name))
    expect(files.length).toBeGreaterThan(1)
    await done('npm run shop -- reprint ./out/manifest.json ./again')
    for (const name of files)
      expect(readFileSync(inFolder(`again/${name}`)).equals(readFileSync(inFolder(`out/${name}`)))).toBe(true)
    // PRF-2: the oldest Node that the shop may run with, whose Unicode data and zlib are older too, makes the same bytes.
    const oldest = installNode(`${project.engines.node.replace('>=', '')}.0`, folder)
    const again = await operator.typeOther(
      `${oldest} ${root}/packages/api/src/staff/main.ts reprint ./out/manifest.json ./older`,
    )
    expect(again.code, again.output).toBe(0)
    for (const name of files)
      expect(readFileSync(inFolder(`older/${name}`)).equals(readFileSync(inFolder(`out/${name}`)))).toBe(true)
    const day = /\d{4}-\d\d-\d\d/.exec(/ship[^\n]*\d{4}-\d\d-\d\d/i.exec(shown)?.[0] ?? '')?.[0]
    await done('npm run shop -- orders stuck')
    const packed = 'npm run shop -- orders pack --ship-date 2026-11-26 --folder ./today'
    await operator.type(packed)
    const { code, output } = await operator.typeOther(packed.replace('2026-11-26', String(day)))
    expect(code, output).toBe(0)
    const slips = await textOfPdf(readFileSync(inFolder('today/slips.pdf')))
    for (const words of ['髙橋', '渡邊', SHOP.name]) expect(slips).toContain(words)
    writeShipped(folder, MIZUKI.orderNumber)
    await done('npm run shop -- orders ship --file shipped.csv')
    await done('npm run shop -- orders ship irodori-10000008 --carrier sagawa --tracking 1234-5678-9012')
    await done('npm run shop -- orders deliver irodori-10000008')
    expect(await done(show)).toContain('1111-2222-3333')
  })

  await test.step('the other commands of the guide do what it says', async () => {
    // A running server takes a profile that is set again.
    await done('npm run shop -- profile set my-shop/profile.json')
    await done('npm run shop -- stock set greeting-card 200')
    writeIssue(folder)
    await done('npm run shop -- magazine preview winter-2026.md --folder ./preview')
    expect(readdirSync(inFolder('preview')).join()).toContain('.eml')
    await done('npm run shop -- magazine send winter-2026.md')
    expect(await done('npm run shop -- accounts logout --all')).toMatch(/^\d+ sessions are ended$/m)
    expect(await done('npm run shop -- staff invite owner@print.example --role owner')).toContain('/desk/link#token=')
    expect(await done('npm run shop -- staff list')).toContain('owner@print.example')
    await done('npm run shop -- jobs list')
    await done("npm run shop -- fonts check NotoSansJP.ttf --text '髙﨑'")
    await done(`echo '{ "designDays": 180, "orderDays": 2557 }' > retention.json`)
    await done('npm run shop -- settings set retention retention.json')
    await done('npm run shop -- privacy due')
    await done('npm run shop -- privacy erased')
    await done('npm run shop -- privacy export --email hanako@example.jp --to ./hanako')
    const exported = readdirSync(inFolder('hanako'), { recursive: true }).join()
    expect(exported).not.toBe('')
    expect(await done('npm run shop -- privacy erase --email hanako@example.jp')).toContain(HANAKO.orderNumber)
    expect(await done('npm run shop -- privacy log --subject irodori-10000001')).toContain('orders show')
  })

  await test.step('the night: a backup, and the invariants', async () => {
    await done('npm run shop -- backup /srv/backup')
    await done('npm run invariants')
    expect(await done('npm run shop -- backup list /srv/backup')).toMatch(/^000001-/m)
  })

  await test.step('after the loss of everything nothing starts by itself, and the backup brings the shop back', async () => {
    await operator.stop()
    rmSync(inFolder('data'), { recursive: true })
    expect(await operator.start()).toMatch(/create|restore/)
    expect(existsSync(inFolder('data/files'))).toBe(false)
    await done('npm run shop -- create')
    await done('npm run shop -- restore /srv/backup')
    await done('npm run invariants -- --days 2')
    expect(await operator.start()).toBeNull()
    const page = await logIn(browser, MIZUKI)
    expect(await hashOf(MIZUKI)).toBe(approved)
    const receipt = await receiptOf(page, MIZUKI, true)
    for (const words of [SHOP.issuer, SHOP.registrationNumber, '髙橋', '再発行']) expect(receipt).toContain(words)
    await page.context().close()
  })

  await test.step('every command of the guide was typed, or has a reason why not', async () => {
    const left = guideCommands().filter(
      (command) => !operator.typed.has(command) && !(command in NOT_TYPED) && !needsDocker(command),
    )
    expect(left).toEqual([])
    for (const command of Object.keys(NOT_TYPED)) expect(guideCommands()).toContain(command)
  })
})
