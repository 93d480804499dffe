import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_PROFILE_FILE } from '@irodori/demo-shop/profileFile'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import { givenProfile, OTHER_PROFILE_FILE } from '../../testing/testProfile.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { readProfileFile } from './readProfileFile.ts'
import { problemLines, profileProblems } from './shopProfile.ts'
import {
  hasProfile,
  ProfileIsMissing,
  putProfile,
  readLegalText,
  readProfile,
  storedProfileProblems,
} from './storedProfile.ts'

/** The profile with which a new shop begins, by packages/operating/README.md. */
const FIRST_PROFILE_FILE = fileURLToPath(new URL('../../../operating/first-profile/profile.json', import.meta.url))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-profile-'))
  await cp(dirname(OTHER_PROFILE_FILE), folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const file = () => join(folder, 'profile.json')

/** The problems of the other shop's profile with some fields changed; undefined removes a field. */
async function problemsWith(changes: Readonly<Record<string, unknown>>): Promise<string[]> {
  await writeFile(file(), JSON.stringify({ ...JSON.parse(await readFile(file(), 'utf8')), ...changes }))
  const read = await readProfileFile(file())
  return read.ok ? [] : problemLines(read.error)
}

describe('the file of a profile', () => {
  it.each([DEMO_PROFILE_FILE, OTHER_PROFILE_FILE, FIRST_PROFILE_FILE])('%s is complete', async (path) => {
    expect(await readProfileFile(path)).toMatchObject({ ok: true })
  })

  it('names each missing part, those of its parts included, and what to write', async () => {
    const lines = problemLines(profileProblems({}))
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      ...['name', 'mark', 'orderPrefix', 'issuer.name', 'issuer.address', 'issuer.phoneNumber'],
      ...[
        'issuer.registrationNumber',
        'issuer.seal',
        'contact.email',
        'contact.phoneNumber',
        'contact.hours',
        'sender',
      ],
      ...[
        'legal.terms.ja',
        'legal.privacy.ja',
        'legal.commerce.ja',
        'colours.accent',
        'languages',
        'currency',
        'carriers',
      ],
    ])
    for (const line of lines) expect(line).toMatch(/is missing: write /)
  })

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['an unknown field', { nmae: 'x' }, 'nmae: is unknown: correct the name'],
    ['a registration number with a wrong check digit', { issuer: issuerWith('T0000000000000') }, 'right check digit'],
    ['a pale accent', { colours: { accent: '#e6b95c' } }, 'colours.accent: has too little contrast'],
    ['no colour', { colours: { accent: 'red' } }, 'colours.accent: must be a colour as'],
    ['English only', { languages: ['en'] }, 'languages: must contain "ja"'],
    ['another currency', { currency: 'USD' }, 'currency: must be "JPY"'],
    ['an unknown carrier', { carriers: ['dove'] }, 'carriers.0: must be yamato, sagawa'],
    ['a prefix with a hyphen', { orderPrefix: 'my-shop' }, 'orderPrefix: must be a letter'],
    ['a name with a line break', { name: 'a\nBcc: x' }, 'name: must be one line'],
    ['no address', { sender: 'shop' }, 'sender: must be the address that mails are sent from'],
    [
      'EMB-2 a site with a path',
      { embedding: ['https://flowers.example/shop'] },
      'embedding.0: must be the origin of a site',
    ],
    ['EMB-2 any site', { embedding: ['*'] }, 'embedding.0: must be the origin of a site'],
    ['EMB-2 one site in place of a list', { embedding: 'https://flowers.example' }, 'embedding: must be the origins'],
    [
      'a page for orders without https',
      { orderPages: [{ name: { ja: '店' }, url: 'http://shop.example/' }] },
      'orderPages.0.url: must be an address that begins with https://',
    ],
    [
      'a page for orders that runs a script',
      { orderPages: [{ name: { ja: '店' }, url: 'javascript:alert(1)' }] },
      'orderPages.0.url: must be an address that begins with https://',
    ],
    [
      'a page for orders without a name',
      { orderPages: [{ url: 'https://shop.example/' }] },
      'orderPages.0.name: is missing: write the name of the page as',
    ],
    [
      'an address of parcels that is too long for a label',
      { shipping: shippingWith({ address: ['長'.repeat(17)] }) },
      TOO_LONG,
    ],
    [
      'a postal code of parcels that is none',
      { shipping: shippingWith({ zipCode: '15' }) },
      'shipping.shipper.zipCode: must be a postal code, as 150-0001',
    ],
    [
      'a contract with Yamato without its numbers',
      { shipping: { ...shippingWith({}), yamato: { customerCode: '0312345678', classCode: '' } } },
      'shipping.yamato.fareNumber: is missing: write 運賃管理番号, as 01',
    ],
    [
      'a number of a contract with hyphens',
      { shipping: { ...shippingWith({}), sagawa: { customerCode: '03-1234-5678' } } },
      'shipping.sagawa.customerCode: must be お客様コード, at most 12 digits',
    ],
    [
      'labels without the place that parcels come from',
      { shipping: { itemName: '印刷物' } },
      'shipping.shipper: is missing',
    ],
    ['a mark that is missing', { mark: 'none.svg' }, 'mark: none.svg cannot be read'],
    ['a mark elsewhere', { mark: '../../etc/mark.svg' }, 'is not beside the profile'],
  ])('refuses %s', async (_, changes, message) => {
    const lines = await problemsWith(changes)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(message)
  })

  it('reports a text that cannot be read once, and one of another encoding', async () => {
    await writeFile(join(folder, 'sjis.md'), Buffer.from([0x82, 0xa0]))
    expect(await problemsWith({ legal: { terms: 'none.md', privacy: 'sjis.md', commerce: 'commerce.txt' } })).toEqual([
      'legal.terms: none.md cannot be read: put the file beside the profile, or correct its name',
      'legal.privacy: sjis.md is not UTF-8: save it as UTF-8',
    ])
  })

  it('reports a file that is missing or is not JSON', async () => {
    expect(await readProfileFile(join(folder, 'none.json'))).toMatchObject({ error: [{ message: /cannot be read/ }] })
    await writeFile(file(), '{')
    expect(await readProfileFile(file())).toMatchObject({
      error: [{ message: expect.stringContaining('is not JSON') }],
    })
  })
})

