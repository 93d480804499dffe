import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { encodeCp932 } from '@irodori/table-file/encodeCp932'
import { guideIssue } from './guideText.ts'

const packages = fileURLToPath(new URL('../../../../packages', import.meta.url))
const FIRST_PROFILE = path.join(packages, 'operating/first-profile')

/** The shop of this operator. */
export const SHOP = {
  name: 'もみじ写真工房',
  prefix: 'momiji',
  issuer: '株式会社もみじ',
  registrationNumber: 'T8700110005901',
}

export interface Customer {
  readonly orderNumber: string
  /** Digits that complete the shop's prefix when they are typed after `b`. */
  readonly digits: string
  readonly phone: string
  readonly name: string
  readonly email: string
}

/** Two people; CP932 has the 髙 of the first, which other encodings of Shift_JIS lack. */
export const CUSTOMERS: readonly [Customer, Customer] = [
  {
    orderNumber: 'momiji-10000001',
    digits: '10000001',
    phone: '09011112222',
    name: '髙橋 美月',
    email: 'mizuki@example.jp',
  },
  {
    orderNumber: 'momiji-10000008',
    digits: '10000008',
    phone: '08033334444',
    name: '渡邊 花子',
    email: 'hanako@example.jp',
  },
]

/** Makes the folder that stands for the checkout, in which the operator writes files of their own. */
export function openCheckout(folder: string): void {
  symlinkSync(packages, path.join(folder, 'packages'))
}

/** Fills in the settings as the guide asks, and shortens the waiting period of customers to nothing. */
export function fillInSettings(file: string, own: { readonly address: string; readonly dataDirectory: string }): void {
  const filled = readFileSync(file, 'utf8')
    .replace(/^PUBLIC_URL=.*$/m, `PUBLIC_URL=${own.address}`)
    .replace(/^DATA_DIR=.*$/m, `DATA_DIR=${own.dataDirectory}`)
    // Without a mail server mails are written to the data directory.
    .replace(/^MAIL_URL=.*$/m, '')
  writeFileSync(file, `${filled}\nWAITING_MINUTES=0\n`)
}

/** Writes the profile from the first one, without these parts. */
export function writeProfile(folder: string, without: readonly string[] = []): void {
  const own = path.join(folder, 'my-shop')
  mkdirSync(own, { recursive: true })
  for (const name of readdirSync(FIRST_PROFILE))
    writeFileSync(path.join(own, name), readFileSync(path.join(FIRST_PROFILE, name)))
  const profile = JSON.parse(readFileSync(path.join(FIRST_PROFILE, 'profile.json'), 'utf8'))
  Object.assign(profile, { name: SHOP.name, orderPrefix: SHOP.prefix, carriers: ['yamato', 'sagawa'] })
  Object.assign(profile.issuer, { name: SHOP.issuer, registrationNumber: SHOP.registrationNumber })
  for (const part of without) delete profile[part]
  writeFileSync(path.join(own, 'profile.json'), JSON.stringify(profile))
}

/** Writes an order of each customer as a spreadsheet exports it in Japan, in CP932. */
export function writeOrders(folder: string): void {
  const [head = '', first = ''] = readFileSync(path.join(packages, 'operating/first-catalogue/orders.csv'), 'utf8')
    .trimEnd()
    .split('\n')
  const heads = `${head},ordererEmail`.split(',')
  const rows = CUSTOMERS.map(({ orderNumber, phone, name, email }) => {
    const [familyName = '', firstName = ''] = name.split(' ')
    const own: Readonly<Record<string, string>> = {
      orderNumber,
      phoneNumber: phone,
      unit: '1',
      'orderer.familyName': familyName,
      'orderer.firstName': firstName,
      'receiver.familyName': familyName,
      'receiver.firstName': firstName,
      'receiver.subAddress2': '①号室',
      ordererEmail: email,
    }
    const cells = `${first},`.split(',')
    return heads.map((column, at) => own[column] ?? cells[at]).join(',')
  })
  const { bytes } = encodeCp932([heads.join(','), ...rows, ''].join('\r\n'))
  writeFileSync(path.join(folder, 'orders.csv'), bytes)
}

/** Writes the export of a carrier with the tracking number of an order. */
export function writeShipped(folder: string, orderNumber: string): void {
  writeFileSync(path.join(folder, 'shipped.csv'), `number,carrier,tracking\n${orderNumber},sagawa,1111-2222-3333\n`)
}

/** Writes the issue of the mail magazine that the guide shows, with its picture. */
export function writeIssue(folder: string): void {
  writeFileSync(path.join(folder, 'winter-2026.md'), guideIssue())
  const picture = path.join(packages, 'operating/first-catalogue/pictures/product/tayori-postcard.png')
  writeFileSync(path.join(folder, 'snow.png'), readFileSync(picture))
}
