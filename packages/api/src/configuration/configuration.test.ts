import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { STANDARD_PRINT } from '../printFiles/printSettings.ts'
import { readConfiguration, VARIABLES } from './configuration.ts'

describe('the environment', () => {
  it('accepts an empty environment', () => {
    expect(readConfiguration({}, '/shop')).toMatchObject({
      ok: true,
      value: {
        port: 3000,
        dataDirectory: '/shop/data',
        storage: { kind: 'FILES', directory: '/shop/data/files' },
        databaseUrl: null,
      },
    })
  })

  it('PRF-3: configures how print files are built', () => {
    expect(readConfiguration({}, '/shop')).toMatchObject({ value: { print: STANDARD_PRINT } })
    const environment = {
      PRINT_STANDARD: 'X-1a',
      PRINT_ICC_PROFILE: 'japan.icc',
      PRINT_CONDITION: 'JC200103',
      PRINT_COLOUR: 'cmyk',
      PRINT_INK_LIMIT: '320',
      PRINT_RICH_BLACK: '40/30/30/100',
      PRINT_CROP_MARKS: 'on',
      PRINT_BOOKLETS: 'pages',
    }
    const print = {
      standard: 'X-1a',
      profilePath: '/shop/japan.icc',
      condition: 'JC200103',
      colour: 'CMYK',
      inkLimit: 320,
      areaBlack: [40, 30, 30, 100],
      cropMarks: true,
      booklets: 'PAGES',
    }
    expect(readConfiguration(environment, '/shop')).toMatchObject({ value: { print } })
    expect(readConfiguration({ PRINT_COLOUR: 'blue' }, '/shop').ok).toBe(false)
    expect(readConfiguration({ PRINT_STANDARD: 'X-3' }, '/shop').ok).toBe(false)
  })

  it('PRF-10: refuses an ink limit that is no number of percent, or that has no effect', () => {
    for (const limit of ['32', '320.5', '401', 'most']) {
      const environment = { PRINT_COLOUR: 'cmyk', PRINT_INK_LIMIT: limit }
      expect(readConfiguration(environment, '/shop')).toEqual({
        ok: false,
        error: ['PRINT_INK_LIMIT: must be a whole number of percent from 200 to 400'],
      })
    }
    expect(readConfiguration({ PRINT_INK_LIMIT: '320' }, '/shop')).toEqual({
      ok: false,
      error: ['PRINT_INK_LIMIT: requires PRINT_COLOUR=cmyk, because with rgb the press converts the colours'],
    })
  })

  it('PRF-11: refuses a rich black that is no four inks, or is above the ink limit', () => {
    const errorOf = (environment: NodeJS.ProcessEnv) => {
      const result = readConfiguration({ PRINT_COLOUR: 'cmyk', ...environment }, '/shop')
      return result.ok ? null : result.error
    }
    const form = ['PRINT_RICH_BLACK: must be four inks in percent, such as 40/30/30/100']
    for (const black of ['40/30/30', '40,30,30,100', '40/30/30/101']) {
      expect(errorOf({ PRINT_RICH_BLACK: black })).toEqual(form)
    }
    expect(errorOf({ PRINT_RICH_BLACK: '60/60/60/100', PRINT_INK_LIMIT: '270' })).toEqual([
      'PRINT_RICH_BLACK: its total of 280 percent is above PRINT_INK_LIMIT',
    ])
    expect(errorOf({ PRINT_RICH_BLACK: '60/60/60/100', PRINT_INK_LIMIT: '280' })).toBeNull()
    expect(errorOf({ PRINT_RICH_BLACK: '40/30/30/100', PRINT_COLOUR: 'rgb' })).toEqual([
      'PRINT_RICH_BLACK: requires PRINT_COLOUR=cmyk, because with rgb the press converts the colours',
    ])
  })

  it('converts the environment to milliseconds, bytes and absolute paths', () => {
    const environment = {
      SESSION_IDLE_HOURS: '2',
      WORKER_MEMORY_MB: '256',
      STORAGE_URL: 'file:///srv/files',
      DEMO_SHOP: 'off',
    }
    expect(readConfiguration(environment, '/shop')).toMatchObject({
      value: {
        sessionIdleMs: 7_200_000,
        workerMemory: 268_435_456,
        storage: { kind: 'FILES', directory: '/srv/files' },
        demoShop: false,
      },
    })
  })

  it('uses the sandbox in the demo shop only, and requires the key of a real marketplace', () => {
    const shops = (environment: NodeJS.ProcessEnv) => {
      const result = readConfiguration(environment, '/shop')
      return result.ok ? result.value.marketplaces : result.error
    }
    expect(shops({})).toEqual({ YAHOO: 'SANDBOX', RAKUTEN: 'SANDBOX', COLOR_ME: 'SANDBOX' })
    expect(shops({ DEMO_SHOP: 'off' })).toEqual({ YAHOO: null, RAKUTEN: null, COLOR_ME: null })
    expect(shops({ YAHOO_URL: 'off', RAKUTEN_URL: 'https://shop.example/api/', RAKUTEN_KEY: 'a:b' })).toEqual({
      YAHOO: null,
      RAKUTEN: { url: 'https://shop.example/api', key: 'a:b' },
      COLOR_ME: 'SANDBOX',
    })
    expect(shops({ COLOR_ME_URL: 'https://shop.example' })).toMatchObject({
      COLOR_ME: { url: 'https://shop.example', key: null },
    })
  })

  it('knows the addresses of the marketplaces, and the form of their keys', () => {
    const shops = (environment: NodeJS.ProcessEnv) => {
      const result = readConfiguration(environment, '/shop')
      return result.ok ? result.value.marketplaces : result.error
    }
    const keys = { YAHOO_KEY: 'store:token', RAKUTEN_KEY: 'secret:licence', COLOR_ME_KEY: 'token' }
    expect(shops({ DEMO_SHOP: 'off', ...keys })).toEqual({
      YAHOO: { url: 'https://circus.shopping.yahooapis.jp', key: 'store:token' },
      RAKUTEN: { url: 'https://api.rms.rakuten.co.jp', key: 'secret:licence' },
      COLOR_ME: { url: 'https://api.shop-pro.jp', key: 'token' },
    })
    expect(shops({ YAHOO_KEY: 'token' })).toEqual(['YAHOO_KEY: must be sellerId:token'])
    expect(shops({ RAKUTEN_KEY: 'secret:' })).toEqual(['RAKUTEN_KEY: must be secret:licence'])
  })

  it('writes mails to files, or sends them with a mail server', () => {
    const read = (environment: NodeJS.ProcessEnv) => {
      const result = readConfiguration(environment, '/shop')
      if (!result.ok) return result.error
      const { mail, publicUrl } = result.value
      return { mail, publicUrl }
    }
    expect(read({ PORT: '4770' })).toEqual({
      mail: { kind: 'FILES', directory: '/shop/data/mail' },
      publicUrl: 'http://localhost:4770',
    })
    const url = 'smtps://shop:secret@mail.example:465'
    expect(read({ MAIL_URL: url, PUBLIC_URL: 'https://shop.example/', DEMO_SHOP: 'off' })).toEqual({
      mail: { kind: 'SMTP', url },
      publicUrl: 'https://shop.example',
    })
  })

  it('remarks on each variable that the profile of the shop has replaced, and on no other', () => {
    const remarksOn = (environment: NodeJS.ProcessEnv) => {
      const result = readConfiguration(environment, '/shop')
      return result.ok ? result.value.remarks : result.error
    }
    expect(remarksOn({ PORT: '4770', SHOP_PREFIX: '' })).toEqual([])
    const set = { SHOP_PREFIX: 'tayori', MAIL_FROM: 'from@shop.example', SHOP_MAIL: 'staff@shop.example' }
    expect(remarksOn(set)).toEqual([
      expect.stringMatching(/^SHOP_PREFIX is no longer read: it is orderPrefix of the profile .*remove the variable$/),
      expect.stringContaining('MAIL_FROM is no longer read: it is sender of the profile'),
      expect.stringContaining('SHOP_MAIL is no longer read: it is contact.email of the profile'),
    ])
  })

  it('uses a geocoder only if one is configured', () => {
    const geocoder = (environment: NodeJS.ProcessEnv) => readConfiguration(environment, '/shop')
    expect(geocoder({})).toMatchObject({ value: { geocoder: null } })
    expect(geocoder({ GEOCODER_URL: 'off' })).toMatchObject({ value: { geocoder: null } })
    const url = 'https://maps.example/geocode/json'
    expect(geocoder({ GEOCODER_URL: url })).toMatchObject({ value: { geocoder: { url, key: '' } } })
    expect(geocoder({ GEOCODER_URL: url, GEOCODER_KEY: 'k' })).toMatchObject({
      value: { geocoder: { url, key: 'k' } },
    })
  })

  it.each([
    ['MAIL_URL', 'http://mail.example'],
    ['MAIL_URL', 'smtp://'],
    ['GEOCODER_URL', 'maps.example'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'https://shop.example/path'],
  ])('refuses %s=%s and names the variable', (name, value) => {
    const result = readConfiguration({ [name]: value }, '/shop')
    expect(result).toMatchObject({ ok: false, error: [expect.stringContaining(name)] })
  })

  it('refuses a public address over HTTPS until DEMO_SHOP says whether the shop is the demo', () => {
    const isDemo = (environment: NodeJS.ProcessEnv) => {
      const result = readConfiguration(environment, '/shop')
      return result.ok ? result.value.demoShop : result.error
    }
    const publicUrl = { PUBLIC_URL: 'https://shop.example' }
    const refusal = [expect.stringMatching(/^DEMO_SHOP: must be set together with an https PUBLIC_URL/)]
    expect(isDemo(publicUrl)).toEqual(refusal)
    expect(isDemo({ ...publicUrl, DEMO_SHOP: '' })).toEqual(refusal)
    expect(isDemo({ ...publicUrl, DEMO_SHOP: 'off' })).toBe(false)
    expect(isDemo({ ...publicUrl, DEMO_SHOP: 'on' })).toBe(true)
    expect(isDemo({ PUBLIC_URL: 'http://localhost:3000' })).toBe(true)
  })

  it('configures a bucket, with or without access keys', () => {
    const read = (environment: NodeJS.ProcessEnv) => {
      const result = readConfiguration(environment, '/shop')
      return result.ok ? result.value.storage : result.error
    }
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
    expect(read({ STORAGE_URL: 's3://prints/shop/one/?endpoint=http://store:9000&region=tokyo', ...keys })).toEqual({
      kind: 'BUCKET',
      place: {
        bucket: 'prints',
        prefix: 'shop/one',
        endpoint: 'http://store:9000',
        region: 'tokyo',
        credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      },
    })
    expect(read({ STORAGE_URL: 's3://prints' })).toEqual({
      kind: 'BUCKET',
      place: { bucket: 'prints', prefix: '', endpoint: null, region: 'us-east-1', credentials: null },
    })
  })

  it.each([
    ['off', false],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
    ['127.0.0.1', ['127.0.0.1']],
  ])('trusts the configured proxies: %s', (text, trustProxy) => {
    expect(readConfiguration({ TRUST_PROXY: text }, '/shop')).toMatchObject({ value: { trustProxy } })
  })

  it('logs each request of a real shop, and only warnings of a demo shop', () => {
    expect(readConfiguration({}, '/shop')).toMatchObject({ value: { logLevel: 'warn' } })
    expect(readConfiguration({ DEMO_SHOP: 'off' }, '/shop')).toMatchObject({ value: { logLevel: 'info' } })
  })

  it('counts an empty variable as unset', () => {
    expect(readConfiguration({ PORT: '' }, '/shop')).toMatchObject({ value: { port: 3000 } })
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['WORKERS', '0'],
    ['DATABASE_URL', 'mysql://x'],
    ['STORAGE_URL', 'ftp://bucket'],
    ['STORAGE_URL', 's3://b'],
    ['STORAGE_URL', 's3://bucket/.hidden'],
    ['STORAGE_URL', 's3://bucket?endpoint=ftp://store'],
    ['STORAGE_URL', 's3://bucket?endpiont=https://store'],
    ['STORAGE_URL', 'file://elsewhere/files'],
    ['AWS_SECRET_ACCESS_KEY', 'secret'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['METRICS_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['YAHOO_URL', 'sandbox'],
    ['YAHOO_KEY', 'two words'],
  ])('refuses an environment with the name of the invalid variable: %s=%s', (name, value) => {
    const result = readConfiguration({ [name]: value }, '/shop')
    expect(result).toEqual({ ok: false, error: [expect.stringContaining(`${name}: `)] })
  })

  it.each([
    [{}, 5],
    [{ WRONG_TRIES_PER_HOUR: '7' }, 7],
    [{ FAILED_ATTEMPTS_PER_HOUR: '9', WRONG_TRIES_PER_HOUR: '7' }, 9],
  ])('limits failed attempts by the variable or by its former name: %j', (environment, failedAttemptsPerHour) => {
    expect(readConfiguration(environment, '/shop')).toMatchObject({ value: { failedAttemptsPerHour } })
  })

  it('the README documents the environment, variable by variable', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    const told = [...readme.matchAll(/^\| `([A-Z0-9_]+)` /gm)].map(([, name]) => name ?? '')
    expect(told.toSorted()).toEqual(VARIABLES.toSorted())
  })

  it('accepts the example file of a new shop, and reads all variables in it', () => {
    const example = readFileSync(new URL('../../../operating/environment.example', import.meta.url), 'utf8')
    const set = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const)
    // Caddy on the same machine is the only way in.
    expect(readConfiguration(Object.fromEntries(set), '/shop')).toMatchObject({ value: { host: '127.0.0.1' } })
    const named = [...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = '']) => name)
    expect(named.filter((name) => !VARIABLES.includes(name))).toEqual([])
  })
})