const TOO_LONG = 'shipping.shipper.address.0: is too long: at most 16 characters'

function shippingWith(changes: Readonly<Record<string, unknown>>) {
  const shipper = { zipCode: '150-0001', address: ['東京都渋谷区'], phoneNumber: '03-0000-0000', ...changes }
  return { shipper, itemName: '印刷物' }
}

function issuerWith(registrationNumber: string) {
  return { name: '花', address: ['京都市'], phoneNumber: '', registrationNumber, seal: '' }
}

describe('the stored profile', () => {
  let database: Database
  beforeAll(async () => {
    database = await memoryDatabase()
  })
  afterAll(() => database.destroy())

  it('is missing in a new shop, with each of its parts', async () => {
    expect(await hasProfile(database)).toBe(false)
    await expect(readProfile(database)).rejects.toThrow(ProfileIsMissing)
    await expect(readLegalText(database, 'terms', 'ja')).rejects.toThrow('profile set FILE')
    expect((await storedProfileProblems(database, false)).length).toBeGreaterThan(15)
  })

  it('is read as it was written, with the known carriers completed', async () => {
    const given = await givenProfile(OTHER_PROFILE_FILE)
    await transact(database, (tx) => putProfile(tx, given))
    const profile = await readProfile(database)
    expect(profile).toMatchObject({
      name: 'はなみずき写真館',
      orderPrefix: 'hanamizuki',
      colours: { accent: '#1f5f4a' },
      contact: { hours: { ja: '火曜を除く 9:00〜18:00', en: null } },
    })
    expect(profile.carriers.map(({ id, name }) => `${id} ${name}`)).toEqual(['yamato ヤマト運輸', 'hanabin 花便'])
    expect(await storedProfileProblems(database, false)).toEqual([])
  })

  it('has no labels of parcels if an earlier release wrote it, and otherwise one form of the postal code', async () => {
    const given = await givenProfile(OTHER_PROFILE_FILE)
    await transact(database, (tx) => putProfile(tx, given))
    expect((await readProfile(database)).shipping).toBeNull()
    const shipping = shippingWith({ zipCode: '〒1500001' })
    await transact(database, (tx) => putProfile(tx, { ...given, shipping }))
    expect((await readProfile(database)).shipping).toEqual({
      ...shippingWith({ zipCode: '150-0001' }),
      yamato: null,
      sagawa: null,
      japanPost: null,
    })
  })

  it('answers a legal text in Japanese where the shop has no other version', async () => {
    expect(await readLegalText(database, 'terms', 'en')).toEqual({
      language: 'ja',
      lead: [{ kind: 'TEXT', text: 'はなみずき写真館をご利用いただくときの決まりです。' }],
      sections: [
        {
          title: 'お申し込み',
          blocks: [
            { kind: 'TEXT', text: 'お申し込みの前に、次のことをご確認ください。' },
            { kind: 'LIST', items: ['お名前に誤りがないこと', '写真をお使いになる許しがあること'] },
          ],
        },
        { title: '変更', blocks: [{ kind: 'TEXT', text: 'この規約は、変更することがあります。' }] },
      ],
    })
  })

  it('is refused if it has a problem, and the former one stays', async () => {
    const given = { ...(await givenProfile(OTHER_PROFILE_FILE)), name: '' }
    await expect(transact(database, (tx) => putProfile(tx, given))).rejects.toThrow()
    expect((await readProfile(database)).name).toBe('はなみずき写真館')
  })
})
